/** What the pages of chosen exercises load. Server side only. */
import { data } from 'react-router'
import { describedExercise } from '#app/loaders/described-set.server.ts'
import { exerciseAt } from '#app/loaders/exercises/kinds.server.ts'
import { listing, listingStatus } from '#app/loaders/listing.server.ts'
import { originOf } from '#app/loaders/site-url.server.ts'
import { refPath } from '#app/parts/exercise-ref.ts'
import { readChosen, setsPath, shownName } from '#app/parts/sets/chosen-sets.ts'
import type { OfferedTopic } from '#app/parts/sets/set-chooser.tsx'
import type { Shelf } from '#quiz/library/shelf.ts'
import { setIdOf, setLabel, topics } from '#quiz/library/topics.ts'
import { services } from '#server/services.server.ts'

/** The exercises of a link, the link itself, and what it names that is not there. Made for each request: no cache holds them. */
export async function loadChosen({ request }: Readonly<{ request: Request }>) {
  const { names, more } = readChosen(new URL(request.url).searchParams)
  const found = await Promise.all(names.map(async (name) => ({ name, view: await exerciseAt(refPath(name)) })))
  const sets = found.flatMap(({ view }) => (view === null ? [] : [describedExercise(view)]))
  const unknown = found.flatMap(({ name, view }) => (view === null ? [shownName(name)] : []))
  const url = originOf(request) + setsPath(found.flatMap(({ name, view }) => (view === null ? [] : [name])))
  const status = sets.length === 0 ? 404 : 200
  return data({ sets, unknown, more, url }, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** All topics with the sets that exist. */
export const offeredIn = (shelves: readonly Shelf[]): readonly OfferedTopic[] =>
  topics.map((topic) => {
    const setIds = shelves.find(({ type }) => type === topic.type)?.numbers.map(setIdOf) ?? []
    return { topic, sets: setIds.map((setId) => ({ setId, label: setLabel(setId) })) }
  })

export async function loadOffered() {
  const listed = await listing(async () => offeredIn(await services().setLibrary.shelves()))
  return data({ offered: listed.status === 'ok' ? listed.value : [] }, { status: listingStatus(listed) })
}

/** What the pages of chosen exercises load. Server side only. */
import { data } from 'react-router'
import { describedExercise } from '#app/loaders/described-set.server.ts'
import { findList, LIST_HEADERS } from '#app/loaders/exercises/find-list.server.ts'
import { listing, listingStatus } from '#app/loaders/listing.server.ts'
import { originOf } from '#app/loaders/site-url.server.ts'
import { exerciseRef } from '#app/parts/exercise-ref.ts'
import { setPath } from '#app/parts/set-path.ts'
import { setsPath } from '#app/parts/sets/chosen-sets.ts'
import type { ChoiceGroup } from '#app/parts/sets/set-chooser.tsx'
import type { Shelf } from '#quiz/library/shelf.ts'
import { setIdOf, setLabel, topics } from '#quiz/library/topics.ts'
import { services } from '#server/services.server.ts'

/** The exercises of a link, the link itself, and what it names that is not there. */
export async function loadChosen({ request }: Readonly<{ request: Request }>) {
  const { pieces, unknown, more } = await findList(new URL(request.url).searchParams)
  const names = pieces.map(({ name }) => name)
  const sets = pieces.map(({ view }) => describedExercise(view))
  const url = originOf(request) + setsPath(names)
  return data({ sets, names, unknown, more, url }, { status: sets.length === 0 ? 404 : 200, headers: LIST_HEADERS })
}

/** All topics with the sets that exist. */
export const offeredIn = (shelves: readonly Shelf[]): readonly ChoiceGroup[] =>
  topics.map(({ type, title, gloss, language }) => {
    const setIds = shelves.find((shelf) => shelf.type === type)?.numbers.map(setIdOf) ?? []
    return {
      id: type,
      title,
      language,
      note: gloss,
      spoken: gloss || title,
      look: 'chips',
      choices: setIds.map((setId) => ({
        ref: exerciseRef(setPath({ quizType: type, setId })),
        label: setLabel(setId),
        about: '',
      })),
    }
  })

export async function loadOffered() {
  const listed = await listing(async () => offeredIn(await services().setLibrary.shelves()))
  return data({ offered: listed.status === 'ok' ? listed.value : [] }, { status: listingStatus(listed) })
}

/** What the pages of chosen sets load. Server side only. */
import { data } from 'react-router'
import { boardPath, classPath, hasBoard, type SetRef } from '#app/parts/set-path.ts'
import { readChosen, setsPath } from '#app/parts/sets/chosen-sets.ts'
import type { OfferedTopic } from '#app/parts/sets/set-chooser.tsx'
import type { ListedSet } from '#app/parts/sets/set-list.tsx'
import type { LibrarySet } from '#quiz/library/library-set.ts'
import { topics } from '#quiz/library/topics.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import { services } from '#server/services.server.ts'
import { describedSet } from './described-set.server.ts'
import { knownSets } from './find-quiz.server.ts'
import { listing, listingStatus } from './listing.server.ts'
import { originOf } from './site-url.server.ts'

function listedSet(ref: SetRef, all: readonly LibrarySet[]): readonly ListedSet[] {
  const set = all.find(({ topic, setId }) => topic.type === ref.quizType && setId === ref.setId)
  const described = set === undefined ? null : describedSet(set)
  if (described === null) return []
  const { typed, ...shown } = described
  return [{ ...shown, board: hasBoard(definitions[typed.type]) ? boardPath(ref) : '', results: classPath(ref) }]
}

/** The sets of a link, the link itself, and what it names that is not there. Made for each request: no cache holds them. */
export async function loadChosen({ request }: Readonly<{ request: Request }>) {
  const { chosen, unknown, more } = readChosen(new URL(request.url).searchParams, await knownSets())
  const all = await services().setLibrary.all()
  const listed = chosen.flatMap((ref) => listedSet(ref, all))
  const url = originOf(request) + setsPath(chosen)
  const status = listed.length === 0 ? 404 : 200
  return data({ sets: listed, unknown, more, url }, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** All topics with the sets that exist. */
export const offeredIn = (all: readonly LibrarySet[]): readonly OfferedTopic[] =>
  topics.map((topic) => {
    const own = all.filter((set) => set.topic.type === topic.type)
    return { topic, sets: own.map(({ setId, label }) => ({ setId, label })) }
  })

export async function loadOffered() {
  const listed = await listing(async () => offeredIn(await services().setLibrary.all()))
  return data({ offered: listed.status === 'ok' ? listed.value : [] }, { status: listingStatus(listed) })
}

/** What the pages of chosen sets load. Server side only. */
import { data } from 'react-router'
import { boardPath, classPath, hasBoard, type SetRef, setPath } from '#app/parts/set-path.ts'
import { readChosen, setsPath } from '#app/parts/sets/chosen-sets.ts'
import type { OfferedTopic } from '#app/parts/sets/set-chooser.tsx'
import type { ListedSet } from '#app/parts/sets/set-list.tsx'
import { ownTitle } from '#quiz/contract/own-title.ts'
import { examMinutes } from '#quiz/contract/pace.ts'
import { topicOf, topics, yearOf } from '#quiz/library/topics.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import { services } from '#server/services.server.ts'
import { findSet } from './find-quiz.server.ts'
import { listing, listingStatus } from './listing.server.ts'
import { knownSets } from './load-whole.server.ts'
import { originOf } from './site-url.server.ts'

async function listedSet(ref: SetRef): Promise<readonly ListedSet[]> {
  const [topic, view] = [topicOf(ref.quizType), await findSet(ref)]
  if (topic === null || view.status !== 'ok') return []
  const { title, items } = view.typed.quiz
  const type = definitions[view.typed.type]
  return [
    {
      to: setPath(ref),
      board: hasBoard(type) ? boardPath(ref) : '',
      results: classPath(ref),
      name: `${topic.title} ${yearOf(ref.setId) ?? ''}`.trim(),
      language: topic.language,
      title: ownTitle(topic.title, title),
      facts: `${items.length} questions, about ${examMinutes(items.length, type.pace)} minutes`,
    },
  ]
}

/** The sets of a link, the link itself, and what it names that is not there. Made for each request: no cache holds them. */
export async function loadChosen({ request }: Readonly<{ request: Request }>) {
  const { chosen, unknown, more } = readChosen(new URL(request.url).searchParams, await knownSets())
  const listed = (await Promise.all(chosen.map(listedSet))).flat()
  const url = originOf(request) + setsPath(chosen)
  const status = listed.length === 0 ? 404 : 200
  return data({ sets: listed, unknown, more, url }, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** All topics with the sets that exist. */
export async function loadOffered() {
  const listed = await listing(async (): Promise<readonly OfferedTopic[]> => {
    const all = await services().setLibrary.all()
    return topics.map((topic) => {
      const own = all.filter((set) => set.topic.type === topic.type)
      return { topic, sets: own.map(({ setId, label }) => ({ setId, label })) }
    })
  })
  return data({ offered: listed.status === 'ok' ? listed.value : [] }, { status: listingStatus(listed) })
}

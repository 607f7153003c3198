/** What the result of a quiz leads to next: the next set of its topic, and after the last one another topic. */

import { setPath } from '#app/parts/set-path.ts'
import { languageOf } from '#lib/language.ts'
import type { NextStep } from '#quiz/flow/result/afterwards.tsx'
import { type LibrarySet, setName, shortTitle } from '#quiz/library/library-set.ts'

/** Where there is no other set. */
const ALL_TOPICS: NextStep = { to: '/practice', lead: '', title: 'All topics', language: 'en' }

const LEAD = 'Next: '

/** By its title within a topic; from elsewhere with its topic. */
function stepTo(set: LibrarySet, sameTopic: boolean): NextStep {
  const to = setPath({ quizType: set.topic.type, setId: set.setId })
  const short = shortTitle(set)
  if (sameTopic) return titled(to, short === '' ? setName(set) : short)
  return titled(to, set.typed?.quiz.title || setName(set))
}

const titled = (to: string, title: string): NextStep => ({ to, lead: LEAD, title, language: languageOf(title) })

/** After a set of the library. `sets` are in the order of the practice page; after the last set the first one follows. */
export function stepAfterSet(sets: readonly LibrarySet[], quizType: string, setId: string): NextStep {
  const at = sets.findIndex((set) => set.topic.type === quizType && set.setId === setId)
  const next = sets[(at + 1) % sets.length]
  return next === undefined ? ALL_TOPICS : stepTo(next, next.topic.type === quizType)
}

/** After a quiz that is no set: the set of this number, counted around. */
export function stepToSet(sets: readonly LibrarySet[], number: number): NextStep {
  const set = sets[number % sets.length]
  return set === undefined ? ALL_TOPICS : stepTo(set, false)
}

/** A page of the site by its name. */
export const stepToPage = (to: string, name: string): NextStep => titled(to, name)

/** What the result of a quiz leads to next: the next set of its topic, and after the last one another topic. */

import { setPath } from '#app/parts/set-path.ts'
import { type Language, languageOf, PAGE_LANGUAGE } from '#lib/language.ts'
import type { NextStep } from '#quiz/flow/result/afterwards.tsx'
import { type NamedSet, setName, shortTitle } from '#quiz/library/library-set.ts'
import type { SetPlace, Shelf } from '#quiz/library/shelf.ts'
import type { TypeName } from '#quiz/registry/definitions.ts'

/** Where there is no other set. */
const ALL_TOPICS: NextStep = { to: '/practice', lead: '', title: 'All topics', language: PAGE_LANGUAGE }

const LEAD = 'Next: '

type Numbered = Pick<Shelf, 'type' | 'numbers'>

/** The set that follows in the order of the practice page; after the last set the first one. Null where there is none. */
export function setAfter(shelves: readonly Numbered[], { type, number }: SetPlace): SetPlace | null {
  const at = shelves.findIndex((shelf) => shelf.type === type)
  const later = shelves[at]?.numbers.find((one) => one > number)
  if (later !== undefined) return { type, number: later }
  return setAt(shelves.slice(at + 1), 0) ?? setAt(shelves, 0)
}

/** The set with this number of all sets, counted around from 0. Null where there is none. */
export function setAt(shelves: readonly Numbered[], number: number): SetPlace | null {
  let left = number % shelves.reduce((sum, { numbers }) => sum + numbers.length, 0)
  for (const { type, numbers } of shelves) {
    const found = numbers[left]
    if (found !== undefined) return { type, number: found }
    left -= numbers.length
  }
  return null
}

/** By its title from a set of the same topic; from elsewhere with its topic. Null leads to all topics. */
export function stepToSet(set: NamedSet | null, from: TypeName | null): NextStep {
  if (set === null) return ALL_TOPICS
  const { topic, setId, title } = set
  const shown = topic.type === from ? shortTitle(set) : title
  return titled(setPath({ quizType: topic.type, setId }), shown === '' ? setName(set) : shown, topic.language)
}

const titled = (to: string, title: string, around: Language | null): NextStep => ({
  to,
  lead: LEAD,
  title,
  language: languageOf(title, around),
})

/** A page of the site by its name, and an exercise by its title. `around` is the language of the exercise. */
export const stepToPage = (to: string, name: string): NextStep => titled(to, name, null)
export const stepToExercise = (to: string, title: string, around: Language): NextStep => titled(to, title, around)

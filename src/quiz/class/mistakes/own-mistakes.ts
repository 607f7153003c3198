/** Codes of mistakes that a pupil tried again. Each pupil had other questions, so a code says only how many were right. Pure. */

import type { CodedSet } from '#quiz/class/coded-set.ts'
import { type ClassResult, type Pupil, rightOf } from '#quiz/class/read-class.ts'
import { MAX_CODE_ITEMS } from '#quiz/result-code/result-code.ts'

/** The id of so many mistakes in a result code; '' for more than a code has. */
export const mistakesId = (items: number): string => (items > MAX_CODE_ITEMS ? '' : `mistakes ${items}`)

/** Mistakes of every number that a code has. What was chosen is in no code: the options stand in an order of their own. */
export const MISTAKES: readonly CodedSet[] = Array.from({ length: MAX_CODE_ITEMS }, (_, i) => ({
  id: mistakesId(i + 1),
  name: 'My mistakes',
  choices: Array<number>(i + 1).fill(0),
}))

/** One code, the `number`-th from 1: `name` is '' where nothing stands beside it. */
export type TriedAgain = Readonly<{ number: number; name: string; right: number; of: number }>

const triedAgain = (pupil: Pupil, place: number): TriedAgain => ({
  number: place + 1,
  name: pupil.isNamed ? pupil.name : '',
  right: rightOf(pupil),
  of: pupil.marks.length,
})

/** In the order of the lines. */
export const mistakesIn = ({ pupils }: Pick<ClassResult, 'pupils'>): readonly TriedAgain[] =>
  MISTAKES.flatMap(({ id }) => pupils.get(id) ?? [])
    .toSorted((a, b) => a.line - b.line)
    .map(triedAgain)

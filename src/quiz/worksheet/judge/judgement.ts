/** What a marker says of the response to one part. */
import type { ItemResult } from '#quiz/contract/quiz-type.ts'
import type { Part } from '#quiz/worksheet/worksheet.ts'

/**
 * right: all marks. follows: right for the pupil's own earlier answer, all marks. form: the right value in another form, or a
 * sentence with a small slip, one mark less. slip, near, wrong: none (a slip in a sentence may still earn
 * some), `note` says why. unread: what was typed cannot be read, `note` says what to write. none: no answer. points: an open
 * answer, or a sentence of which nothing is known, which the pupil marks.
 */
export type Judgement = Readonly<{
  verdict: 'right' | 'follows' | 'form' | 'slip' | 'near' | 'wrong' | 'unread' | 'none' | 'points'
  earned: number
  note: string
}>

/** The result of a judged part. One that the pupil marks has no marks here. */
export const resultOf = ({ marks }: Part, { earned, verdict }: Judgement): ItemResult => ({
  earned,
  marks: verdict === 'points' ? 0 : marks,
  hint: verdict === 'form' ? 'form' : 'none',
})

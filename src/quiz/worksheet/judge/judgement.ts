/** What a marker says of the response to one part. */

/**
 * right: all marks. follows: right for the pupil's own earlier answer, all marks. form: the right value in another form, or a
 * sentence with a small slip, one mark less. slip, near, wrong: none (a slip in a sentence may still earn
 * some), `note` says why. none: no answer. points: an open answer, which the pupil marks.
 */
export type Judgement = Readonly<{
  verdict: 'right' | 'follows' | 'form' | 'slip' | 'near' | 'wrong' | 'none' | 'points'
  earned: number
  note: string
}>

/** Marks on paper what the exam asks no more. */

/** '12', or '*12' for a question that was asked until a year; `until` is 0 for one that is asked today. */
export const starred = (number: number, until: number): string => `${until === 0 ? '' : '*'}${number}`

/** The line of the cover that says what a star means; none where there is no star. */
export const starNote = (untils: readonly number[]): readonly string[] =>
  untils.some((until) => until !== 0) ? ['A star (*) marks a question that the exam of today asks no more.'] : []

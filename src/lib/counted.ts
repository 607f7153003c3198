/** A number with its noun. */

/** 'question' for one, 'questions' for any other number. */
export const noun = (count: number, singular: string): string => (count === 1 ? singular : `${singular}s`)

/** '1 question', '2 questions' */
export const counted = (count: number, singular: string): string => `${count} ${noun(count, singular)}`

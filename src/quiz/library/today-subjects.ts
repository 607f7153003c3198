/** The subjects of today's ten, as a pupil chooses them. The choice stands in the address and nowhere else. Pure. */

/** In the order of the questions. */
export const TODAY_SUBJECTS = ['english', 'chinese', 'maths', 'science'] as const

export type TodaySubject = (typeof TODAY_SUBJECTS)[number]

/** The ten of who has not chosen. */
export const USUAL_SUBJECTS: readonly TodaySubject[] = ['english', 'chinese']

/** The subjects among these words, each once and in order; the usual ones where there is none. */
export function chosenSubjects(words: readonly string[]): readonly TodaySubject[] {
  const chosen = TODAY_SUBJECTS.filter((subject) => words.includes(subject))
  return chosen.length === 0 ? USUAL_SUBJECTS : chosen
}

/** As they stand in an address: 'english-maths', '' for the usual ones. */
export function subjectsSlug(subjects: readonly TodaySubject[]): string {
  const slug = subjects.join('-')
  return slug === USUAL_SUBJECTS.join('-') ? '' : slug
}

/** The subjects of an address; null where it is written in another way. */
export function subjectsOfSlug(slug: string): readonly TodaySubject[] | null {
  const subjects = chosenSubjects(slug.split('-'))
  return subjectsSlug(subjects) === slug ? subjects : null
}

/** How many of so many questions each subject has: as equal as can be, the first ones one more. */
export const placesOf = (subjects: readonly TodaySubject[], total: number): ReadonlyMap<TodaySubject, number> =>
  new Map(subjects.map((subject, i) => [subject, Math.floor((total - i - 1) / subjects.length) + 1]))

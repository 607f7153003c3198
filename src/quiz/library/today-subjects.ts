/** The subjects of today's ten, as a pupil chooses them. The choice is in the URL and nowhere else. Pure. */

import { SUBJECTS, type Subject } from '#lib/subjects.ts'

/** The ten of who has not chosen. */
export const USUAL_SUBJECTS: readonly Subject[] = ['english', 'chinese']

/** The subjects among these words, each once and in the order of the questions; the usual ones where there is none. */
export function chosenSubjects(words: readonly string[]): readonly Subject[] {
  const chosen = SUBJECTS.filter((subject) => words.includes(subject))
  return chosen.length === 0 ? USUAL_SUBJECTS : chosen
}

/** As they are in a URL: 'english-maths', '' for the usual ones. */
export function subjectsSlug(subjects: readonly Subject[]): string {
  const slug = subjects.join('-')
  return slug === USUAL_SUBJECTS.join('-') ? '' : slug
}

/** The subjects of a URL; null where it is written in another way. */
export function subjectsOfSlug(slug: string): readonly Subject[] | null {
  const subjects = chosenSubjects(slug.split('-'))
  return subjectsSlug(subjects) === slug ? subjects : null
}

/** How many of so many questions each subject has: as equal as can be, the first ones one more. */
export const itemsPerSubject = (subjects: readonly Subject[], total: number): ReadonlyMap<Subject, number> =>
  new Map(subjects.map((subject, i) => [subject, Math.floor((total - i - 1) / subjects.length) + 1]))

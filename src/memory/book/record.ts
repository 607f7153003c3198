/** Writes an answer into the book. Pure. */

import type { Book, Mistake, SkillDays } from '#memory/kept/shapes.ts'
import { type Given, next, RIGHT_DAYS } from './next.ts'

/** One marked item: what names it, and what was given for it. */
export type Answer = Given & Pick<Mistake, 'ref' | 'version' | 'skill' | 'subject'>

const newMistake = ({ ref, version, skill, subject }: Answer): Mistake => ({
  ref,
  version,
  skill,
  subject,
  missed: 0,
  right: 0,
  day: 0,
  due: 0,
  sure: false,
  state: 'here',
})

function withDay(known: SkillDays, right: boolean, today: number): SkillDays {
  const { days } = known
  return !right || days.length >= RIGHT_DAYS || days.includes(today) ? known : { ...known, days: [...days, today] }
}

/** The skill with this day, if it is a day on which an item of it was right. */
function withSkill(skills: Book['skills'], { skill, subject, right }: Answer, today: number): Book['skills'] {
  if (skill === '') return skills
  return { ...skills, [skill]: withDay(skills[skill] ?? { subject, days: [] }, right, today) }
}

/** The mistake after the answer; null where there is nothing to try again. A changed text begins again. */
function after(known: Mistake | undefined, answer: Answer, today: number, exam: number | null): Mistake | null {
  const same = known?.version === answer.version ? known : undefined
  if (same === undefined && answer.right) return known === undefined ? null : { ...known, state: 'out' }
  // Nobody who took it out wants it back for a right answer.
  if (same?.state === 'out' && answer.right) return same
  return next(same ?? newMistake(answer), answer, today, exam)
}

/** `today` in days since 1970, `exam` the first day of the examination that is still to come, or null. */
export function record(book: Book, answer: Answer, today: number, exam: number | null): Book {
  const mistake = after(book.mistakes[answer.ref], answer, today, exam)
  const mistakes = mistake === null ? book.mistakes : { ...book.mistakes, [answer.ref]: mistake }
  return { ...book, mistakes, skills: withSkill(book.skills, answer, today) }
}

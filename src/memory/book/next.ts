/** When a mistake comes back. Pure. */
import type { Mistake } from '#memory/kept/shapes.ts'

/** Days until it comes back: after a miss, and after each day in a row on which it was right. */
const GAPS = [1, 3, 7, 16] as const

/** It leaves when it was right on so many days in a row. */
export const RIGHT_DAYS = 2

/** The day after the gap, but before the examination while that is still to come. `exam` is its first day, or null. */
function dueAfter(rightDays: number, today: number, exam: number | null): number {
  const due = today + (GAPS[rightDays] ?? GAPS[3])
  return exam === null || exam <= today + 1 ? due : Math.min(due, exam - 1)
}

/** What was given for it, and whether the pupil was sure. */
export type Given = Readonly<{ right: boolean; sure: boolean }>

/**
 * The mistake after an answer on the day `today`. The same answer on the same day changes nothing, and a right answer on the day of
 * a miss does not count: its reason has just been read.
 */
export function next(mistake: Mistake, { right, sure }: Given, today: number, exam: number | null): Mistake {
  const again = mistake.day === today
  if (!right) {
    const missed = again && mistake.right === 0 && mistake.missed > 0 ? mistake.missed : mistake.missed + 1
    const state = mistake.state === 'kept' ? 'kept' : 'here'
    return { ...mistake, missed, right: 0, day: today, due: dueAfter(0, today, exam), sure, state }
  }
  if (again) return mistake
  const days = mistake.right + 1
  const learnt = days >= RIGHT_DAYS && mistake.state === 'here'
  return {
    ...mistake,
    right: days,
    day: today,
    due: dueAfter(days, today, exam),
    sure: false,
    state: learnt ? 'learnt' : mistake.state,
  }
}

/** The papers of schools in the format of the exam until 2025, for print. A plan in content/papers/science-prelims/ names the questions. */
import { z } from 'zod'
import type { ScienceTheme } from '#science/bank.ts'
import { drawQuestions } from './draw-questions.ts'
import { UNTIL_2025 } from './format.ts'
import { findQuestions, questionFields, type ScienceExam } from './questions.ts'

const shape = z.strictObject({
  year: z.int().min(2020).max(2025),
  school: z.string().regex(/^[A-Za-z0-9]+$/),
  ...questionFields,
})

/** The paper of a school by the ids of its questions. */
export type PrelimPlan = z.infer<typeof shape>

/** The schema of a plan. The questions are looked up when the paper is made. */
export const prelimPlan: z.ZodType<PrelimPlan> = shape

/** Throws for an id that the bank does not have, and for questions that do not make a paper. */
export const makePrelimScience = (themes: readonly ScienceTheme[], plan: PrelimPlan): ScienceExam =>
  findQuestions(themes, plan, UNTIL_2025)

/** A new plan that uses what earlier ones used least; null if the bank is too small. */
export function drawPrelimPlan(
  year: number,
  school: string,
  themes: readonly ScienceTheme[],
  before: readonly PrelimPlan[],
): PrelimPlan | null {
  const drawn = drawQuestions(UNTIL_2025, `science-prelim-${year}-${school}`, themes, before)
  return drawn === null ? null : { year, school, ...drawn }
}

/** Whole papers as the exam of 2026 has them. A plan in content/plans/science/ names the questions. */
import { z } from 'zod'
import type { ScienceTheme } from '#science/bank.ts'
import { drawQuestions } from './draw-questions.ts'
import { SINCE_2026 } from './format.ts'
import type { Item } from './item-rules.ts'
import { findQuestions, idsOf, questionFields, type ScienceExam } from './questions.ts'

const shape = z.strictObject({ number: z.int().min(1).max(99), ...questionFields })

/** A paper by the ids of its questions. */
export type SciencePaperPlan = z.infer<typeof shape>

/** The schema of a plan. The questions are looked up when the paper is made. */
export const sciencePaperPlan: z.ZodType<SciencePaperPlan> = shape

/** Throws for an id that the bank does not have, and for questions that do not make a paper. */
export const makeScienceExam = (themes: readonly ScienceTheme[], plan: SciencePaperPlan): ScienceExam =>
  findQuestions(themes, plan, SINCE_2026)

/** A new plan of reserved questions that no earlier one has; null if too few are left. */
export function drawSciencePlan(
  number: number,
  themes: readonly ScienceTheme[],
  before: readonly SciencePaperPlan[],
): SciencePaperPlan | null {
  const taken = new Set(before.flatMap(idsOf))
  const isFree = ({ id, until }: Item): boolean => until === null && !taken.has(id)
  const asked = themes.map((theme) => ({
    ...theme,
    choice: theme.choice.filter(isFree),
    open: theme.open.filter(isFree),
  }))
  const drawn = drawQuestions(SINCE_2026, `science-exam-${number}`, asked, before)
  return drawn === null ? null : { number, ...drawn }
}

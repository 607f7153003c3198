/**
 * Whole papers as the exam of 2026 has them: Paper 1 without a calculator, Paper 2 with one. A blueprint in
 * content/plans/maths/ names the families and seeds, so that a paper stays as it is when families are added.
 */
import { z } from 'zod'
import { drawSections } from './draw-sections.ts'
import { SINCE_2026 } from './format.ts'
import { type AskedSections, askSections, sectionFaults, sectionFields } from './sections.ts'

const YEAR = 2026

const shape = z.strictObject({ number: z.int().min(1).max(99), ...sectionFields })

export type ExamBlueprint = z.infer<typeof shape>

/** The schema: the shape, then the rules of the exam. What breaks a rule of the exam has the path '$'. */
export const examBlueprint: z.ZodType<ExamBlueprint> = shape.superRefine((value, context) => {
  for (const message of sectionFaults(SINCE_2026, YEAR, value)) context.addIssue({ code: 'custom', message })
})

/** The problems of a paper. Questions are numbered from 1 in Paper 1, and again in Paper 2. */
export const makeExamPaper = (blueprint: ExamBlueprint): AskedSections => askSections(blueprint, 'exam', YEAR)

/** A new blueprint that shares few families with those before it; null if there are too few families. */
export function drawExamBlueprint(number: number, before: readonly ExamBlueprint[]): ExamBlueprint | null {
  const sections = drawSections(SINCE_2026, YEAR, `exam-${number}`, before, () => true)
  return sections === null ? null : { number, ...sections }
}

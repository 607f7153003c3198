/** The questions of a Science paper by their ids, so that a paper stays as it is when the bank grows. Pure. */
import { z } from 'zod'
import type { ScienceChoice, ScienceOpen, ScienceTheme } from '#science/bank.ts'
import type { ScienceFormat } from './format.ts'
import { arranged, type Item, marksOf, missingMarks } from './item-rules.ts'

const order = z.array(z.int().min(0).max(3)).length(4).readonly()

/** The fields of every stored plan. `order` are the places of the options in the bank, from 0, in the order of print. */
export const questionFields = {
  choice: z.array(z.strictObject({ id: z.string(), order })).readonly(),
  open: z.array(z.string()).readonly(),
}

export type QuestionPlan = Readonly<{
  choice: readonly Readonly<{ id: string; order: readonly number[] }>[]
  open: readonly string[]
}>

/** The questions of a paper in the order of print. */
export type ScienceExam = Readonly<{ choice: readonly ScienceChoice[]; open: readonly ScienceOpen[] }>

export const idsOf = ({ choice, open }: QuestionPlan): readonly string[] => [...choice.map(({ id }) => id), ...open]

/** A plan whose questions the bank does not have, or that do not make a paper: a fault of the plan. */
class QuestionsError extends Error {
  override readonly name = 'QuestionsError'
  readonly code = 'exam-questions'
}

/** How many questions two papers share. */
export function sharedQuestions(a: QuestionPlan, b: QuestionPlan): number {
  const own = new Set(idsOf(a))
  return idsOf(b).filter((id) => own.has(id)).length
}

function find<T extends Item>(items: readonly T[], id: string, reserved: boolean): T {
  const item = items.find((candidate) => candidate.id === id)
  if (item === undefined) throw new QuestionsError(`the bank has no question ${id}`)
  if (item.reserved !== reserved)
    throw new QuestionsError(
      reserved
        ? `question ${id} is not reserved, so it may be in sets and papers of schools`
        : `question ${id} is reserved for a whole paper`,
    )
  return item
}

/** Throws QuestionsError for an id that the bank does not have, and for questions that do not make a paper. */
export function findQuestions(themes: readonly ScienceTheme[], plan: QuestionPlan, format: ScienceFormat): ScienceExam {
  const choices = themes.flatMap((theme) => theme.choice)
  const opens = themes.flatMap((theme) => theme.open)
  const made = {
    choice: plan.choice.map((one) => arranged(find(choices, one.id, format.reserved), one.order)),
    open: plan.open.map((id) => find(opens, id, format.reserved)),
  }
  const marks = made.open.reduce((sum, item) => sum + marksOf(item), 0)
  if (marks !== format.openMarks)
    throw new QuestionsError(`the open questions have ${marks} marks, not ${format.openMarks}`)
  const missing = missingMarks(made.open, format)
  if (missing !== '') throw new QuestionsError(`of the open questions too few have ${missing}`)
  if (made.choice.length !== format.choices)
    throw new QuestionsError(`${made.choice.length} questions with options, not ${format.choices}`)
  return made
}

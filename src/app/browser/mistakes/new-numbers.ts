/** Draws problems of Mathematics with other numbers. Large, so it is loaded only where such a problem comes back. */
import { families } from '#families/families.ts'
import { ask } from '#maths/set.ts'
import type { Item } from '#quiz/contract/quiz-type.ts'
import type { WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import { itemsOf } from '#worksheets/items.ts'
import { mathsQuestion } from '#worksheets/maths-question.ts'

/** The year whose exam the problems are for. */
const EXAM_YEAR = 2026

/** `origin` as a question names it ('ratio-12 0 choice'); null for a written problem, and for a family that is no more. */
export function withNewNumbers(origin: string, seed: string, place: number): WorksheetQuiz | null {
  const [id, index, form] = origin.split(' ')
  const family = families.find((one) => one.id === id)
  const maker = family?.makers[Number(index)]
  if (family === undefined || maker === undefined) return null
  const question = mathsQuestion(ask({ family, maker }, seed, form === 'choice', EXAM_YEAR), place)
  const items: readonly Item[] = itemsOf(question, family.skill, maker.level)
  return { title: '', format: '', items, stimulus: null, questions: [question] }
}

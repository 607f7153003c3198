/** The items of a worksheet's questions. */
import type { Item } from '#quiz/contract/quiz-type.ts'
import { handKey } from '#quiz/worksheet/hand/cells.ts'
import { plainText } from '#quiz/worksheet/notation.ts'
import { type Answer, isHand, type Question } from '#quiz/worksheet/worksheet.ts'

/** As a response is written; '' for an open answer. */
function keyOf(answer: Answer): string {
  if (answer.kind === 'choice') return String(answer.key)
  if (answer.kind === 'lines') return ''
  if (isHand(answer)) return handKey(answer)
  return answer.kind === 'sentence' ? answer.key : plainText(answer.key)
}

/** The items of a question: one a part. `skill` is the tag of each, `level` that of the question. */
export function itemsOf({ parts, stem, asks }: Question, skill: string, level: Item['level']): readonly Item[] {
  return parts.map(({ id, ask, answer }) => ({
    id,
    prompt: plainText([...stem, ...asks, ask].filter((line) => line !== '').join(' ')),
    options: answer.kind === 'choice' ? answer.options.map(plainText) : [],
    glosses: {},
    key: keyOf(answer),
    alternatives: [],
    secondBest: [],
    explanation: '',
    mistakes: [],
    level,
    skill,
    fault: '',
  }))
}

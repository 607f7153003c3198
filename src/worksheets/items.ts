/** The items of a worksheet's questions. */
import type { Item } from '#quiz/contract/quiz-type.ts'
import { plainText } from '#quiz/worksheet/notation.ts'
import type { Question } from '#quiz/worksheet/worksheet.ts'

/** The items of a question: one a part. `skill` is the tag of each, `level` that of the question. */
export function itemsOf({ parts, stem, asks }: Question, skill: string, level: Item['level']): readonly Item[] {
  return parts.map(({ id, ask, answer }) => ({
    id,
    prompt: plainText([...stem, ...asks, ask].filter((line) => line !== '').join(' ')),
    options: answer.kind === 'choice' ? answer.options.map(plainText) : [],
    glosses: {},
    key: answer.kind === 'choice' ? String(answer.key) : answer.kind === 'lines' ? '' : answer.key,
    alternatives: [],
    secondBest: [],
    explanation: '',
    mistakes: [],
    level,
    skill,
    fault: '',
  }))
}

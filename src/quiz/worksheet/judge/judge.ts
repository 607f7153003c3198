/**
 * Marks a worksheet as a marker would (docs/behaviour.md, 21): right values in another form are named as such, a usual slip
 * gets its own sentence, and a later part that is right for the pupil's own earlier answer earns its marks. Pure.
 */
import type Fraction from 'fraction.js'
import type { Responses } from '#quiz/contract/quiz-type.ts'
import { isAnswered } from '#quiz/contract/responses.ts'
import type { Answer, Part, Question } from '#quiz/worksheet/worksheet.ts'
import { compare } from './compare.ts'
import { readExpression } from './expression.ts'
import type { Judgement } from './judgement.ts'
import { readNumber } from './read-number.ts'
import { judgeSentence } from './sentence-rules.ts'
import { visibleText } from './visible-text.ts'

const NEAR_NOTE =
  'Very near. Look for a number that was rounded too early, or for the value of π that the question gives.'

/** Stands for an empty box above or below the line of a fraction: no number has it. */
const EMPTY = '_'

/** The text of a response in one line: the boxes of a fraction or a mixed number are put together. */
export function joined(answer: Answer, given: string): string {
  const boxes = given.split('|').map(visibleText)
  if (answer.kind !== 'fraction' || boxes.length === 1) return given.trim()
  const [whole = '', top = '', bottom = ''] = boxes
  if (boxes.some((box) => /\d ?\/ ?\d/.test(box))) return boxes.filter((box) => box !== '').join(' ')
  const fraction = top === '' && bottom === '' ? '' : `${top || EMPTY}/${bottom || EMPTY}`
  return `${whole} ${fraction}`.trim()
}

/** Why the response cannot be marked, or '' if it can. */
export function refusalOf({ answer }: Part, given: string): string {
  if (!isAnswered(given) || answer.kind === 'choice' || answer.kind === 'lines' || answer.kind === 'sentence') return ''
  const { verdict, note } = compare(answer, joined(answer, given))
  return verdict === 'unreadable' ? note : ''
}

/** The pupil's own answers to the earlier parts of a question, by the letters of formulas; those that are numbers. */
function ownAnswers(question: Question, part: Part, responses: Responses): Record<string, Fraction> {
  const earlier = question.parts.slice(0, question.parts.indexOf(part))
  return Object.fromEntries(
    earlier.flatMap(({ id, answer }, i) => {
      const typed = readNumber(joined(answer, responses[id] ?? ''), answer.kind === 'number' ? answer.before : '')
      return typed === null ? [] : [['abc'[i] ?? '', typed.value] as const]
    }),
  )
}

function isOwn(question: Question, part: Part, responses: Responses): boolean {
  const formula = part.follows === '' ? null : readExpression(part.follows)
  const value = formula?.valueAt(ownAnswers(question, part, responses)) ?? null
  const { answer } = part
  if (value === null || (answer.kind !== 'number' && answer.kind !== 'fraction')) return false
  const given = readNumber(joined(answer, responses[part.id] ?? ''), answer.before)
  return given?.value.equals(value) ?? false
}

/** The first line of the working that earns a mark: where to look. */
const firstStep = ({ steps }: Part): string => (steps.find(({ mark }) => mark === 1) ?? steps[0])?.text ?? ''

function judgeChoice(part: Part, answer: Extract<Answer, { kind: 'choice' }>, given: string): Judgement {
  if (given === String(answer.key)) return { verdict: 'right', earned: part.marks, note: '' }
  const why = answer.whys[Number(given)] ?? ''
  return why === '' ? { verdict: 'wrong', earned: 0, note: '' } : { verdict: 'slip', earned: 0, note: why }
}

/** What the response to one part of a question earns, and what to say of it. */
export function judge(question: Question, part: Part, responses: Responses): Judgement {
  const { answer, marks } = part
  if (answer.kind === 'lines') return { verdict: 'points', earned: 0, note: '' }
  const given = responses[part.id] ?? ''
  if (!isAnswered(given)) return { verdict: 'none', earned: 0, note: '' }
  if (answer.kind === 'choice') return judgeChoice(part, answer, given)
  if (answer.kind === 'sentence') return judgeSentence(answer, question.stem, marks, given)
  const text = joined(answer, given)
  const { verdict, note } = compare(answer, text)
  if (verdict === 'same') return { verdict: 'right', earned: marks, note: '' }
  if (verdict === 'form') return { verdict: 'form', earned: Math.max(0, marks - 1), note }
  if (isOwn(question, part, responses)) return { verdict: 'follows', earned: marks, note: '' }
  const slip = part.slips.find((wrong) => compare({ ...answer, key: wrong.answer }, text).verdict === 'same')
  if (slip !== undefined && slip.why !== '') return { verdict: 'slip', earned: 0, note: slip.why }
  if (verdict === 'near') return { verdict: 'near', earned: 0, note: NEAR_NOTE }
  const step = firstStep(part)
  return { verdict: 'wrong', earned: 0, note: step === '' ? '' : `Look at this step first: ${step}` }
}

/** How questions are played: one sheet with one Submit, marks of n, open answers that the pupil marks by ticks. */
import type { Language } from '#lib/language.ts'
import type { Item, QuizType, Responses, Score } from '#quiz/contract/quiz-type.ts'
import { blankResponse } from '#quiz/contract/responses.ts'
import { stepsOf } from '#quiz/contract/steps.ts'
import { normalise } from '#quiz/scoring/normalise.ts'
import { scoreOf } from '#quiz/scoring/score-items.ts'
import { acceptHand, handText } from './hand/cells.ts'
import { joined } from './judge/compare.ts'
import { judge, understood } from './judge/judge.ts'
import { resultOf } from './judge/judgement.ts'
import { isHand, marksOf, partsOf, type WorksheetQuiz } from './worksheet.ts'

/** What is typed into one box, or into all boxes of an answer. */
const MAX_BOXES = 80
const MAX_LINES = 2000
const MAX_SENTENCE = 400

const partOf = (quiz: WorksheetQuiz, id: string) => partsOf(quiz).find((part) => part.id === id)

function accept(quiz: WorksheetQuiz, id: string, raw: string): string | null {
  const answer = partOf(quiz, id)?.answer
  if (answer === undefined) return null
  if (answer.kind === 'choice')
    return /^\d$/.test(raw) && Number(raw) < answer.options.length ? raw : raw === '' ? '' : null
  if (answer.kind === 'lines') return raw.slice(0, MAX_LINES)
  if (answer.kind === 'sentence') return raw.slice(0, MAX_SENTENCE)
  if (isHand(answer)) return acceptHand(answer, raw)
  const text = raw.slice(0, MAX_BOXES)
  // Boxes without a sign that can be seen are no answer.
  return normalise(text.replaceAll('|', ' ')) === '' ? '' : text
}

/** The first answer that cannot be marked, or that may be meant in another way: it is asked for again, not marked wrong. */
const refusalIn =
  (language: Language) =>
  (quiz: WorksheetQuiz, response: Responses): string => {
    const asked = new Set(quiz.items.map(({ id }) => id))
    for (const question of quiz.questions)
      for (const part of question.parts.filter(({ id }) => asked.has(id))) {
        const { refusal } = understood(question, part, response[part.id] ?? '', language)
        if (refusal !== '') return `Question ${part.id}: ${refusal}`
      }
    return ''
  }

function score(quiz: WorksheetQuiz, response: Responses): Score {
  const asked = new Set(quiz.items.map(({ id }) => id))
  const results: Record<string, Score['results'][string]> = {}
  for (const question of quiz.questions)
    for (const part of question.parts)
      if (asked.has(part.id)) results[part.id] = resultOf(part, judge(question, part, response))
  return scoreOf(results)
}

/** '1|3|4' is '1 3/4', '2.05|p.m.' is '2.05 p.m.'. */
function boxesText(quiz: WorksheetQuiz, item: Item, value: string): string {
  const answer = partOf(quiz, item.id)?.answer
  if (answer?.kind === 'sentence') return value.trim()
  if (answer !== undefined && isHand(answer)) return handText(answer, value)
  const boxes = value.split('|')
  if (answer?.kind === 'choice')
    return value === '' ? '' : `(${Number(value) + 1}) ${item.options[Number(value)] ?? ''}`
  if (answer?.kind === 'ratio') return boxes.join(' : ')
  return answer?.kind === 'fraction' ? joined(answer, value) : boxes.join(' ').trim()
}

type Words = Readonly<{
  language: Language
  instruction: string
  /** Seconds that the examination gives for a mark. */
  pace: number
}>

/** The rules of a type of questions. */
export const questionsType = ({ language, instruction, pace }: Words): QuizType<WorksheetQuiz> => ({
  flow: 'stepper',
  formFlow: 'sheet',
  language,
  itemLanguage: () => language,
  heading: ({ title }) => title,
  instruction,
  today: '',
  steps: ({ items }) => stepsOf(items),
  accept,
  emptyResponse: blankResponse,
  refusal: refusalIn(language),
  score,
  responseText: boxesText,
  doneText: 'Your score',
  scoreText: (earned, total) => `Score: ${earned} / ${total} marks`,
  noun: 'question',
  pad: () => [],
  pace: ({ questions, items }) => (pace * marksOf(questions)) / items.length,
})

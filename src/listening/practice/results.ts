/** What a listening practice earned: the results object of docs/behaviour.md, 8.12, and what it says in words. */

import { type Item, itemsOf, type Responses, responseKey } from './position.ts'
import { optionWords, type Practice, type Question } from './practice.ts'

/** One entry of `wrongAnswers`; the names are those of docs/behaviour.md, 8.12. Both indexes count from 0. */
type WrongAnswer = Readonly<{
  clipIndex: number
  questionIndex: number
  question: string
  /** In words; 'No answer selected' or 'Invalid answer' where there is none. */
  userAnswer: string
  correctAnswer: string
  audiofile: string
}>

/** Is saved in the history entry of the results, and nowhere else (docs/behaviour.md, 8.19). */
export type Results = Readonly<{
  correctAnswers: number
  totalQuestions: number
  /** Whole per cent. */
  score: number
  wrongAnswers: readonly WrongAnswer[]
}>

const NO_ANSWER = 'No answer selected'
const INVALID = 'Invalid answer'

/** What a response says in words; what there is instead, where it is missing or is not an option. */
export function answerWords(question: Question, response: number | null): string {
  return response === null ? NO_ANSWER : (optionWords(question, response) ?? INVALID)
}

/** The items without the right response, in order; one without a response is among them. */
export function missedItems(practice: Practice, responses: Responses): readonly Item[] {
  return itemsOf(practice).filter(({ position, question }) => responses[responseKey(position)] !== question.key)
}

/** Pure. A question without an answer counts as wrong. */
export function resultsOf(practice: Practice, responses: Responses): Results {
  const total = itemsOf(practice).length
  const missed = missedItems(practice, responses)
  const correctAnswers = total - missed.length
  return {
    correctAnswers,
    totalQuestions: total,
    score: total === 0 ? 0 : Math.round((correctAnswers / total) * 100),
    wrongAnswers: missed.map(({ position, clip, question }) => ({
      clipIndex: position.clip,
      questionIndex: position.question,
      question: question.prompt,
      userAnswer: answerWords(question, responses[responseKey(position)] ?? null),
      correctAnswer: answerWords(question, question.key),
      audiofile: clip.audiofile,
    })),
  }
}

/** The message of a score (docs/behaviour.md, 8.14). */
export function bandOf(score: number): string {
  if (score >= 80) return 'Excellent work!'
  if (score >= 60) return 'Good job!'
  return score >= 40 ? 'Fair performance' : 'Keep practicing!'
}

/** 'Review Your Mistakes (3 questions)'. */
export function reviewTitle(mistakes: number): string {
  return `Review Your Mistakes (${mistakes} ${mistakes === 1 ? 'question' : 'questions'})`
}

/** 'no pauses', 'one pause', '3 pauses'. */
export function pauseWords(pauses: number): string {
  if (pauses === 0) return 'no pauses'
  return pauses === 1 ? 'one pause' : `${pauses} pauses`
}

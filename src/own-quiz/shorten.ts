/** How many of its reasons go along with a quiz. */
import type { OwnQuiz } from './own-quiz.ts'

export type Reasons = 'none' | 'one' | 'every'

export function withReasons(quiz: OwnQuiz, reasons: Reasons): OwnQuiz {
  if (reasons === 'every') return quiz
  const questions = quiz.questions.map((question) => ({
    ...question,
    reason: reasons === 'none' ? '' : question.reason,
    reasons: [],
  }))
  return { ...quiz, questions }
}

export const hasReasons = ({ questions }: OwnQuiz): boolean => questions.some(({ reason }) => reason !== '')
export const hasEveryReason = ({ questions }: OwnQuiz): boolean => questions.some(({ reasons }) => reasons.length > 0)

/** A longer link is cut by chats and mails, and its QR code is read by no phone. */
export const MAX_LINK = 2200
/** Of a link that a browser still opens. */
export const LONGEST_LINK = 8000
/** A QR code that is read from the board. */
export const MAX_BOARD_CODE = 1000

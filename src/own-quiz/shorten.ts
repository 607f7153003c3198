/** How many of its reasons go along with a quiz. */
import { isText, type OwnQuiz } from './own-quiz.ts'

type Reasoned = Readonly<{ reason: string; reasons: readonly string[] }>

export type Reasons = 'none' | 'one' | 'every'

export function withReasons(quiz: OwnQuiz, reasons: Reasons): OwnQuiz {
  if (reasons === 'every') return quiz
  const shorten = <T extends Reasoned>(question: T): T => ({
    ...question,
    reason: reasons === 'none' ? '' : question.reason,
    reasons: [],
  })
  return isText(quiz)
    ? { ...quiz, items: quiz.items.map((item) => ({ ...shorten(item), mistakes: [] })) }
    : { ...quiz, questions: quiz.questions.map(shorten) }
}

const reasoned = (quiz: OwnQuiz): readonly Reasoned[] => (isText(quiz) ? quiz.items : quiz.questions)

export const hasReasons = (quiz: OwnQuiz): boolean => reasoned(quiz).some(({ reason }) => reason !== '')
export const hasEveryReason = (quiz: OwnQuiz): boolean =>
  reasoned(quiz).some(({ reasons }) => reasons.length > 0) ||
  (isText(quiz) && quiz.items.some(({ mistakes }) => mistakes.length > 0))

/** A longer link is cut by chats and mails, and its QR code is read by no phone. */
export const MAX_LINK = 2200
/** Of a link that a browser still opens. */
export const MAX_OFFERED_LINK = 8000
/** A QR code that is read from the board. */
export const MAX_BOARD_CODE = 1000

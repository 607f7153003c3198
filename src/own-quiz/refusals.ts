/** Why a link or file of a quiz is not opened, in words for whoever opens it. */
import type { ReadQuiz } from './link.ts'

export const QUIZ_REFUSALS: Readonly<Record<Exclude<ReadQuiz['status'], 'ok'>, string>> = {
  none: 'There is no quiz in this link.',
  cut: 'This quiz was cut off on its way, perhaps by a chat. Ask for it again, or for the file. Nothing of it was opened.',
  damaged: 'This is no quiz of this page, or it was changed on its way. Ask for it again. Nothing of it was opened.',
  'too-large': 'This quiz is too large: 16 kB is the most, about forty questions with reasons. Make two quizzes of it.',
  version: 'This quiz was made by another version of this page. Load the page again, then open the link again.',
}

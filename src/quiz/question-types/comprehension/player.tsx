/** The text, and its questions one below the other. */
import type { PlayerProps } from '#quiz/contract/quiz-type.ts'
import { QuestionsPlayer } from '#quiz/worksheet/player.tsx'
import type { WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'

export function Player(props: PlayerProps<WorksheetQuiz>) {
  return <QuestionsPlayer {...props} language="en" />
}

/** The questions one below the other. A translator may change their words: what is asked is no language. */
import type { PlayerProps } from '#quiz/contract/quiz-type.ts'
import { QuestionsPlayer } from '#quiz/worksheet/player.tsx'
import type { WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'

export function Player(props: PlayerProps<WorksheetQuiz>) {
  return <QuestionsPlayer {...props} language={null} />
}

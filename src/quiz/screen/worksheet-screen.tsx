/** The screen of a worksheet of Mathematics or Science. */
import { useMemo } from 'react'
import { type WorksheetSubject, worksheetType } from '#quiz/worksheet/definition.ts'
import { WordingContext } from '#quiz/worksheet/parts/wording.tsx'
import { WorksheetPlayer } from '#quiz/worksheet/player.tsx'
import type { WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import { QuizScreen, type ScreenData } from './quiz-screen.tsx'

/** Plain data, so that the page can carry it to the browser. */
export type WorksheetScreenProps = ScreenData & Readonly<{ subject: WorksheetSubject; quiz: WorksheetQuiz }>

export function WorksheetScreen({ subject, quiz, ...data }: WorksheetScreenProps) {
  const type = useMemo(() => worksheetType(subject), [subject])
  return (
    <WordingContext value={subject === 'maths' || subject === 'science' ? undefined : 'no'}>
      <QuizScreen {...data} type={type} quiz={quiz} player={WorksheetPlayer} mixes={false} />
    </WordingContext>
  )
}

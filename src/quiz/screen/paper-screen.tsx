/** The screen of a whole paper of English or Chinese. */
import { useMemo } from 'react'
import { type LanguageSubject, paperType } from '#quiz/whole-paper/definition.ts'
import type { PaperQuiz } from '#quiz/whole-paper/paper-quiz.ts'
import { PaperPlayer } from '#quiz/whole-paper/player.tsx'
import { QuizScreen, type ScreenData } from './quiz-screen.tsx'

/** Plain data, so that the page can carry it to the browser. */
export type PaperScreenProps = ScreenData & Readonly<{ subject: LanguageSubject; quiz: PaperQuiz }>

export function PaperScreen({ subject, quiz, ...data }: PaperScreenProps) {
  const type = useMemo(() => paperType(subject), [subject])
  return <QuizScreen {...data} type={type} quiz={quiz} player={PaperPlayer} mixes={false} />
}

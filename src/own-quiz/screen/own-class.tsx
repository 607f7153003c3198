/** What the result codes of a class say of a quiz of somebody else. */
import { useCallback } from 'react'
import { quizId } from '#own-quiz/link.ts'
import type { OwnQuiz } from '#own-quiz/own-quiz.ts'
import { languageIn, titleOf } from '#own-quiz/play.ts'
import { ClassScreen } from '#quiz/class/class-screen.tsx'
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import { classItems, classReasons } from '#quiz/in-class/class-items.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import type { Played } from './played.tsx'
import { useDrawn } from './use-drawn.tsx'

type Props = Readonly<{
  own: OwnQuiz
  /** The URL of the quiz. */
  path: string
  /** The URL of a question on the board, up to its id. */
  board: string
}>

export function OwnClass({ own, path, board }: Props) {
  const draw = useCallback(
    <Q extends Quiz>({ type, quiz }: Played<Q>) => {
      const id = quizId(own)
      const name = titleOf(own)
      return (
        <>
          <PageHeader
            back={{ to: path, text: 'The quiz' }}
            title="Results of a class"
            lead="Paste the codes that your pupils sent. They are read in your browser: nothing is sent and nothing is stored."
          >
            <p className="class-title" lang={languageIn(own)}>
              {name}
            </p>
          </PageHeader>
          <ClassScreen
            sets={[{ id, name, language: languageIn(own), board, items: classItems(type, quiz, () => undefined) }]}
            reasons={{ [id]: classReasons(type, quiz) }}
            others={[]}
          />
        </>
      )
    },
    [own, path, board],
  )
  return useDrawn(own, draw)
}

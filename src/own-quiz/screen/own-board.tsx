/** A quiz of somebody else on the board of a classroom. */
import { useCallback, useEffect, useRef } from 'react'
import type { OwnQuiz } from '#own-quiz/own-quiz.ts'
import { languageIn, titleOf } from '#own-quiz/play.ts'
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import { boardContent } from '#quiz/in-class/board-content.ts'
import { enhance } from '#quiz/in-class/board-keys.ts'
import { BoardPage } from '#quiz/in-class/board-page.tsx'
import type { Board } from '#quiz/in-class/board-view.ts'
import type { Played } from './played.tsx'
import { useDrawn } from './use-drawn.tsx'

/** `path` is that of the quiz. */
function LiveBoard({ board }: Readonly<{ board: Board }>) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const page = root.current?.querySelector<HTMLElement>('[data-board]')
    if (page !== null && page !== undefined) enhance(page)
  }, [])
  return (
    <div ref={root}>
      <BoardPage board={board} back={{ to: board.path, text: 'Back to the quiz' }} />
    </div>
  )
}

/** `path` is that of the quiz. */
export function OwnBoard({ own, path }: Readonly<{ own: OwnQuiz; path: string }>) {
  const draw = useCallback(
    <Q extends Quiz>({ type, quiz }: Played<Q>) => {
      const language = languageIn(own)
      const section = { id: '', prefix: '', name: '', language, ...boardContent(type, quiz) }
      return <LiveBoard board={{ title: titleOf(own), language, path, sections: [section] }} />
    },
    [own, path],
  )
  return useDrawn(own, draw)
}

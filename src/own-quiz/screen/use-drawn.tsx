/** A screen of a quiz of somebody else, once what plays it is loaded. */
import { type ReactNode, useEffect, useState } from 'react'
import type { OwnQuiz } from '#own-quiz/own-quiz.ts'
import type { UsePlayed } from './played.tsx'
import { withPlayed } from './with-played.tsx'

/** `draw` is one function for the life of the screen. Null until it is drawn. */
export function useDrawn(own: OwnQuiz, draw: UsePlayed<ReactNode>): ReactNode {
  const [drawn, setDrawn] = useState<ReactNode>(null)
  useEffect(() => {
    let current = true
    withPlayed(own, draw).then((screen) => {
      if (current) setDrawn(screen)
    })
    return () => {
      current = false
    }
  }, [own, draw])
  return drawn
}

/** What draws a quiz. */
import type { ReactNode } from 'react'
import type { PlayerProps, Quiz } from './quiz-type.ts'

/** Draws the items of `stage` from its props alone; the flow around it has the buttons and the result. */
export type Player<Q extends Quiz> = (props: PlayerProps<Q>) => ReactNode

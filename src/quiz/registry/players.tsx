/** What draws each quiz type and a selection, by name. A type without a player does not compile. */
import type { ReactNode } from 'react'
import type { PlayerProps, Quiz } from '#quiz/contract/quiz-type.ts'
import { Player as selection } from '#quiz/selection/player.tsx'
import * as table from '#quiz/types/players.tsx'
import type { PlayableName, PlayableQuiz } from './playable.ts'

/** Draws the items of `stage` from its props alone; the flow around it has the buttons and the result. */
export type Player<Q extends Quiz> = (props: PlayerProps<Q>) => ReactNode

/** The browser and the server load all of them together. */
export const players: { readonly [T in PlayableName]: Player<PlayableQuiz<T>> } = { ...table, selection }

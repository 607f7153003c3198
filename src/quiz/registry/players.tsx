/** What draws each quiz type, by name. A type without a player does not compile. */
import type { ReactNode } from 'react'
import type { PlayerProps, Quiz } from '#quiz/contract/quiz-type.ts'
import * as table from '#quiz/types/players.tsx'
import type { Quizzes, TypeName } from './definitions.ts'

/** Draws the items of `stage` from its props alone; the flow around it has the buttons and the result. */
export type Player<Q extends Quiz> = (props: PlayerProps<Q>) => ReactNode

/** The browser and the server load all nine together. */
export const players: { readonly [T in TypeName]: Player<Quizzes[T]> } = table

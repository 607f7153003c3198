/** What draws each quiz type and a selection, by name. A type without a player does not compile. */
import type { Player } from '#quiz/contract/player.tsx'
import { Player as selection } from '#quiz/selection/player.tsx'
import * as table from '#quiz/types/players.tsx'
import type { PlayableName, PlayableQuiz } from './playable.ts'

/** The browser and the server load all of them together. */
export const players: { readonly [T in PlayableName]: Player<PlayableQuiz<T>> } = { ...table, selection }

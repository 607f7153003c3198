/** What plays exercises. */
import type { ComponentType } from 'react'
import type { Player } from '#quiz/contract/player.tsx'
import type { ItemId, Responses, Ticked } from '#quiz/contract/quiz-type.ts'
import type { Marks, Tally } from '#quiz/scoring/tally.ts'
import type { Definitions, PlayableName, PlayableQuiz } from './playable.ts'

/** What the ticks earn in the items of `asked`. */
export type TickedIn<Q> = (quiz: Q, response: Responses, ticked: Ticked, asked: ReadonlySet<ItemId>) => Marks

/** What plays some of the types. A page loads the kits of the types that its exercise has. */
export type Kits<N extends PlayableName> = Readonly<{
  definitions: Definitions<N>
  players: { readonly [T in N]: Player<PlayableQuiz<T>> }
  /** What a result says of the marks that the pupil ticks; draws nothing where there are none. */
  Sum: ComponentType<Tally>
  /** Whether a shared link can mix the options of items: those of questions are in their parts. */
  mixes: boolean
  tickedIn: TickedIn<PlayableQuiz<N>>
}>

/** What the screen of a paper of several sections has beside its questions. */
import type { ComponentType } from 'react'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import type { QuizAction, QuizState } from './state/quiz-state.ts'

/** `quiz` has the items that this attempt asks; `act` changes the state of the attempt. */
export type PartProps<Q extends Quiz> = Readonly<{
  type: QuizType<Q>
  quiz: Q
  state: QuizState
  act(action: QuizAction): void
}>

export type SectionParts<Q extends Quiz> = Readonly<{
  /** The sections with how far each is. */
  Map: ComponentType<PartProps<Q>>
  /** How the paper is asked, to be chosen at the start. */
  Choice: ComponentType<PartProps<Q>>
}>

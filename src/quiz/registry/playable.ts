/** What a quiz screen can play: the nine types of documents, and selections of their items. */
import type { QuizType } from '#quiz/contract/quiz-type.ts'
import { type SelectionQuiz, definition as selection } from '#quiz/selection/definition.ts'
import { definitions, type Quizzes } from './definitions.ts'

type PlayableQuizzes = Quizzes & Readonly<{ selection: SelectionQuiz }>

/** The name of a quiz type, or 'selection'. */
export type PlayableName = keyof PlayableQuizzes

/** The quiz that each name stands for. */
export type PlayableQuiz<T extends PlayableName> = PlayableQuizzes[T]

/** A quiz with the name of what plays it; `T` ties the two together. */
export type Playable<T extends PlayableName = PlayableName> = {
  [N in T]: { readonly type: N; readonly quiz: PlayableQuizzes[N] }
}[T]

/** The rules of each, by its name. */
export const playables: { readonly [T in PlayableName]: QuizType<PlayableQuizzes[T]> } = { ...definitions, selection }

/** What a section of an exercise can ask: the nine types of documents, selections of their items, and the types of questions. */
import type { QuizType } from '#quiz/contract/quiz-type.ts'
import type * as questionTypes from '#quiz/question-types/definitions.ts'
import type { SelectionQuiz } from '#quiz/selection/definition.ts'
import type { WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'
import type { Quizzes } from './definitions.ts'

/** The name of a type of questions. */
export type QuestionTypeName = keyof typeof questionTypes

type PlayableQuizzes = Quizzes &
  Readonly<{ selection: SelectionQuiz }> & { readonly [T in QuestionTypeName]: WorksheetQuiz }

/** The name of a quiz type, 'selection', or the name of a type of questions. */
export type PlayableName = keyof PlayableQuizzes

/** The types that choose or fill in, without a sum of ticks. */
export type TextName = Exclude<PlayableName, QuestionTypeName>

/** The quiz that each name stands for. */
export type PlayableQuiz<T extends PlayableName> = PlayableQuizzes[T]

/** A quiz with the name of what plays it; `T` ties the two together. */
export type Playable<T extends PlayableName = PlayableName> = {
  [N in T]: { readonly type: N; readonly quiz: PlayableQuizzes[N] }
}[T]

/** The rules of each of these types, by its name. */
export type Definitions<N extends PlayableName> = { readonly [T in N]: QuizType<PlayableQuiz<T>> }

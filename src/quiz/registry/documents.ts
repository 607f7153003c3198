/** The documents of the quiz types by name. A type without documents does not compile. */
import type { PrintedQuiz } from '#quiz/contract/print-view.ts'
import type { QuizDocument } from '#quiz/contract/quiz-document.ts'
import * as table from '#quiz/types/documents.ts'
import type { Quizzes, Typed, TypeName } from './definitions.ts'

/** No page with a quiz of ours may load this module: it carries zod and all schemas. A text of somebody else is read with it. */
export const documents: { readonly [T in TypeName]: QuizDocument<T, Quizzes[T]> } = table

/** The quiz on paper, its first item with the number `first`. */
export function printTyped<T extends TypeName>({ type, quiz }: Typed<T>, first: number): PrintedQuiz {
  return documents[type].print(quiz, first)
}

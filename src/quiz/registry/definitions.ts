/** The quiz types by name, and the types that follow from their table: rules only, so that the browser carries no schemas. */
import type { QuizType } from '#quiz/contract/quiz-type.ts'
import * as table from '#quiz/types/definitions.ts'

type QuizOf<D> = D extends QuizType<infer Q> ? Q : never

/** The quiz that each type name stands for. */
export type Quizzes = { readonly [T in keyof typeof table]: QuizOf<(typeof table)[T]> }

/** The `type` of a stored document (docs/behaviour.md, 2). */
export type TypeName = keyof Quizzes

/** A quiz with the name of its type; `T` ties the two together. */
export type Typed<T extends TypeName = TypeName> = { [N in T]: { readonly type: N; readonly quiz: Quizzes[N] } }[T]

/** The annotation ties each name to the quiz of its definition, so that generic code can call them by `type`. */
export const definitions: { readonly [T in TypeName]: QuizType<Quizzes[T]> } = table

/** Own names only: 'constructor' is none. */
export function isTypeName(name: string): name is TypeName {
  return Object.hasOwn(definitions, name)
}

/** In the order of the table, which is alphabetical; topics.ts has the order of the examination. */
export const typeNames: readonly TypeName[] = Object.keys(definitions).filter(isTypeName)

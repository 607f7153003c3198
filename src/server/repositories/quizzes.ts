/**
 * Quizzes as values: document -> quiz. `ParsedQuiz` says what is wrong with a document; errors of the store are thrown.
 */
import { type ParsedQuiz, parseQuiz } from '#quiz/library/parse-quiz.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'

/** The two collections that hold quizzes: the sets of the practice page, and schools' preliminary papers. */
type QuizCollection = 'quizzes' | 'prelimQuizzes'

export type QuizRepository = Readonly<{
  get(collection: QuizCollection, id: string): Promise<ParsedQuiz>
  /** Every id of the collection, sorted by code point. */
  ids(collection: QuizCollection): Promise<readonly string[]>
}>

export function createQuizRepository(documents: DocumentStore): QuizRepository {
  return {
    get: async (collection, id) => parseQuiz(await documents.get(collection, id)),
    ids: (collection) => documents.ids(collection),
  }
}

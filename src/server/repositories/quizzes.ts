/**
 * Quizzes as values: document -> quiz. `ParsedQuiz` says what is wrong with a document; errors of the store are thrown.
 */
import { type ParsedQuiz, parseQuiz } from '#quiz/library/parse-quiz.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'

/** The two collections that hold quizzes: the sets of the practice page, and schools' preliminary papers. */
type QuizCollection = 'quizzes' | 'prelimQuizzes'

/** `get` gives status 'missing' for an unknown id. */
export type QuizRepository = Readonly<{ get(collection: QuizCollection, id: string): Promise<ParsedQuiz> }>

/** Reads and parses at each call; the page cache saves the work. */
export function createQuizRepository(documents: DocumentStore): QuizRepository {
  return { get: async (collection, id) => parseQuiz(await documents.get(collection, id)) }
}

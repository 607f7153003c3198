/** Documents of a content folder by what they are: the review and blind solving are for the library of quizzes. */
import type { ContentFile } from '#server/content/read-content.ts'
import type { Collection } from '#server/ports/document-store.ts'

const LIBRARY: readonly Collection[] = ['quizzes', 'listeningPractices', 'prelimQuizzes', 'articles']

/** The documents that docs/content-guide.md is about. Texts, whole papers and the bank have checks of their own. */
export const libraryOf = (documents: readonly ContentFile[]): readonly ContentFile[] =>
  documents.filter(({ collection }) => LIBRARY.includes(collection))

/** The documents of one collection. */
export const ofCollection = (documents: readonly ContentFile[], wanted: Collection): readonly ContentFile[] =>
  documents.filter(({ collection }) => collection === wanted)

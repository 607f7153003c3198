/** The sets of the practice page, read once: pages list them by title and by skill, and choose the ten of a day from them. */
import type { LibrarySet } from '#quiz/library/library-set.ts'
import { documentId, setIdsOf, setLabel, type Topic, topics } from '#quiz/library/topics.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import { oncePerVersion } from './parsed.ts'
import type { QuizRepository } from './quizzes.ts'

/** `all` gives every set that is stored, in the order of the practice page, also one that cannot be read. */
export type SetLibrary = Readonly<{ all(): Promise<readonly LibrarySet[]> }>

/** Reads the sets once for each content version: reading them for every page would be most of its work. */
export function createSetLibrary(documents: Pick<DocumentStore, 'version'>, quizzes: QuizRepository): SetLibrary {
  async function readSet(topic: Topic, setId: string): Promise<LibrarySet> {
    const parsed = await quizzes.get('quizzes', documentId(topic, setId))
    return { topic, setId, label: setLabel(setId), typed: parsed.status === 'ok' ? parsed.typed : null }
  }

  async function read(): Promise<readonly LibrarySet[]> {
    const ids = await quizzes.ids('quizzes')
    return Promise.all(topics.flatMap((topic) => setIdsOf(topic, ids).map((setId) => readSet(topic, setId))))
  }

  return { all: oncePerVersion(documents, read) }
}

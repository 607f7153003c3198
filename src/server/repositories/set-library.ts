/** The sets of the practice page, read once: pages list them by title and by skill, and choose the ten of a day from them. */
import type { LibrarySet } from '#quiz/library/library-set.ts'
import { documentId, setIdsOf, setLabel, type Topic, topics } from '#quiz/library/topics.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import type { QuizRepository } from './quizzes.ts'

/** `all` gives every set that is stored, in the order of the practice page, also one that cannot be read. */
export type SetLibrary = Readonly<{ all(): Promise<readonly LibrarySet[]> }>

/** Reads the sets once for each content version: reading them for every page would be most of its work. */
export function createSetLibrary(documents: Pick<DocumentStore, 'version'>, quizzes: QuizRepository): SetLibrary {
  let cached: Readonly<{ version: string; sets: Promise<readonly LibrarySet[]> }> | null = null

  async function readSet(topic: Topic, setId: string): Promise<LibrarySet> {
    const parsed = await quizzes.get('quizzes', documentId(topic, setId))
    return { topic, setId, label: setLabel(setId), typed: parsed.status === 'ok' ? parsed.typed : null }
  }

  async function read(): Promise<readonly LibrarySet[]> {
    const ids = await quizzes.ids('quizzes')
    return Promise.all(topics.flatMap((topic) => setIdsOf(topic, ids).map((setId) => readSet(topic, setId))))
  }

  return {
    async all() {
      // Read before the sets: after an import in between they are read again.
      const version = await documents.version()
      if (cached?.version === version) return await cached.sets
      const sets = read()
      const own = { version, sets }
      cached = own
      // A failure is not cached: the next page tries again.
      sets.catch(() => {
        if (cached === own) cached = null
      })
      return await sets
    },
  }
}

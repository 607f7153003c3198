/** The texts with questions. */
import { HEAD } from '#lib/indexer.ts'
import type { ContentIndex } from './content-index.ts'
import { type ContentSource, LEFT_OUT } from './parsed.ts'
import { type NumberedTask, parseTask } from './task-document.ts'
import { type ListedTask, listedTasks } from './task-index.ts'

/** `get` gives null for a task that there is not, and for one that does not hold, which the log names. */
export type TaskRepository = Readonly<{
  get(kind: string, number: string): Promise<NumberedTask | null>
  /** In the order of the examination, then by number. A document that does not hold is left out. */
  list(): Promise<readonly ListedTask[]>
}>

const LIST_CHARACTERS = 1_000_000

/** The list is the index of an import; `get` reads and parses one document. */
export function createTaskRepository({ documents, log }: ContentSource, index: ContentIndex): TaskRepository {
  const readList = index.reader('tasks', listedTasks, LIST_CHARACTERS)
  return {
    async get(kind, number) {
      const id = `${kind}/${number}`
      const body = await documents.get('tasks', id)
      if (body === null) return null
      const parsed = parseTask(id, body)
      if (parsed.status === 'ok') return parsed.value
      log.error({ collection: 'tasks', id, issues: parsed.issues }, LEFT_OUT)
      return null
    },
    list: async () => (await readList(HEAD)) ?? [],
  }
}

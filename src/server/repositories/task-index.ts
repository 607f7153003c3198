/** The index of the texts with questions: what lists say of each. */
import { z } from 'zod'
import { HEAD, type Indexer } from '#lib/indexer.ts'
import { taskKinds } from '#tasks/task.ts'
import { parseTask } from './task-document.ts'

const listedTask = z.object({ kind: z.enum(taskKinds), number: z.int(), title: z.string(), items: z.int() })

/** In the order of the examination, then by number. */
export const listedTasks = z.array(listedTask).readonly()

export type ListedTask = Readonly<z.infer<typeof listedTask>>

/** The head is `listedTasks`. A document that is no task is left out. */
export function createTaskIndexer(): Indexer {
  const found: ListedTask[] = []
  return {
    add(id, body) {
      const parsed = parseTask(id, body)
      if (parsed.status !== 'ok') return
      const { kind, number, task } = parsed.value
      found.push({ kind, number, title: task.title, items: task.items.length })
    },
    parts: () => [
      {
        name: HEAD,
        body: found.toSorted((a, b) => taskKinds.indexOf(a.kind) - taskKinds.indexOf(b.kind) || a.number - b.number),
      },
    ],
  }
}

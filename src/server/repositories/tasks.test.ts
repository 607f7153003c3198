import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { fillStore } from '#server/contract/fill-store.ts'
import type { ContentDocument } from '#server/ports/document-store.ts'
import { createContentIndex } from './content-index.ts'
import { createTaskRepository } from './tasks.ts'

const stored = (id: string): ContentDocument => ({
  collection: 'tasks',
  id,
  body: JSON.parse(readFileSync(`content/tasks/${id}.json`, 'utf8')),
})

async function repositoryOf(documents: readonly ContentDocument[]) {
  const store = createMemoryDocumentStore()
  await fillStore(store, { documents, fingerprint: '', onProgress: () => undefined })
  const log = { error: vi.fn() }
  return { tasks: createTaskRepository({ documents: store, log }, createContentIndex(store)), log }
}

const TASKS = ['reading-1/1', 'synthesis/2', 'synthesis/1', 'visual-text/1'].map(stored)

test('tasks come in the order of the examination, then by number', async () => {
  const { tasks } = await repositoryOf(TASKS)
  expect((await tasks.list()).map(({ kind, number }) => `${kind} ${number}`)).toEqual([
    'visual-text 1',
    'synthesis 1',
    'synthesis 2',
    'reading-1 1',
  ])
})

test('a task is read with its questions', async () => {
  const { tasks } = await repositoryOf(TASKS)
  const found = await tasks.get('synthesis', '2')
  expect(found).toMatchObject({ kind: 'synthesis', number: 2 })
  expect((await tasks.list()).find(({ number }) => number === 2)).toMatchObject({
    title: found?.task.title,
    items: found?.task.items.length,
  })
  expect(await tasks.get('synthesis', '3')).toBeNull()
})

test('a document that does not hold is in no list, and the log names it; the others stay', async () => {
  const { tasks, log } = await repositoryOf([
    ...TASKS,
    { collection: 'tasks', id: 'synthesis/3', body: { kind: 'synthesis' } },
  ])
  expect(await tasks.list()).toHaveLength(TASKS.length)
  expect(await tasks.get('synthesis', '3')).toBeNull()
  expect(log.error).toHaveBeenCalledTimes(1)
  expect(log.error.mock.calls[0]?.[0]).toMatchObject({ collection: 'tasks', id: 'synthesis/3' })
})

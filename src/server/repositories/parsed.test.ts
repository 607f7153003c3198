/** What repositories of whole collections share, on the collection of tasks and on the whole papers. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { fillStore } from '#server/contract/fill-store.ts'
import type { ContentDocument } from '#server/ports/document-store.ts'
import { createExamRepository } from './exam.ts'
import { createTaskRepository } from './tasks.ts'
import { createWholePaperRepository } from './whole-papers.ts'

const stored = (collection: 'tasks' | 'exam' | 'whole-papers', id: string): ContentDocument => ({
  collection,
  id,
  body: JSON.parse(readFileSync(`content/${collection}/${id}.json`, 'utf8')),
})

const TASKS = [
  stored('tasks', 'reading-1/1'),
  stored('tasks', 'synthesis/2'),
  stored('tasks', 'synthesis/1'),
  stored('tasks', 'visual-text/1'),
]

function source(documents: readonly ContentDocument[]) {
  const store = createMemoryDocumentStore()
  const fill = (next: readonly ContentDocument[]) =>
    fillStore(store, { documents: next, fingerprint: '', onProgress: () => undefined })
  const log = { error: vi.fn() }
  return { documents: store, log, fill, ready: fill(documents) }
}

test('tasks come in the order of the examination, then by number', async () => {
  const { ready, ...from } = source(TASKS)
  await ready
  const all = await createTaskRepository(from).all()
  expect(all.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
    'visual-text 1',
    'synthesis 1',
    'synthesis 2',
    'reading-1 1',
  ])
})

test('a document that does not hold is left out, and the log names it; the others stay', async () => {
  const { ready, ...from } = source([...TASKS, { collection: 'tasks', id: 'synthesis/3', body: { kind: 'synthesis' } }])
  await ready
  expect(await createTaskRepository(from).all()).toHaveLength(TASKS.length)
  expect(from.log.error).toHaveBeenCalledTimes(1)
  expect(from.log.error.mock.calls[0]?.[0]).toMatchObject({ collection: 'tasks', id: 'synthesis/3' })
})

test('documents are read once for each version, and again after an import or a failure', async () => {
  const { ready, fill, ...from } = source(TASKS)
  await ready
  const list = vi.spyOn(from.documents, 'list')
  const tasks = createTaskRepository(from)
  list.mockRejectedValueOnce(new Error('no answer'))
  await expect(tasks.all()).rejects.toThrow('no answer')
  await tasks.all()
  await tasks.all()
  expect(list).toHaveBeenCalledTimes(2)
  await fill(TASKS.slice(1))
  expect(await tasks.all()).toHaveLength(TASKS.length - 1)
  expect(list).toHaveBeenCalledTimes(3)
})

test('a whole paper that its facts do not describe is left out; without facts there is none', async () => {
  const sections = readdirSync('content/whole-papers/english/1').map((file) =>
    stored('whole-papers', `english/1/${file.replace('.json', '')}`),
  )
  const other = sections.map((document) => ({ ...document, id: document.id.replace('/1/', '/2/') })).slice(1)
  const { ready, fill, ...from } = source([stored('exam', 'english'), ...sections, ...other])
  await ready
  const papers = createWholePaperRepository(from, createExamRepository(from))
  expect((await papers.all()).map(({ subject, number }) => `${subject} ${number}`)).toEqual(['english 1'])
  await fill(sections)
  expect(await papers.all()).toEqual([])
})

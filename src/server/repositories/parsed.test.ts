/** What repositories of whole collections share, on the plans and on the whole papers. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { fillStore } from '#server/contract/fill-store.ts'
import type { ContentDocument } from '#server/ports/document-store.ts'
import { createExamRepository } from './exam.ts'
import { createPlanRepository } from './plans.ts'
import { createWholePaperRepository } from './whole-papers.ts'

const stored = (collection: 'plans' | 'exam' | 'whole-papers', id: string): ContentDocument => ({
  collection,
  id,
  body: JSON.parse(readFileSync(`content/${collection}/${id}.json`, 'utf8')),
})

function source(documents: readonly ContentDocument[]) {
  const store = createMemoryDocumentStore()
  const fill = (next: readonly ContentDocument[]) =>
    fillStore(store, { documents: next, fingerprint: '', onProgress: () => undefined })
  const log = { error: vi.fn() }
  return { documents: store, log, fill, ready: fill(documents) }
}

const plan = (number: number): ContentDocument => stored('plans', `science/${number}`)

test('a document that does not hold is left out, and the log names it; the others stay', async () => {
  const { ready, ...from } = source([plan(1), plan(2), { collection: 'plans', id: 'science/3', body: { number: 3 } }])
  await ready
  expect((await createPlanRepository(from).all()).science).toHaveLength(2)
  expect(from.log.error).toHaveBeenCalledTimes(1)
  expect(from.log.error.mock.calls[0]?.[0]).toMatchObject({ collection: 'plans', id: 'science/3' })
})

test('documents are read once for each version, and again after an import or a failure', async () => {
  const { ready, fill, ...from } = source([plan(1), plan(2)])
  await ready
  const list = vi.spyOn(from.documents, 'list')
  const plans = createPlanRepository(from)
  list.mockRejectedValueOnce(new Error('no answer'))
  await expect(plans.all()).rejects.toThrow('no answer')
  await plans.all()
  await plans.all()
  expect(list).toHaveBeenCalledTimes(2)
  await fill([plan(2)])
  expect((await plans.all()).science).toHaveLength(1)
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
  expect((await papers.list()).map(({ subject, number }) => `${subject} ${number}`)).toEqual(['english 1'])
  expect((await papers.get('english', '1'))?.parts).toHaveLength(sections.length)
  expect(await papers.get('english', '2')).toBeNull()
  await fill(sections)
  expect(await papers.list()).toEqual([])
  expect(await papers.get('english', '1')).toBeNull()
})

import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { topics } from '#quiz/library/topics.ts'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { fillStore } from '#server/contract/fill-store.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import { createQuizRepository } from './quizzes.ts'
import { createSkillIndex } from './skill-index.ts'

const [grammar] = topics
if (grammar === undefined) throw new Error('there is no topic')
const body = (set: number) => JSON.parse(readFileSync(`content/quizzes/Grammar_Set_${set}.json`, 'utf8'))

function holding(store: DocumentStore, numbers: readonly number[]) {
  const documents = numbers.map((set) => ({
    collection: 'quizzes' as const,
    id: `Grammar_Set_${set}`,
    body: body(set),
  }))
  return fillStore(store, { documents, fingerprint: 'any', onProgress: () => undefined })
}

it('names the sets that exist with the skills of their items', async () => {
  const store = createMemoryDocumentStore()
  await holding(store, [2, 4])
  const index = await createSkillIndex(store, createQuizRepository(store)).of(grammar)
  expect(index.map(({ setId }) => setId)).toEqual(['Set_2', 'Set_4'])
  for (const { tags } of index) expect(tags.size).toBeGreaterThan(3)
})

it('reads the sets once for each version of the content', async () => {
  const store = createMemoryDocumentStore()
  await holding(store, [1])
  const get = vi.spyOn(store, 'get')
  const entries = createSkillIndex(store, createQuizRepository(store))
  await Promise.all([entries.of(grammar), entries.of(grammar)])
  const reads = get.mock.calls.length
  await entries.of(grammar)
  expect(get).toHaveBeenCalledTimes(reads)
  await holding(store, [1, 2])
  expect((await entries.of(grammar)).map(({ setId }) => setId)).toEqual(['Set_1', 'Set_2'])
})

it('asks again after the store failed', async () => {
  const store = createMemoryDocumentStore()
  await holding(store, [1])
  const entries = createSkillIndex(store, createQuizRepository(store))
  vi.spyOn(store, 'get').mockRejectedValueOnce(new Error('down'))
  await expect(entries.of(grammar)).rejects.toThrow('down')
  expect(await entries.of(grammar)).toHaveLength(1)
})

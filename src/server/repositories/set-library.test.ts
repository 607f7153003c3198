import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { shortTitle } from '#quiz/library/library-set.ts'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { fillStore } from '#server/contract/fill-store.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import { createQuizRepository } from './quizzes.ts'
import { createSetLibrary } from './set-library.ts'

const body = JSON.parse(readFileSync('content/quizzes/Grammar_Set_4.json', 'utf8'))

function holding(store: DocumentStore, ids: readonly string[], stored: unknown = body) {
  const documents = ids.map((id) => ({ collection: 'quizzes' as const, id, body: stored }))
  return fillStore(store, { documents, fingerprint: 'any', onProgress: () => undefined })
}
const libraryOf = (store: DocumentStore) => createSetLibrary(store, createQuizRepository(store))

it('has the sets that are stored in the order of topics and numbers, also those after the fifth', async () => {
  const store = createMemoryDocumentStore()
  await holding(store, [
    'Grammar_Set_10',
    'Grammar_Set_6',
    'Dialogue_Set_1',
    'Grammar_Set_2',
    'Grammar_Extra',
    'X_Set_1',
  ])
  const sets = await libraryOf(store).all()
  expect(sets.map(({ topic, setId, label }) => [topic.docPrefix, setId, label])).toEqual([
    ['Grammar', 'Set_2', '2021'],
    ['Grammar', 'Set_6', 'Set 6'],
    ['Grammar', 'Set_10', 'Set 10'],
    ['Dialogue', 'Set_1', '2020'],
  ])
  expect(sets.map(shortTitle)[0]).toBe('Animals, Plants and Weather')
})

it('has a set that cannot be read, without title and quiz', async () => {
  const store = createMemoryDocumentStore()
  await holding(store, ['Grammar_Set_1'], { type: 'crossword' })
  const [set] = await libraryOf(store).all()
  expect(set).toMatchObject({ setId: 'Set_1', typed: null })
  expect(set === undefined ? null : shortTitle(set)).toBe('')
})

it('reads the sets once for each version of the content', async () => {
  const store = createMemoryDocumentStore()
  await holding(store, ['Grammar_Set_1'])
  const get = vi.spyOn(store, 'get')
  const library = libraryOf(store)
  await Promise.all([library.all(), library.all()])
  await library.all()
  expect(get).toHaveBeenCalledTimes(1)
  await holding(store, ['Grammar_Set_1', 'Grammar_Set_2'])
  expect((await library.all()).map(({ setId }) => setId)).toEqual(['Set_1', 'Set_2'])
})

it('asks again after the store failed', async () => {
  const store = createMemoryDocumentStore()
  await holding(store, ['Grammar_Set_1'])
  const library = libraryOf(store)
  vi.spyOn(store, 'get').mockRejectedValueOnce(new Error('down'))
  await expect(library.all()).rejects.toThrow('down')
  expect(await library.all()).toHaveLength(1)
})

import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { shortTitle } from '#quiz/library/library-set.ts'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { fillStore } from '#server/contract/fill-store.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import { createContentIndex } from './content-index.ts'
import { createQuizRepository } from './quizzes.ts'
import { createSetLibrary } from './set-library.ts'

const body = JSON.parse(readFileSync('content/quizzes/Grammar_Set_4.json', 'utf8'))

async function holding(ids: readonly string[], stored: unknown = body): Promise<DocumentStore> {
  const store = createMemoryDocumentStore()
  await fill(store, ids, stored)
  return store
}

function fill(store: DocumentStore, ids: readonly string[], stored: unknown = body) {
  const documents = ids.map((id) => ({ collection: 'quizzes' as const, id, body: stored }))
  return fillStore(store, { documents, fingerprint: 'any', onProgress: () => undefined })
}
const libraryOf = (store: DocumentStore) => createSetLibrary(createContentIndex(store), createQuizRepository(store))

it('has the sets that are stored in the order of topics and numbers, also those after the fifth', async () => {
  const store = await holding(['Grammar_Set_10', 'Grammar_Set_6', 'Dialogue_Set_1', 'Grammar_Set_2', 'Grammar_Extra'])
  const library = libraryOf(store)
  const shelves = await library.shelves()
  expect(shelves.map(({ type, numbers }) => [type, ...numbers])).toEqual([
    ['grammar-mcq', 2, 6, 10],
    ['chinese-dialogue', 1],
  ])
  const set = await library.named({ type: 'grammar-mcq', number: 10 })
  expect(set).toMatchObject({ setId: 'Set_10', label: 'Set 10' })
  expect(shortTitle(set)).toBe('Animals, Plants and Weather')
  expect((await library.rows({ type: 'grammar-mcq' }, 2)).map(({ number, items }) => [number, items])).toEqual([
    [2, 10],
    [6, 10],
  ])
})

it('has a set that cannot be read, without title and quiz', async () => {
  const library = libraryOf(await holding(['Grammar_Set_1'], { type: 'crossword' }))
  const place = { type: 'grammar-mcq', number: 1 } as const
  expect(await library.withQuiz(place)).toMatchObject({ setId: 'Set_1', typed: null })
  expect(shortTitle(await library.named(place))).toBe('')
})

it('reads no document for what lists, next steps and skills say', async () => {
  const store = await holding(['Grammar_Set_1', 'Grammar_Set_2'])
  const [get, list, ids] = [vi.spyOn(store, 'get'), vi.spyOn(store, 'list'), vi.spyOn(store, 'ids')]
  const library = libraryOf(store)
  const [shelf] = await library.shelves()
  const [tag = ''] = Object.keys(shelf?.skills ?? {})
  expect(await library.withSkill(tag)).toHaveLength(2)
  expect(await library.withSkill('juggling')).toEqual([])
  await library.rows({ type: 'grammar-mcq' }, 2)
  await library.named({ type: 'grammar-mcq', number: 2 })
  expect([get, list, ids].flatMap(({ mock }) => mock.calls)).toEqual([])
})

it('has the sets of a new version at once', async () => {
  const store = await holding(['Grammar_Set_1'])
  const library = libraryOf(store)
  await library.shelves()
  await fill(store, ['Grammar_Set_1', 'Grammar_Set_2'])
  expect((await library.shelves())[0]?.numbers).toEqual([1, 2])
})

it('asks again after the store failed', async () => {
  const store = await holding(['Grammar_Set_1'])
  const library = libraryOf(store)
  vi.spyOn(store, 'index').mockRejectedValueOnce(new Error('down'))
  await expect(library.shelves()).rejects.toThrow('down')
  expect(await library.shelves()).toHaveLength(1)
})

import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { HEAD } from '#lib/indexer.ts'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import type { ContentDocument, DocumentStore, IndexPart } from '#server/ports/document-store.ts'
import { createContentIndex } from './content-index.ts'

const PRELIMS: readonly ContentDocument[] = ['2024-OtterBay-Grammar', '2023-OtterBay-Grammar'].map((id) => ({
  collection: 'prelimQuizzes',
  id,
  body: {},
}))

async function holding(index: readonly IndexPart[], documents = PRELIMS): Promise<DocumentStore> {
  const store = createMemoryDocumentStore()
  await fill(store, index, documents)
  return store
}

const fill = async (store: DocumentStore, index: readonly IndexPart[], documents: readonly ContentDocument[]) =>
  store.replace({
    collections: ['prelimQuizzes'],
    base: await store.version(),
    documents,
    index,
    fingerprint: '',
    onProgress: () => undefined,
  })

const part = (name: string, body: unknown): IndexPart => ({ collection: 'prelimQuizzes', name, body })
const names = z.array(z.string()).readonly()
const reader = (store: DocumentStore) => createContentIndex(store).reader('prelimQuizzes', names, 1000)

test('what an import wrote is read, no document is', async () => {
  const store = await holding([part(HEAD, ['1999'])])
  const [get, ids] = [vi.spyOn(store, 'get'), vi.spyOn(store, 'ids')]
  const read = reader(store)
  expect(await read(HEAD)).toEqual(['1999'])
  expect(await read('year/1812')).toBeNull()
  expect([get, ids].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test.each([
  ['was not written', []],
  ['has another shape', [part(HEAD, { years: 2 })]],
])('an index that %s is made from the documents, once for each version', async (_, index) => {
  const store = await holding(index)
  const ids = vi.spyOn(store, 'ids')
  const read = reader(store)
  expect(await read(HEAD)).toEqual(['2024', '2023'])
  expect(await read('year/1812')).toBeNull()
  expect(ids).toHaveBeenCalledTimes(1)
  await fill(store, index, PRELIMS.slice(1))
  expect(await read(HEAD)).toEqual(['2023'])
})

test('a part is read once for each version, also one that is not there, and again after a failure', async () => {
  const store = await holding([part(HEAD, ['1999'])])
  const index = vi.spyOn(store, 'index')
  const read = reader(store)
  index.mockRejectedValueOnce(new Error('down'))
  await expect(read(HEAD)).rejects.toThrow('down')
  await read(HEAD)
  await read('year/1812')
  const calls = index.mock.calls.length
  await read(HEAD)
  await read('year/1812')
  expect(index).toHaveBeenCalledTimes(calls)
  await fill(store, [part(HEAD, ['2001'])], PRELIMS)
  expect(await read(HEAD)).toEqual(['2001'])
})

test('parts that were used last stay, within so many characters', async () => {
  const long = (year: number) => [`${year}`.repeat(100)]
  const store = await holding([part(HEAD, []), part('a', long(2001)), part('b', long(2002)), part('c', long(2003))])
  const read = reader(store)
  for (const name of ['a', 'b', 'c']) await read(name)
  const index = vi.spyOn(store, 'index')
  await read('c')
  expect(index).not.toHaveBeenCalled()
  await read('a')
  expect(index).toHaveBeenCalledTimes(1)
})

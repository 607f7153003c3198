import { describe, expect, it, vi } from 'vitest'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { fillStore } from '#server/contract/fill-store.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import { createContentIndex } from './content-index.ts'
import { createPrelimRepository } from './prelims.ts'

function holding(store: DocumentStore, ids: readonly string[]) {
  const documents = ids.map((id) => ({ collection: 'prelimQuizzes' as const, id, body: {} }))
  return fillStore(store, { documents, fingerprint: 'any', onProgress: () => undefined })
}

describe('the prelim quizzes', () => {
  it('are found by year and school, and never read as documents', async () => {
    const store = createMemoryDocumentStore()
    await holding(store, ['2024-OtterBay-Grammar', '2024-OtterBay-Paper-2', 'Orphan'])
    const [list, get] = [vi.spyOn(store, 'list'), vi.spyOn(store, 'get')]
    const prelims = createPrelimRepository(createContentIndex(store))
    expect(await prelims.school('2024', 'OtterBay')).toEqual({ key: 'OtterBay', topics: ['Grammar', 'Paper-2'] })
    expect(await prelims.school('2024', 'Sunbird')).toBeNull()
    expect(await prelims.school('2023', 'OtterBay')).toBeNull()
    expect(list).not.toHaveBeenCalled()
    expect(get).not.toHaveBeenCalled()
  })

  it('are listed once for each version of the content', async () => {
    const store = createMemoryDocumentStore()
    const index = vi.spyOn(store, 'index')
    const prelims = createPrelimRepository(createContentIndex(store))
    expect(await prelims.years()).toEqual([])
    await holding(store, ['2023-OtterBay-Grammar', '2024-OtterBay-Grammar'])
    index.mockClear()
    expect((await prelims.years()).map(({ year }) => year)).toEqual(['2024', '2023'])
    expect(index).toHaveBeenCalledTimes(3)
    await prelims.years()
    await prelims.school('2024', 'OtterBay')
    expect(index).toHaveBeenCalledTimes(3)
  })
})

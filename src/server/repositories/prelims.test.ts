import { describe, expect, it, vi } from 'vitest'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { fillStore } from '#server/contract/fill-store.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import { createPrelimRepository } from './prelims.ts'

function holding(store: DocumentStore, ids: readonly string[]) {
  const documents = ids.map((id) => ({ collection: 'prelimQuizzes' as const, id, body: {} }))
  return fillStore(store, { documents, fingerprint: 'any', onProgress: () => undefined })
}

describe('the prelim quizzes', () => {
  it('are found by year and school, and never read as documents', async () => {
    const store = createMemoryDocumentStore()
    await holding(store, ['2024-OtterBay-Grammar', '2024-OtterBay-Paper-2', 'Orphan'])
    const list = vi.spyOn(store, 'list')
    const prelims = createPrelimRepository(store)
    expect(await prelims.school('2024', 'OtterBay')).toEqual({ key: 'OtterBay', topics: ['Grammar', 'Paper-2'] })
    expect(await prelims.school('2024', 'Sunbird')).toBeNull()
    expect(await prelims.school('2023', 'OtterBay')).toBeNull()
    expect(list).not.toHaveBeenCalled()
  })

  it('are listed once for each version of the content', async () => {
    const store = createMemoryDocumentStore()
    const ids = vi.spyOn(store, 'ids')
    const prelims = createPrelimRepository(store)
    expect(await prelims.years()).toEqual([])
    await prelims.school('2024', 'OtterBay')
    expect(ids).toHaveBeenCalledTimes(1)
    await holding(store, ['2024-OtterBay-Grammar'])
    expect((await prelims.years()).map(({ year }) => year)).toEqual(['2024'])
    expect(ids).toHaveBeenCalledTimes(2)
  })
})

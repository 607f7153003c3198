import { RouterContextProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { readPacks } from '#offline/pack.ts'
import { measurePage } from '#server/http/request-context.ts'
import { loader } from './offline-packs.ts'

vi.mock('#server/services.server.ts', () => ({
  services: () => ({
    setLibrary: { shelves: async () => [{ type: 'grammar-mcq', numbers: [1] }] },
    practices: { list: async () => [] },
    prelims: { years: async () => [{ year: '2024', schools: [{ key: 'Kingfisher', topics: ['Grammar'] }] }] },
    articles: { list: async () => [] },
  }),
}))
vi.mock('#app/loaders/subjects/first-sets.server.ts', () => ({
  subjectSheets: async () => [{ path: '/maths', name: 'Mathematics', sheets: [] }],
  furtherSets: () => [{ path: '/maths', sets: ['/maths/rate/2'] }],
}))

/** What the server lists under an id, where each page takes ten bytes. */
async function asked(id: string): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(measurePage, async () => ({ bytes: 10, version: '1' }))
  const request = new Request(`https://example.org/api/offline/${id}`)
  return await loader({ params: { '*': id }, context, request, url: new URL(request.url), pattern: 'api/offline/*' })
}

describe('what can be saved', () => {
  it.each([
    ['everything', ['site', 'topic/grammar-mcq', 'subject/maths', 'school/2024/Kingfisher', 'subject/maths/more']],
    ['topic/grammar-mcq', ['topic/grammar-mcq']],
    ['subject/maths', ['subject/maths', 'subject/maths/more']],
  ])('%s is listed with its packs', async (id, packs) => {
    const response = await asked(id)
    expect(response.status).toBe(200)
    expect(readPacks(await response.json())?.map((pack) => pack.id)).toEqual(packs)
  })

  it('what is no pack is not found', async () => expect((await asked('topic/none')).status).toBe(404))
})

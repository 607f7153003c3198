/** The part of the contract suite of document stores about imports of some collections. */
import { expect, it } from 'vitest'
import {
  type Collection,
  type ContentDocument,
  DocumentRefusedError,
  type DocumentStore,
  ImportConflictError,
  type ImportReport,
} from '#server/ports/document-store.ts'
import { fillStore } from './fill-store.ts'

function documents(collection: Collection, count: number, body: unknown): readonly ContentDocument[] {
  return Array.from({ length: count }, (_, i) => ({ collection, id: `文_${i}`, body }))
}

const silent = () => undefined

/** `open` returns the empty store of the current test. */
export function partialImportContract(open: () => DocumentStore): void {
  const fill = (source: readonly ContentDocument[]) =>
    fillStore(open(), { documents: source, fingerprint: 'all', onProgress: silent })

  async function replace(
    collections: readonly Collection[],
    source: Iterable<ContentDocument>,
    base?: string,
  ): Promise<ImportReport> {
    const store = open()
    const planned = base ?? (await store.version())
    return await store.replace({
      collections,
      base: planned,
      documents: source,
      index: collections.map((collection) => ({ collection, name: 'head', body: 'new' })),
      fingerprint: 'some',
      onProgress: silent,
    })
  }

  it('replaces the named collections, reports on them only, and leaves all others whole', async () => {
    const store = open()
    await fill([
      ...documents('quizzes', 3, 'old'),
      ...documents('prelimQuizzes', 1201, 'kept'),
      ...documents('articles', 1, 'kept'),
    ])
    const prelims = await store.list('prelimQuizzes')
    const report = await replace(['quizzes', 'listeningPractices'], documents('quizzes', 2, 'new'))
    expect(report).toEqual({
      version: await store.version(),
      added: [],
      changed: [
        { collection: 'quizzes', id: '文_0' },
        { collection: 'quizzes', id: '文_1' },
      ],
      removed: [{ collection: 'quizzes', id: '文_2' }],
      unchanged: 0,
    })
    expect(await store.list('quizzes')).toEqual([
      { id: '文_0', body: 'new' },
      { id: '文_1', body: 'new' },
    ])
    expect(await store.list('prelimQuizzes')).toEqual(prelims)
    expect(prelims).toHaveLength(1201)
    expect(await store.ids('articles')).toEqual(['文_0'])
    expect(await store.fingerprint()).toBe('some')
  })

  it('replaces the indexes of the named collections, and leaves all others whole', async () => {
    const store = open()
    await replace(['quizzes', 'articles'], documents('quizzes', 1, 'old'))
    await store.replace({
      collections: ['quizzes'],
      base: await store.version(),
      documents: documents('quizzes', 1, 'new'),
      index: [{ collection: 'quizzes', name: 'topics/文', body: { numbers: [1, 2] } }],
      fingerprint: 'some',
      onProgress: silent,
    })
    expect(await store.index('quizzes', 'topics/文')).toBe('{"numbers":[1,2]}')
    expect(await store.index('quizzes', 'head')).toBeNull()
    expect(await store.index('articles', 'head')).toBe('"new"')
  })

  it('keeps an index apart from documents: it is in no list and in no report', async () => {
    const store = open()
    const report = await replace(['quizzes'], documents('quizzes', 1, 'new'))
    expect(report).toMatchObject({ added: [{ collection: 'quizzes', id: '文_0' }], unchanged: 0 })
    expect(await replace(['quizzes'], documents('quizzes', 1, 'new'))).toMatchObject({ changed: [], unchanged: 1 })
    expect(await replace(['quizzes'], [])).toMatchObject({ removed: [{ collection: 'quizzes', id: '文_0' }] })
    expect(await store.ids('quizzes')).toEqual([])
    expect(await store.get('quizzes', 'head')).toBeNull()
  })

  it('refuses a document of a collection that it leaves alone', async () => {
    await fill(documents('articles', 1, 'kept'))
    const source = [...documents('quizzes', 1, 'new'), ...documents('articles', 1, 'new')]
    await expect(replace(['quizzes'], source)).rejects.toThrow(DocumentRefusedError)
    expect(await open().ids('quizzes')).toEqual([])
    expect(await open().get('articles', '文_0')).toBe('kept')
  })

  it('refuses an import that was planned on an older version', async () => {
    const base = await open().version()
    const { version } = await fill(documents('quizzes', 1, 'first'))
    await expect(replace(['articles'], documents('articles', 1, 'late'), base)).rejects.toThrow(ImportConflictError)
    expect(await open().version()).toBe(version)
    expect(await open().ids('articles')).toEqual([])
  })
}

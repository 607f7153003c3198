/** The contract suite of document stores, run from each adapter's test file. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  COLLECTIONS,
  type ContentDocument,
  DocumentRefusedError,
  type DocumentStore,
  DocumentStoreUnavailableError,
  EMPTY_VERSION,
  ImportConflictError,
  type ImportReport,
} from '#server/ports/document-store.ts'
import { fillStore } from './fill-store.ts'
import { partialImportContract } from './partial-import.contract.ts'

export interface DocumentStoreHarness {
  /** An empty store. */
  readonly store: DocumentStore
  /** Another connection to the same content; a store that lives in one process may return `store` itself. */
  readonly connect: () => Promise<DocumentStore>
  /** Closes all and removes what was created. */
  readonly dispose: () => Promise<void>
}

export function quiz(id: string, body: unknown = { title: id }): ContentDocument {
  return { collection: 'quizzes', id, body }
}

export function importQuizzes(store: DocumentStore, documents: Iterable<ContentDocument>): Promise<ImportReport> {
  return fillStore(store, { documents, fingerprint: 'any', onProgress: () => undefined })
}

function* numbered(count: number, title: string): Generator<ContentDocument> {
  for (let i = 0; i < count; i += 1) yield quiz(`Set_${i}`, { title, questions: [{ question: `第${i}题` }] })
}

function* failingAfter(count: number): Generator<ContentDocument> {
  yield* numbered(count, 'half of an import')
  throw new Error('the source broke off')
}

export function documentStoreContract(name: string, open: () => Promise<DocumentStoreHarness>): void {
  describe(`${name}: the document store contract`, () => {
    let harness: DocumentStoreHarness
    let store: DocumentStore

    beforeEach(async () => {
      harness = await open()
      store = harness.store
    })

    afterEach(() => harness.dispose())

    describe('reading', readingContract)
    describe('importing', importContract)
    describe('importing some collections', () => partialImportContract(() => store))
    describe('failing imports', failureContract)

    function readingContract(): void {
      it('is empty at first', async () => {
        expect(await store.version()).toBe(EMPTY_VERSION)
        expect(await store.fingerprint()).toBeNull()
        expect(await store.get('quizzes', 'Grammar_Set_1')).toBeNull()
        expect(await store.list('quizzes')).toEqual([])
        expect(await store.ids('quizzes')).toEqual([])
      })

      it('gives a body back as it was, with its keys in order', async () => {
        const body = { title: 'Grammar', b: [1, 2.5, -0.1], a: { 'word list': null, 好: true }, text: '“\u00a0\\"\n😀' }
        await importQuizzes(store, [quiz('Grammar_Set_1', body)])
        const found = await store.get('quizzes', 'Grammar_Set_1')
        expect(found).toEqual(body)
        expect(JSON.stringify(found)).toBe(JSON.stringify(body))
      })

      it('keeps NUL and lone surrogates in a body that was not checked', async () => {
        const body = { nul: 'a\0b', half: '\ud800' }
        await importQuizzes(store, [quiz('Odd', body)])
        expect(await store.get('quizzes', 'Odd')).toEqual(body)
      })

      it.each([['a string'], [[1, 2]], [{}], [false], [0]])(
        'keeps %j, although no quiz looks like that',
        async (body) => {
          await importQuizzes(store, [quiz('Odd', body)])
          expect(await store.get('quizzes', 'Odd')).toEqual(body)
        },
      )

      it('keeps the documents of every collection', async () => {
        const documents = COLLECTIONS.map((collection) => ({ collection, id: `kind/${collection}`, body: '<svg>\r\n' }))
        await importQuizzes(store, documents)
        for (const { collection, id, body } of documents) expect(await store.list(collection)).toEqual([{ id, body }])
      })

      it('keeps the same id in two collections apart', async () => {
        await importQuizzes(store, [
          { collection: 'quizzes', id: 'same', body: 'a quiz' },
          { collection: 'prelimQuizzes', id: 'same', body: 'a prelim quiz' },
        ])
        expect(await store.get('quizzes', 'same')).toBe('a quiz')
        expect(await store.list('prelimQuizzes')).toEqual([{ id: 'same', body: 'a prelim quiz' }])
        expect(await store.ids('listeningPractices')).toEqual([])
      })

      it('takes spaces, slashes, hyphens, Chinese, quotes and wildcards in an id as they are', async () => {
        const ids = [
          'Vocabulary Cloze_Set_3',
          '2024-Kingfisher-Paper-2',
          '华文_Set_1',
          'english/1/editing',
          "it's",
          '%',
          '_',
          'ａ',
          'a',
          'A',
          '..',
        ]
        await importQuizzes(
          store,
          ids.map((id) => quiz(id)),
        )
        for (const id of ids) expect(await store.get('quizzes', id)).toEqual({ title: id })
        expect(await store.get('quizzes', 'Vocabulary cloze_Set_3')).toBeNull()
        expect(await store.get('quizzes', '华文%')).toBeNull()
      })

      it('sorts by code point, not by language or UTF-16 unit', async () => {
        const sorted = ['A', 'B', 'a', 'é', '中', '\uff41', '😀']
        await importQuizzes(
          store,
          [...sorted].reverse().map((id) => quiz(id)),
        )
        expect(await store.ids('quizzes')).toEqual(sorted)
        expect((await store.list('quizzes')).map((document) => document.id)).toEqual(sorted)
      })
    }

    function importContract(): void {
      it('reports what it added, changed, removed and left', async () => {
        const first = await importQuizzes(store, [quiz('stays'), quiz('changes'), quiz('goes')])
        expect(first).toMatchObject({ changed: [], removed: [], unchanged: 0 })
        expect(first.added.map((document) => document.id)).toEqual(['changes', 'goes', 'stays'])
        const second = await importQuizzes(store, [
          quiz('stays'),
          quiz('changes', { title: 'other' }),
          { collection: 'prelimQuizzes', id: 'goes', body: {} },
          quiz('comes'),
        ])
        expect(second).toEqual({
          version: await store.version(),
          added: [
            { collection: 'prelimQuizzes', id: 'goes' },
            { collection: 'quizzes', id: 'comes' },
          ],
          changed: [{ collection: 'quizzes', id: 'changes' }],
          removed: [{ collection: 'quizzes', id: 'goes' }],
          unchanged: 1,
        })
        expect(await store.ids('quizzes')).toEqual(['changes', 'comes', 'stays'])
        expect(await store.get('quizzes', 'goes')).toBeNull()
      })

      it('makes a new version each time, even of the same content', async () => {
        const versions = new Set([await store.version()])
        for (let i = 0; i < 3; i += 1) {
          const report = await importQuizzes(store, [quiz('Grammar_Set_1')])
          expect(await store.version()).toBe(report.version)
          versions.add(report.version)
        }
        expect(versions.size).toBe(4)
      })

      it('remembers the fingerprint of the last import', async () => {
        await fillStore(store, { documents: [], fingerprint: 'first', onProgress: () => undefined })
        await fillStore(store, { documents: [], fingerprint: 'second', onProgress: () => undefined })
        expect(await store.fingerprint()).toBe('second')
      })

      it('shows another connection the new content at once', async () => {
        const reader = await harness.connect()
        const before = await reader.version()
        const report = await importQuizzes(store, [quiz('Grammar_Set_1')])
        expect(before).toBe(EMPTY_VERSION)
        expect(await reader.version()).toBe(report.version)
        expect(await reader.get('quizzes', 'Grammar_Set_1')).toEqual({ title: 'Grammar_Set_1' })
      })

      it('shows readers the old content whole, then the new one whole, and never goes back', async () => {
        await importQuizzes(store, numbered(1200, 'old'))
        const reader = await harness.connect()
        const titles: string[] = []
        let done = false
        const reading = (async () => {
          while (!done) {
            const all = await reader.list('quizzes')
            titles.push(...new Set(all.map(({ body }) => (JSON.stringify(body).includes('"old"') ? 'old' : 'new'))))
            expect(all).toHaveLength(1200)
            // A store in memory responds at once: yield to the import.
            await nextTurn()
          }
        })()
        await importQuizzes(store, numbered(1200, 'new'))
        done = true
        await reading
        expect(titles[0]).toBe('old')
        expect(titles.lastIndexOf('old')).toBeLessThan(titles.includes('new') ? titles.indexOf('new') : titles.length)
        expect(await reader.get('quizzes', 'Set_0')).toMatchObject({ title: 'new' })
      })

      it('takes 5,000 documents and tells how far it is', async () => {
        const progress: number[] = []
        const report = await fillStore(store, {
          documents: numbered(5000, 'many'),
          fingerprint: 'many',
          onProgress: (written) => progress.push(written),
        })
        expect(report.added).toHaveLength(5000)
        expect(progress.length).toBeGreaterThan(4)
        expect(progress).toEqual([...progress].sort((a, b) => a - b))
        expect(progress.at(-1)).toBe(5000)
        expect(await store.list('quizzes')).toHaveLength(5000)
        expect(await store.get('quizzes', 'Set_4999')).toMatchObject({ questions: [{ question: '第4999题' }] })
        expect(await importQuizzes(store, numbered(5000, 'many'))).toMatchObject({ added: [], unchanged: 5000 })
      })
    }

    function failureContract(): void {
      it('leaves the old content whole when the source throws in the middle', async () => {
        const { version } = await importQuizzes(store, [quiz('Grammar_Set_1'), quiz('Set_0', 'old')])
        await expect(importQuizzes(store, failingAfter(1200))).rejects.toThrow('the source broke off')
        expect(await store.version()).toBe(version)
        expect(await store.fingerprint()).toBe('any')
        expect(await store.list('quizzes')).toEqual([
          { id: 'Grammar_Set_1', body: { title: 'Grammar_Set_1' } },
          { id: 'Set_0', body: 'old' },
        ])
        expect(await importQuizzes(store, numbered(2, 'next'))).toMatchObject({ unchanged: 0 })
        expect(await store.ids('quizzes')).toEqual(['Set_0', 'Set_1'])
      })

      it.each([
        ['the same id twice', [quiz('a'), quiz('b'), quiz('a')]],
        ['an empty id', [quiz('a'), quiz('')]],
        ['NUL in an id', [quiz('a'), quiz('a\0b')]],
        ['half a character in an id', [quiz('a'), quiz('\udc00')]],
        ['a body that is not JSON', [quiz('a'), { collection: 'quizzes', id: 'b', body: undefined } as const]],
      ])('refuses %s and keeps nothing of that import', async (_, documents) => {
        const { version } = await importQuizzes(store, [quiz('old')])
        await expect(importQuizzes(store, documents)).rejects.toThrow(DocumentRefusedError)
        await expect(importQuizzes(store, documents)).rejects.toMatchObject({ code: 'document-refused' })
        expect(await store.version()).toBe(version)
        expect(await store.ids('quizzes')).toEqual(['old'])
      })

      it('ends with one of two imports whole when both run at once', async () => {
        const other = await harness.connect()
        const outcomes = await Promise.allSettled([
          importQuizzes(store, numbered(1600, 'left')),
          importQuizzes(other, numbered(1700, 'right')),
        ])
        const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
        for (const failure of failures) expect(failure.reason).toBeInstanceOf(ImportConflictError)
        expect(failures.length).toBeLessThan(2)
        const documents = await store.list('quizzes')
        const titles = new Set(documents.map(({ body }) => JSON.stringify(body).slice(0, 16)))
        expect(titles.size).toBe(1)
        expect(documents).toHaveLength(titles.has('{"title":"left",') ? 1600 : 1700)
      })

      it('answers nothing after it was closed', async () => {
        await store.close()
        await store.close()
        await expect(store.version()).rejects.toThrow(DocumentStoreUnavailableError)
        await expect(store.get('quizzes', 'a')).rejects.toMatchObject({ code: 'store-unavailable' })
        await expect(importQuizzes(store, [quiz('a')])).rejects.toThrow(DocumentStoreUnavailableError)
      })
    }
  })
}

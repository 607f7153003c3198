import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { createMemoryFileStorage } from '#server/adapters/files/file-storage.memory.ts'
import { wholeImport } from '#server/contract/whole-import.ts'
import { ImportConflictError } from '#server/ports/document-store.ts'
import type { CheckDocument } from './collections.ts'
import { ContentFolderError } from './content-files.ts'
import { type ImportSource, importContent, importIfChanged } from './import-content.ts'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-held-'))
  for (let i = 0; i < 20; i += 1) {
    put(`site/quizzes/q${i}.json`, '{}')
    put(`site/files/downloads/${i}.pdf`, 'paper')
  }
  put('site/articles/one.md', '# One')
  put('site/files/pictures/a/1.webp', 'picture')
  put('site/files/top.txt', 'top')
})

afterEach(() => rmSync(dir, { recursive: true }))

function put(name: string, content: string): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true })
  writeFileSync(join(dir, name), content)
}

/** The import of the folder `name` as the command does it. */
function held(name: string): ImportSource {
  return { ...wholeImport(join(dir, name)), replaces: 'held', mayRemove: 'a tenth' }
}

async function siteStores() {
  const stores = { documents: createMemoryDocumentStore(), files: createMemoryFileStorage() }
  await importContent(stores, wholeImport(join(dir, 'site')))
  return stores
}

type Stores = Awaited<ReturnType<typeof siteStores>>

const pathsOf = async ({ files }: Stores) => (await files.list('')).map(({ path }) => path)

it('replaces the collections and file folders that the folder holds, and leaves all others', async () => {
  const stores = await siteStores()
  for (let i = 0; i < 18; i += 1) put(`part/quizzes/q${i}.json`, i === 0 ? '{"n": 1}' : '{}')
  put('part/quizzes/new.json', '{}')
  put('part/files/pictures/a/1.webp', 'another')
  expect(await importContent(stores, held('part'))).toMatchObject({
    kind: 'imported',
    report: { added: [{ id: 'new' }], changed: [{ id: 'q0' }], removed: [{ id: 'q18' }, { id: 'q19' }], unchanged: 17 },
    files: { added: [], changed: ['pictures/a/1.webp'], removed: [], unchanged: 0 },
  })
  expect(await stores.documents.ids('articles')).toEqual(['one'])
  expect(await pathsOf(stores)).toHaveLength(22)
})

it('may import files alone, also files that lie in no folder', async () => {
  const stores = await siteStores()
  put('part/files/top.txt', 'changed')
  expect(await importContent(stores, held('part'))).toMatchObject({ files: { changed: ['top.txt'], removed: [] } })
  expect(await stores.documents.ids('quizzes')).toHaveLength(20)
  expect(await pathsOf(stores)).toHaveLength(22)
})

it('lets a document name a file of the site that stays', async () => {
  const stores = await siteStores()
  put('part/articles/one.md', '# One')
  const check: CheckDocument = (_collection, _id, _body, files) =>
    files.has('top.txt') ? [] : [{ path: '$', reason: 'no such file' }]
  expect(await importContent(stores, { ...held('part'), check })).toMatchObject({ kind: 'imported' })
})

it('removes more than a tenth of the documents, or of the files, only if that is allowed', async () => {
  const stores = await siteStores()
  const version = await stores.documents.version()
  for (let i = 0; i < 17; i += 1) put(`part/quizzes/q${i}.json`, '{}')
  for (let i = 0; i < 18; i += 1) put(`part/files/downloads/${i}.pdf`, 'other')
  expect(await importContent(stores, held('part'))).toEqual({
    kind: 'removes too much',
    removals: [{ kind: 'document', names: ['quizzes/q17', 'quizzes/q18', 'quizzes/q19'], total: 20 }],
  })
  rmSync(join(dir, 'part/quizzes'), { recursive: true })
  rmSync(join(dir, 'part/files/downloads/0.pdf'))
  expect(await importContent(stores, held('part'))).toEqual({
    kind: 'removes too much',
    removals: [
      { kind: 'file', names: ['files/downloads/0.pdf', 'files/downloads/18.pdf', 'files/downloads/19.pdf'], total: 20 },
    ],
  })
  expect(await stores.documents.version()).toBe(version)
  expect(await pathsOf(stores)).toHaveLength(22)
  expect(await importContent(stores, { ...held('part'), mayRemove: 'anything' })).toMatchObject({ kind: 'imported' })
  expect(await pathsOf(stores)).toHaveLength(19)
})

it.each([
  ['quizzes', 'articles/one.md', /quizzes holds no documents/],
  ['files/downloads', 'articles/one.md', /downloads holds no files/],
  ['.', 'README.md', /part holds no documents and no files/],
  ['listening-scripts', 'README.md', /part holds no documents and no files/],
])('refuses an empty %s beside %s', async (folder, file, message) => {
  const stores = await siteStores()
  const version = await stores.documents.version()
  put(join('part', file), '# Changed')
  mkdirSync(join(dir, 'part', folder), { recursive: true })
  await expect(importContent(stores, { ...held('part'), mayRemove: 'anything' })).rejects.toThrow(message)
  await expect(importContent(stores, held('part'))).rejects.toThrow(ContentFolderError)
  expect(await stores.documents.version()).toBe(version)
})

it('is known again, and a start then imports its own folder as a whole', async () => {
  const stores = await siteStores()
  put('part/articles/two.md', '# Two')
  put('part/articles/one.md', '# One')
  expect(await importIfChanged(stores, held('part'))).toMatchObject({ report: { added: [{ id: 'two' }] } })
  expect(await importIfChanged(stores, held('part'))).toEqual({ kind: 'unchanged' })
  expect(await importIfChanged(stores, wholeImport(join(dir, 'part')))).toMatchObject({ kind: 'imported' })
  expect(await stores.documents.ids('quizzes')).toEqual([])
  expect(await importIfChanged(stores, wholeImport(join(dir, 'site')))).toMatchObject({ kind: 'imported' })
  expect(await stores.documents.ids('articles')).toEqual(['one'])
  expect(await importIfChanged(stores, held('site'))).toEqual({ kind: 'unchanged' })
})

it('gives way to an import that ends after it has looked at the site', async () => {
  const stores = await siteStores()
  put('part/articles/one.md', '# One, changed')
  const list = async (prefix: string) => {
    await importContent(stores, wholeImport(join(dir, 'site')))
    return await stores.files.list(prefix)
  }
  const overtaken = { ...stores, files: { ...stores.files, list } }
  await expect(importContent(overtaken, held('part'))).rejects.toThrow(ImportConflictError)
  expect(await stores.documents.get('articles', 'one')).toBe('# One')
})

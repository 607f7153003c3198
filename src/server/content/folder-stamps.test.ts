import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { createMemoryFileStorage } from '#server/adapters/files/file-storage.memory.ts'
import { wholeImport } from '#server/contract/whole-import.ts'
import { createFolderStamps } from './folder-stamps.ts'
import { type ImportSource, importContent, importIfChanged } from './import-content.ts'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-stamps-'))
  put('content/quizzes/a.json', '{"n": 1}')
  put('content/files/a.pdf', 'paper')
})

afterEach(() => rmSync(dir, { recursive: true }))

function put(name: string, content: string): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true })
  writeFileSync(join(dir, name), content)
}

const later = () => Date.now() + 60_000

/** The import of a start. */
function source(now: () => number): ImportSource {
  const stamps = createFolderStamps({ dataDir: join(dir, 'data'), now })
  return { ...wholeImport(join(dir, 'content')), stamps }
}

async function importedStores(now: () => number) {
  const stores = { documents: createMemoryDocumentStore(), files: createMemoryFileStorage() }
  expect(await importIfChanged(stores, source(now))).toMatchObject({ kind: 'imported' })
  return stores
}

/**
 * Whether a start opens the documents: it is told that the site has another fingerprint, of a folder that looks like
 * this one. Only who opens the documents notices.
 */
async function opensDocuments(stores: Awaited<ReturnType<typeof importedStores>>, now: () => number): Promise<boolean> {
  const { stamps } = source(now)
  const known = stamps.recall()
  if (known === null) return true
  const fingerprint = async () => 'another'
  stamps.remember({ ...known, fingerprint: 'another' })
  const outcome = await importIfChanged({ ...stores, documents: { ...stores.documents, fingerprint } }, source(now))
  stamps.remember(known)
  return outcome.kind !== 'unchanged'
}

it('opens no document if sizes and times are those of the last import', async () => {
  const stores = await importedStores(later)
  expect(await importIfChanged(stores, source(later))).toEqual({ kind: 'unchanged' })
  expect(await opensDocuments(stores, later)).toBe(false)
})

it('does not trust the times of files that are younger than two seconds', async () => {
  const stores = await importedStores(Date.now)
  expect(await opensDocuments(stores, Date.now)).toBe(true)
  expect(await importIfChanged(stores, source(later))).toEqual({ kind: 'unchanged' })
  expect(await opensDocuments(stores, later)).toBe(false)
})

it.each([
  ['a document was changed', () => put('content/quizzes/a.json', '{"n": 2}')],
  ['a document came', () => put('content/quizzes/b.json', '{}')],
  ['a file was changed', () => put('content/files/a.pdf', 'PAPER')],
  ['a file has gone', () => rmSync(join(dir, 'content/files/a.pdf'))],
])('imports when %s', async (_, change) => {
  const stores = await importedStores(later)
  change()
  expect(await importIfChanged(stores, source(later))).toMatchObject({ kind: 'imported' })
})

it('imports when a store was emptied or has other content', async () => {
  const stores = await importedStores(later)
  const emptied = { ...stores, files: createMemoryFileStorage() }
  expect(await importIfChanged(emptied, source(later))).toMatchObject({ files: { added: ['a.pdf'] } })
  await stores.files.put({ path: 'b.pdf', read: async () => new Uint8Array() })
  expect(await importIfChanged(stores, source(later))).toMatchObject({ files: { removed: ['b.pdf'] } })
  put('part/quizzes/a.json', '{"n": 3}')
  await importContent(stores, { ...source(later), dir: join(dir, 'part'), replaces: 'held' })
  expect(await importIfChanged(stores, source(later))).toMatchObject({ report: { changed: [{ id: 'a' }] } })
})

it.each(['{', '{"stamp": 1}'])('reads everything when what is remembered is %s', async (text) => {
  const stores = await importedStores(later)
  put('data/content-stamp.json', text)
  expect(await importIfChanged(stores, source(later))).toEqual({ kind: 'unchanged' })
  expect(await opensDocuments(stores, later)).toBe(false)
})

it('needs no data folder that can be written to', async () => {
  put('data', 'a file')
  const stores = await importedStores(later)
  expect(await importIfChanged(stores, source(later))).toEqual({ kind: 'unchanged' })
})

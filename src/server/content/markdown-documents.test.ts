/** Articles are Markdown files: their text is the document's body, and nothing of it is lost on the way. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { createMemoryFileStorage } from '#server/adapters/files/file-storage.memory.ts'
import { checkDocument } from '#server/content/collections.ts'
import { wholeImport } from '#server/contract/whole-import.ts'
import { exportContent } from './export-content.ts'
import { fingerprintFolder } from './fingerprint.ts'
import { importContent } from './import-content.ts'
import { readContent } from './read-content.ts'

const TEXT = '---\ntitle: "Zwei \\"Sätze\\""\r\n---\n\n{ not: JSON }  \n'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-markdown-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

function put(name: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true })
  writeFileSync(join(dir, name), content)
}

const complaints = () =>
  readContent(dir, () => {}).issues.map(({ file, path, reason }) => `${file.slice(dir.length + 1)}: ${path}: ${reason}`)

it('the text of the file is the body of the document', () => {
  put('articles/a-start.md', TEXT)
  expect(readContent(dir, () => {}).documents).toEqual([
    { collection: 'articles', id: 'a-start', body: TEXT, file: join(dir, 'articles/a-start.md') },
  ])
})

it('only Markdown in UTF-8 is taken', () => {
  put('articles/good.md', TEXT)
  put('articles/old.json', '{}')
  put('articles/bom.md', `\uFEFF${TEXT}`)
  put('articles/latin.md', Uint8Array.of(0xe9))
  put('quizzes/notes.md', TEXT)
  expect(complaints()).toEqual([
    'quizzes/notes.md: $: a collection holds only files named <id>.json',
    'articles/old.json: $: a collection holds only files named <id>.md',
    'articles/bom.md: $: starts with a byte order mark; save it as UTF-8 without one',
    'articles/latin.md: $: is not UTF-8 text',
  ])
})

it('an import and an export give the same bytes back', async () => {
  put('in/articles/a-start.md', TEXT)
  const stores = { documents: createMemoryDocumentStore(), files: createMemoryFileStorage() }
  await importContent(stores, { ...wholeImport(join(dir, 'in')), check: 'unchecked' })
  await exportContent(stores, join(dir, 'out'))
  expect(readFileSync(join(dir, 'out/articles/a-start.md'), 'utf8')).toBe(TEXT)
  expect(fingerprintFolder(join(dir, 'out'))).toBe(await stores.documents.fingerprint())
})

it('a change of an article counts as new content', () => {
  put('articles/a-start.md', TEXT)
  const before = fingerprintFolder(dir)
  put('articles/a-start.md', TEXT.replace('not', 'now'))
  expect(fingerprintFolder(dir)).not.toBe(before)
})

it('a bad article stops the import, with file, place and reason', async () => {
  put('articles/a-start.md', TEXT)
  const stores = { documents: createMemoryDocumentStore(), files: createMemoryFileStorage() }
  const outcome = await importContent(stores, { ...wholeImport(dir), check: checkDocument })
  expect(outcome).toMatchObject({
    kind: 'refused',
    issues: expect.arrayContaining([
      { file: join(dir, 'articles/a-start.md'), path: '$.lead', reason: expect.any(String) },
    ]),
  })
})

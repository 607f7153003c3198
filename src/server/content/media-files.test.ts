import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { createMemoryFileStorage } from '#server/adapters/files/file-storage.memory.ts'
import { wholeImport } from '#server/contract/whole-import.ts'
import type { CheckDocument } from './collections.ts'
import { exportContent } from './export-content.ts'
import { fingerprintFolder } from './fingerprint.ts'
import { importContent, importIfChanged } from './import-content.ts'
import { checkManifest, writeManifest } from './manifest.ts'
import { readMedia } from './media-files.ts'

const memoryStores = () => ({ documents: createMemoryDocumentStore(), files: createMemoryFileStorage() })

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-media-'))
})

afterEach(() => rmSync(dir, { recursive: true }))

function put(name: string, content: string): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true })
  writeFileSync(join(dir, name), content)
}

describe('the files of an import', () => {
  it('are stored with the documents, and tell what changed', async () => {
    put('quizzes/a.json', '{}')
    put('files/a/clip.mp3', 'one')
    const stores = memoryStores()
    expect(await importContent(stores, wholeImport(dir))).toMatchObject({ files: { added: ['a/clip.mp3'] } })
    put('files/a/clip.mp3', 'two')
    expect(await importIfChanged(stores, wholeImport(dir))).toMatchObject({ files: { changed: ['a/clip.mp3'] } })
    expect(await importIfChanged(stores, wholeImport(dir))).toEqual({ kind: 'unchanged' })
  })

  it('are known to the checker, so that a document may name them', async () => {
    put('quizzes/a.json', '{}')
    put('files/a/clip.mp3', 'one')
    const check: CheckDocument = (_collection, _id, _body, files) =>
      files.has('a/clip.mp3') && !files.has('b.mp3') ? [] : [{ path: '$', reason: 'no such file' }]
    expect(await importContent(memoryStores(), { ...wholeImport(dir), check })).toMatchObject({ kind: 'imported' })
  })

  it('stay as they were when the documents are refused', async () => {
    put('quizzes/a.json', '{}')
    put('files/a/clip.mp3', 'one')
    const stores = memoryStores()
    const replace = () => Promise.reject(new Error('locked'))
    const documents = { ...stores.documents, replace }
    await expect(importContent({ ...stores, documents }, wholeImport(dir))).rejects.toThrow('locked')
    expect(await stores.files.list('')).toEqual([])
  })

  it('come again when somebody has emptied the storage', async () => {
    put('quizzes/a.json', '{}')
    put('files/a/clip.mp3', 'one')
    const stores = memoryStores()
    await importContent(stores, wholeImport(dir))
    const emptied = { ...stores, files: createMemoryFileStorage() }
    expect(await importIfChanged(emptied, wholeImport(dir))).toMatchObject({ files: { added: ['a/clip.mp3'] } })
  })

  it('are written out again by an export, with their manifest', async () => {
    put('in/quizzes/a.json', '{}\n')
    put('in/files/a/clip.mp3', 'one')
    const stores = memoryStores()
    await importContent(stores, wholeImport(join(dir, 'in')))
    expect(await exportContent(stores, join(dir, 'out'))).toEqual({ documents: 1, files: 1 })
    expect(readFileSync(join(dir, 'out/files/a/clip.mp3'), 'utf8')).toBe('one')
    expect(checkManifest(join(dir, 'out'), readMedia(join(dir, 'out')).files)).toEqual([])
    expect(fingerprintFolder(join(dir, 'out'))).toBe(await stores.documents.fingerprint())
  })
})

describe('the manifest', () => {
  const faults = () =>
    checkManifest(dir, readMedia(dir).files).map(
      ({ file, path, reason }) => `${file.slice(dir.length + 1)}: ${path}: ${reason.replace(/;.*/, '')}`,
    )

  it('is not asked for where there are no files', () => {
    expect(faults()).toEqual([])
  })

  it('tells files that were added, changed or lost since it was written', () => {
    put('files/a.mp3', 'a')
    put('files/b.mp3', 'b')
    expect(faults()).toEqual(['files/manifest.json: $: is missing'])
    writeManifest(dir, readMedia(dir).files)
    expect(faults()).toEqual([])
    put('files/a.mp3', 'another')
    put('files/c.mp3', 'c')
    rmSync(join(dir, 'files/b.mp3'))
    expect(faults()).toEqual([
      'files/manifest.json: $.files["b.mp3"]: there is no such file',
      'files/a.mp3: $: is not what the manifest says',
      'files/c.mp3: $: is not in the manifest',
    ])
  })

  it.each(['{', '[]', '{"files": {"a.mp3": 1}}'])('%s is none', (text) => {
    put('files/manifest.json', text)
    expect(faults()).toEqual(['files/manifest.json: $: is not a manifest'])
  })
})

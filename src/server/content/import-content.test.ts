import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { createDiskFileStorage } from '#server/adapters/files/file-storage.disk.ts'
import { createMemoryFileStorage } from '#server/adapters/files/file-storage.memory.ts'
import { wholeImport } from '#server/contract/whole-import.ts'
import type { CheckDocument } from './collections.ts'
import { createFolderStamps } from './folder-stamps.ts'
import { ContentChangedError, importContent, importIfChanged } from './import-content.ts'

const memoryStores = () => ({ documents: createMemoryDocumentStore(), files: createMemoryFileStorage() })

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-import-'))
})

afterEach(() => rmSync(dir, { recursive: true }))

function put(name: string, content: string): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true })
  writeFileSync(join(dir, name), content)
}

describe('importContent', () => {
  it('stores what was read, and reports it', async () => {
    put('quizzes/a.json', '{"n":1}')
    const stores = memoryStores()
    const steps: string[] = []
    const outcome = await importContent(stores, {
      ...wholeImport(dir),
      onProgress: (step, done, total) => steps.push(`${step} ${done}/${total}`),
    })
    expect(outcome).toMatchObject({ kind: 'imported', report: { added: [{ collection: 'quizzes', id: 'a' }] } })
    expect(await stores.documents.get('quizzes', 'a')).toEqual({ n: 1 })
    expect(steps).toEqual(['read 1/1', 'written 1/1'])
  })

  it('stores nothing when one document is refused, and says which', async () => {
    put('quizzes/a.json', '{}')
    put('quizzes/b.json', '{}')
    const stores = memoryStores()
    const check: CheckDocument = (_, id) => (id === 'b' ? [{ path: '$.questions[3].answer', reason: 'is 4' }] : [])
    expect(await importContent(stores, { ...wholeImport(dir), check })).toEqual({
      kind: 'refused',
      issues: [{ file: join(dir, 'quizzes/b.json'), path: '$.questions[3].answer', reason: 'item 4: is 4' }],
    })
    expect(await stores.documents.version()).toBe('empty')
  })

  it('refuses text that cannot be stored or shown everywhere, unless unchecked', async () => {
    put(
      'quizzes/a.json',
      '{"questions": [{"text": "a\\u0000b"}], "half \\ud800": 1, "n": 1e999, "good": "\\ud83d\\ude00"}',
    )
    const stores = memoryStores()
    const outcome = await importContent(stores, wholeImport(dir))
    expect(outcome.kind === 'refused' && outcome.issues.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
      '$.questions[0].text: item 1: holds the character U+0000',
      '$["half \\ud800"]: holds half a character (a lone surrogate)',
      '$.n: the number is too large',
    ])
    expect(await importContent(stores, { ...wholeImport(dir), check: 'unchecked' })).toMatchObject({
      kind: 'imported',
    })
    expect(await stores.documents.get('quizzes', 'a')).toMatchObject({ questions: [{ text: 'a\0b' }] })
  })

  it('refuses broken JSON even unchecked', async () => {
    put('quizzes/a.json', '{')
    const outcome = await importContent(memoryStores(), { ...wholeImport(dir), check: 'unchecked' })
    expect(outcome.kind).toBe('refused')
  })

  it('names the file on which a checker fails', async () => {
    put('quizzes/a.json', '{}')
    const check: CheckDocument = () => {
      throw new Error('a mistake of ours')
    }
    const importing = importContent(memoryStores(), { ...wholeImport(dir), check })
    await expect(importing).rejects.toThrow(join(dir, 'quizzes/a.json'))
  })

  it('is skipped by importIfChanged until a file changes', async () => {
    put('quizzes/a.json', '{"n": 1}')
    const stores = memoryStores()
    const source = wholeImport(dir)
    expect(await importIfChanged(stores, source)).toMatchObject({ kind: 'imported' })
    expect(await importIfChanged(stores, source)).toEqual({ kind: 'unchanged' })
    put('quizzes/a.json', '{"n": 2}')
    expect(await importIfChanged(stores, source)).toMatchObject({ report: { changed: [{ id: 'a' }] } })
  })

  it('is not skipped while the bytes of a file are missing', async () => {
    put('quizzes/a.json', '{}')
    put('files/audio/a.mp3', 'sound')
    const data = join(dir, '.data')
    const stores = { documents: createMemoryDocumentStore(), files: createDiskFileStorage({ dir: data }) }
    const source = { ...wholeImport(dir), stamps: createFolderStamps({ dataDir: data, now: () => Date.now() + 9000 }) }
    await importIfChanged(stores, source)
    expect(await importIfChanged(stores, source)).toEqual({ kind: 'unchanged' })
    const [file] = await stores.files.list('')
    rmSync(join(data, 'contents', file?.hash ?? ''))
    expect(await importIfChanged(stores, source)).toMatchObject({ kind: 'imported' })
    expect(await stores.files.damaged('by reading')).toEqual([])
    expect(await importIfChanged(stores, source)).toEqual({ kind: 'unchanged' })
  })

  it('stores nothing if a file changes between its check and its storing', async () => {
    put('quizzes/a.json', '{"n": 1}')
    put('quizzes/b.json', '{"n": 1}')
    const stores = memoryStores()
    const check: CheckDocument = (_, id) => {
      if (id === 'b') put('quizzes/a.json', '{"n": 2}')
      return []
    }
    await expect(importContent(stores, { ...wholeImport(dir), check })).rejects.toThrow(ContentChangedError)
    expect(await stores.documents.ids('quizzes')).toEqual([])
  })
})

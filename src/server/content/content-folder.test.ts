import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { createMemoryFileStorage } from '#server/adapters/files/file-storage.memory.ts'
import { fillStore } from '#server/contract/fill-store.ts'
import { wholeImport } from '#server/contract/whole-import.ts'
import { documentText } from '#server/ports/document-store.ts'
import { ContentFolderError } from './content-files.ts'
import { ExportRefusedError, exportContent } from './export-content.ts'
import { fingerprintFolder } from './fingerprint.ts'
import { importContent } from './import-content.ts'
import { readContent } from './read-content.ts'

const ignore = () => undefined

const memoryStores = () => ({ documents: createMemoryDocumentStore(), files: createMemoryFileStorage() })

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-content-'))
})

afterEach(() => rmSync(dir, { recursive: true }))

function put(name: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true })
  writeFileSync(join(dir, name), content)
}

function complaints(): readonly string[] {
  return readContent(dir, ignore).issues.map(
    ({ file, path, reason }) => `${file.slice(dir.length + 1)}: ${path}: ${reason}`,
  )
}

describe('readContent', () => {
  it('takes the file name as the id, and the collections in order', () => {
    put('prelimQuizzes/2024-Kingfisher-Grammar.json', '{"type": "grammar-mcq"}')
    put('quizzes/Vocabulary Cloze_Set_3.json', '[1]')
    put('quizzes/华文_Set_1.json', '2')
    put('quizzes/Chinese_Set_1.v2.json', '3')
    const { documents, issues } = readContent(dir, ignore)
    expect(issues).toEqual([])
    expect(documents).toEqual([
      { collection: 'quizzes', id: 'Chinese_Set_1.v2', body: 3, file: join(dir, 'quizzes/Chinese_Set_1.v2.json') },
      {
        collection: 'quizzes',
        id: 'Vocabulary Cloze_Set_3',
        body: [1],
        file: join(dir, 'quizzes/Vocabulary Cloze_Set_3.json'),
      },
      { collection: 'quizzes', id: '华文_Set_1', body: 2, file: join(dir, 'quizzes/华文_Set_1.json') },
      {
        collection: 'prelimQuizzes',
        id: '2024-Kingfisher-Grammar',
        body: { type: 'grammar-mcq' },
        file: join(dir, 'prelimQuizzes/2024-Kingfisher-Grammar.json'),
      },
    ])
  })

  it('passes over audio, pictures, dot files and files beside the collections', () => {
    put('quizzes/a.json', '{}')
    put('quizzes/.DS_Store', 'x')
    put('files/listening-audio/english-2024/clip 1.json', 'not ours')
    put('README.md', '# Content')
    put('.git/HEAD', 'ref')
    expect(complaints()).toEqual([])
  })

  it('gives file, JSON path, line and column of broken JSON, and goes on', () => {
    put('quizzes/a.json', '{\n  "questions": [\n    {"answer": }\n  ]\n}')
    put('quizzes/b.json', '{"title": "one", "title": "two"}')
    put('quizzes/c.json', '')
    put('quizzes/d.json', '{}')
    expect(complaints()).toEqual([
      'quizzes/a.json: $.questions[0].answer: broken JSON at line 3, column 16: a value is expected here',
      'quizzes/b.json: $.title: broken JSON at line 1, column 18: this key is in the same object twice',
      'quizzes/c.json: $: broken JSON at line 1, column 1: the file ends too early',
    ])
    expect(readContent(dir, ignore).documents.map(({ id }) => id)).toEqual(['d'])
  })

  it('refuses what is not plain UTF-8, or not a file', () => {
    put('quizzes/bom.json', '\uFEFF{}')
    put('quizzes/latin.json', Uint8Array.of(0x22, 0xe9, 0x22))
    put('quizzes/notes.txt', 'x')
    put('quizzes/folder.json/inside.json', '{}')
    symlinkSync(join(dir, 'nowhere'), join(dir, 'quizzes/link.json'))
    expect(complaints()).toEqual([
      'quizzes/folder.json: $: a collection holds only files named <id>.json',
      'quizzes/notes.txt: $: a collection holds only files named <id>.json',
      'quizzes/bom.json: $: starts with a byte order mark; save it as UTF-8 without one',
      'quizzes/latin.json: $: is not UTF-8 text',
      expect.stringMatching(/^quizzes\/link\.json: \$: cannot be read: ENOENT/),
    ])
  })

  it('lists the files for visitors, without records and dot files', () => {
    put('quizzes/a.json', '{}')
    put('files/listening-audio/english-2024/clip_1.mp3', 'sound')
    put('files/downloads/a b.pdf', 'paper')
    put('files/listening-audio/manifest.json', '{}')
    put('files/.cache/x.mp3', 'x')
    put('files/downloads/.DS_Store', 'x')
    symlinkSync(join(dir, 'nowhere'), join(dir, 'files/link.mp3'))
    expect(readContent(dir, ignore).files.map(({ path }) => path)).toEqual([
      'downloads/a b.pdf',
      'listening-audio/english-2024/clip_1.mp3',
    ])
    expect(complaints()).toEqual(['files/link.mp3: $: is neither a file nor a folder'])
  })

  it('reports a folder whose name is not a collection', () => {
    put('quizzes/a.json', '{}')
    put('quizes/b.json', '{}')
    expect(complaints()).toEqual([
      'quizes: $: this folder is not a collection (quizzes, listeningPractices, prelimQuizzes, prelimTasks, articles, exam, tasks, science, drawings, plans, whole-papers)',
    ])
  })

  it('refuses a folder that is missing or holds no documents', () => {
    expect(() => readContent(join(dir, 'nowhere'), ignore)).toThrow(ContentFolderError)
    expect(() => readContent(dir, ignore)).toThrow(/holds no documents/)
  })
})

describe('fingerprintFolder', () => {
  beforeEach(() => {
    put('quizzes/a.json', '{"n": 1}')
    put('quizzes/b.json', '{"n": 2}')
  })

  it('is what reading the folder gives, and stays when nothing changes', () => {
    const first = fingerprintFolder(dir)
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(readContent(dir, ignore).fingerprint).toBe(first)
    utimesSync(join(dir, 'quizzes/a.json'), 0, 0)
    put('files/manifest.json', '{}')
    expect(fingerprintFolder(dir)).toBe(first)
  })

  it.each([
    [
      'an edit of the same length and time',
      () => {
        const { atime, mtime } = statSync(join(dir, 'quizzes/a.json'))
        put('quizzes/a.json', '{"n": 3}')
        utimesSync(join(dir, 'quizzes/a.json'), atime, mtime)
      },
    ],
    ['a new file', () => put('quizzes/c.json', '{}')],
    ['a new file for visitors', () => put('files/clip.mp3', 'sound')],
    ['a removed file', () => rmSync(join(dir, 'quizzes/b.json'))],
    [
      'the same file in another collection',
      () => {
        rmSync(join(dir, 'quizzes/b.json'))
        put('prelimQuizzes/b.json', '{"n": 2}')
      },
    ],
  ])('changes with %s', (_, change) => {
    const before = fingerprintFolder(dir)
    change()
    expect(fingerprintFolder(dir)).not.toBe(before)
  })

  it('recognises 200 files in well under 200 ms', () => {
    for (let i = 0; i < 200; i += 1) put(`quizzes/Set_${i}.json`, JSON.stringify({ text: 'word '.repeat(1600) }))
    fingerprintFolder(dir)
    const start = performance.now()
    fingerprintFolder(dir)
    expect(performance.now() - start).toBeLessThan(150)
  })
})

describe('exportContent', () => {
  it('writes the same bytes that were imported, and creates only folders that hold something', async () => {
    const text = documentText({ b: [], title: '华文 “好”', a: { n: 1.5, none: null } })
    put('in/quizzes/华文 Set 1.json', text)
    const stores = memoryStores()
    await importContent(stores, wholeImport(join(dir, 'in')))
    expect(await exportContent(stores, join(dir, 'out'))).toEqual({ documents: 1, files: 0 })
    expect(readdirSync(join(dir, 'out'))).toEqual(['quizzes'])
    expect(readFileSync(join(dir, 'out/quizzes/华文 Set 1.json'), 'utf8')).toBe(text)
    expect(fingerprintFolder(join(dir, 'out'))).toBe(await stores.documents.fingerprint())
  })

  it('writes a file that was laid out otherwise in two-space JSON', async () => {
    put('in/quizzes/a.json', '{"n":1,"l":[2]}')
    const stores = memoryStores()
    await importContent(stores, wholeImport(join(dir, 'in')))
    await exportContent(stores, join(dir, 'out'))
    expect(readFileSync(join(dir, 'out/quizzes/a.json'), 'utf8')).toBe('{\n  "n": 1,\n  "l": [\n    2\n  ]\n}\n')
  })

  it('refuses a folder that already holds documents', async () => {
    put('quizzes/old.json', '{}')
    await expect(exportContent(memoryStores(), dir)).rejects.toThrow(ExportRefusedError)
  })

  it.each(['../escape', '/etc/passwd', 'a/b', 'a\\b', '..', '.hidden'])('refuses the id %s', async (id) => {
    const stores = memoryStores()
    const documents = [{ collection: 'quizzes', id, body: {} } as const]
    await fillStore(stores.documents, { documents, fingerprint: '', onProgress: ignore })
    await expect(exportContent(stores, join(dir, 'out'))).rejects.toMatchObject({ code: 'export-refused' })
    expect(readdirSync(dir)).toEqual([])
  })
})

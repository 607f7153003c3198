import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSqliteDocumentStore } from '#server/adapters/documents/document-store.sqlite.ts'
import { documentText } from '#server/ports/document-store.ts'
import { runInFolder } from '../test/run-in-folder.ts'
import { runContent } from './run-content.ts'

/** The first check loads the dictionaries and the families of problems. */
const FIRST_CHECK_MS = 60_000

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-cli-'))
})

afterEach(() => rmSync(dir, { recursive: true }))

function content(...args: string[]) {
  return contentWith({}, ...args)
}

async function contentWith(env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = await runInFolder(dir, runContent, env, args)
  return { status, out: stdout.trimEnd().split('\n'), err: stderr.trimEnd().split('\n') }
}

function put(name: string, text: string): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true })
  writeFileSync(join(dir, name), text)
}

function grammar(answer: number): string {
  return documentText({
    type: 'grammar-mcq',
    title: 'Grammar: Set 1',
    questions: [
      {
        question: 'The box of old photographs on the top shelf _____ to my grandmother.',
        options: ['belong', 'belongs', 'are belonging', 'have belonged'],
        answer,
        explanation:
          "The verb agrees with the head noun 'box', which is singular, so we need 'belongs'. 'Belong' is tempting because the plural word 'photographs' stands nearer to the blank.",
        skill: 'agreement-intervening-phrase',
      },
    ],
  })
}

const listening = documentText({
  title: 'English Listening 2024',
  displayTitle: 'One clip',
  totalClips: 1,
  clips: [
    {
      id: 1,
      audiofile: 'clip 1.mp3',
      questions: [{ type: 'text', questionText: 'Who?', options: ['Mei', 'Ali', 'Devi'], correctAnswer: 0 }],
    },
  ],
})

const manifest = documentText({
  files: { 'listening-audio/english-2024/clip_1.mp3': createHash('sha256').update('sound').digest('hex') },
})

function putGoodContent(): void {
  put('content/quizzes/Grammar_Set_1.json', grammar(1))
  put('content/prelimQuizzes/2024-Kingfisher-Grammar.json', grammar(1))
  put('content/listeningPractices/english-2024.json', listening)
  put('content/files/listening-audio/english-2024/clip_1.mp3', 'sound')
  put('content/files/manifest.json', manifest)
}

describe('content import', () => {
  it('imports good files into DATA_DIR and prints what changed', async () => {
    putGoodContent()
    expect(await content('import')).toEqual({
      status: 0,
      out: [
        '+ listeningPractices/english-2024',
        '+ prelimQuizzes/2024-Kingfisher-Grammar',
        '+ quizzes/Grammar_Set_1',
        '+ files/listening-audio/english-2024/clip_1.mp3',
        'Imported: 3 added, 0 changed, 0 removed, 0 unchanged',
        'Files: 1 added, 0 changed, 0 removed, 0 unchanged',
      ],
      err: [''],
    })
    const store = await createSqliteDocumentStore({ dataDir: join(dir, 'data') })
    expect(await store.get('quizzes', 'Grammar_Set_1')).toEqual(JSON.parse(grammar(1)))
    await store.close()
  })

  it('says what is unchanged the second time', async () => {
    putGoodContent()
    await content('import')
    expect((await content('import')).out).toEqual([
      'Imported: 0 added, 0 changed, 0 removed, 3 unchanged',
      'Files: 0 added, 0 changed, 0 removed, 1 unchanged',
    ])
    put('content/quizzes/Grammar_Set_1.json', grammar(0))
    put('content/listeningPractices/english-2023.json', listening.replace('2024', '2023'))
    put('content/files/listening-audio/english-2023/clip_1.mp3', 'sound')
    rmSync(join(dir, 'content/listeningPractices/english-2024.json'))
    expect((await content('import', '--replace')).out).toEqual([
      '+ listeningPractices/english-2023',
      '~ quizzes/Grammar_Set_1',
      '- listeningPractices/english-2024',
      '+ files/listening-audio/english-2023/clip_1.mp3',
      'Imported: 1 added, 1 changed, 1 removed, 1 unchanged',
      'Files: 1 added, 0 changed, 0 removed, 1 unchanged',
    ])
  })

  it('imports nothing when one file is wrong, and leaves the site as it was', async () => {
    putGoodContent()
    await content('import')
    put('content/quizzes/Grammar_Set_1.json', grammar(0))
    put('content/quizzes/Grammar_Set_2.json', '{\n  "type": grammar-mcq\n}\n')
    expect(await content('import')).toEqual({
      status: 1,
      out: [''],
      err: [
        'content/quizzes/Grammar_Set_2.json: $.type: broken JSON at line 2, column 11: a value is expected here',
        '1 error; nothing was imported',
      ],
    })
    await content('export', 'out')
    expect(readFileSync(join(dir, 'out/quizzes/Grammar_Set_1.json'), 'utf8')).toBe(grammar(1))
  })

  it('stores a wrong document with --unchecked', async () => {
    put('papers/quizzes/Grammar_Set_1.json', grammar(7))
    put('papers/prelimQuizzes/2024.json', '"anything"')
    expect((await content('import', 'papers')).status).toBe(1)
    expect(await content('import', '--unchecked', 'papers')).toMatchObject({ status: 0 })
  })

  it('does nothing with --if-changed when the folder is what was imported last', async () => {
    putGoodContent()
    expect((await content('import', '--if-changed')).out.at(-2)).toMatch(/^Imported: 3 added/)
    expect(await content('import', '--if-changed')).toMatchObject({
      status: 0,
      out: ['content is unchanged since the last import'],
    })
    put('content/quizzes/Grammar_Set_1.json', grammar(0))
    expect((await content('import', '--if-changed')).out.at(-2)).toMatch(/1 changed/)
  })

  it('refuses to replace the site by a folder without documents', async () => {
    mkdirSync(join(dir, 'empty'))
    expect(await content('import', 'empty')).toMatchObject({
      status: 1,
      err: [expect.stringMatching(/^empty holds no documents/)],
    })
    expect(await content('import', 'nowhere')).toMatchObject({
      status: 1,
      err: [expect.stringMatching(/^nowhere cannot be read/)],
    })
  })

  it('says that a damaged store is damaged', async () => {
    putGoodContent()
    put('data/content.db', 'not a database '.repeat(100))
    const { status, err } = await content('import')
    expect(status).toBe(1)
    expect(err).toHaveLength(1)
    expect(err[0]).toContain(join(dir, 'data/content.db'))
  })
})

describe('content check', () => {
  it(
    'says nothing is wrong',
    async () => {
      putGoodContent()
      const { status, out, err } = await content('check')
      expect({ status, err }).toEqual({ status: 0, err: [''] })
      expect(out.at(-1)).toMatch(/^Checked: 3 documents and 1 file, no errors, \d+ lines of advice$/)
      expect(out[0]).toMatch(/^advice: content\/quizzes\/Grammar_Set_1\.json: /)
      // Small documents for tests never follow the guide.
      expect((await content('check', '--strict')).status).toBe(1)
      expect(readdirSync(dir)).toEqual(['content'])
    },
    FIRST_CHECK_MS,
  )

  it('advises against an answer that stands printed in another section of the same paper', async () => {
    putGoodContent()
    const questions = [{ question: 'The box _____ to her.', options: ['belongs', 'a', 'b', 'c'], answer: 0 }]
    put(
      'content/prelimQuizzes/2024-Kingfisher-Vocabulary.json',
      documentText({ type: 'vocab-mcq', title: 'V', questions }),
    )
    expect((await content('check')).out).toContainEqual(
      expect.stringMatching(
        /^advice: 2024-Kingfisher-Vocabulary item 1: its answer 'belongs' is printed in 2024-Kingfisher-Grammar item 1: /,
      ),
    )
  })

  it('names file, JSON path and reason of every error', async () => {
    put('content/quizzes/Grammar_Set_1.json', grammar(7))
    put('content/prelimQuizzes/2024-Kingfisher.json', grammar(1))
    put('content/prelimQuizzes/2024--Grammar.json', grammar(1))
    put('content/listeningPractices/english-2024.json', listening)
    put('content/listeningPractices/english-2023.json', '[]')
    const { status, out, err } = await content('check')
    expect({ status, out }).toEqual({ status: 1, out: [''] })
    expect(err[0]).toMatch(/^content\/quizzes\/Grammar_Set_1\.json: \$\.questions\[0\]\.answer: ./)
    expect(err.slice(-5)).toEqual([
      expect.stringMatching(/^content\/listeningPractices\/english-2023\.json: \$: ./),
      'content/listeningPractices/english-2024.json: $.clips[0].audiofile: there is no file listening-audio/english-2024/clip_1.mp3',
      "content/prelimQuizzes/2024--Grammar.json: $: the id '2024--Grammar' must be {year}-{school}-{topic}",
      "content/prelimQuizzes/2024-Kingfisher.json: $: the id '2024-Kingfisher' must be {year}-{school}-{topic}",
      '5 errors',
    ])
  })

  it('names a wrong bank of Science, also where the plan of a paper asks for its questions', async () => {
    put('content/plans/science/1.json', readFileSync('content/plans/science/1.json', 'utf8'))
    put('content/science/systems.json', '[]')
    const { status, err } = await content('check')
    expect({ status, first: err[0] }).toEqual({
      status: 1,
      first: expect.stringMatching(/^content\/science\/systems\.json: \$: ./),
    })
  })

  it('takes the folder from CONTENT_DIR', async () => {
    put('elsewhere/quizzes/Grammar_Set_1.json', grammar(1))
    expect((await contentWith({ CONTENT_DIR: 'elsewhere' }, 'check')).status).toBe(0)
    expect(await contentWith({ PORT: 'x' }, 'check')).toMatchObject({
      status: 1,
      err: [expect.stringMatching(/^PORT: /)],
    })
  })
})

describe('content export', () => {
  it('gives the canonical files back byte by byte', async () => {
    putGoodContent()
    await content('import')
    expect(await content('export', 'out')).toMatchObject({
      status: 0,
      out: ['Exported: 3 documents and 1 file to out'],
    })
    for (const name of [
      'quizzes/Grammar_Set_1',
      'prelimQuizzes/2024-Kingfisher-Grammar',
      'listeningPractices/english-2024',
    ])
      expect(readFileSync(join(dir, `out/${name}.json`))).toEqual(readFileSync(join(dir, `content/${name}.json`)))
    expect((await content('import', '--if-changed', 'out')).out).toEqual(['out is unchanged since the last import'])
  })

  it('does not write over files', async () => {
    putGoodContent()
    await content('import')
    expect(await content('export', 'content')).toMatchObject({
      status: 1,
      err: [expect.stringContaining('is not empty')],
    })
  })
})

describe('content manifest', () => {
  it('writes the hashes that check then holds the files to', async () => {
    putGoodContent()
    rmSync(join(dir, 'content/files/manifest.json'))
    expect(await content('check')).toMatchObject({
      status: 1,
      err: [expect.stringMatching(/^content\/files\/manifest\.json: \$: is missing; /), '1 error'],
    })
    expect((await content('manifest')).out).toEqual(['Written: 1 hash to content/files/manifest.json'])
    expect(readFileSync(join(dir, 'content/files/manifest.json'), 'utf8')).toBe(manifest)
    expect((await content('check')).status).toBe(0)
    put('content/files/listening-audio/english-2024/clip_1.mp3', 'another sound')
    expect(await content('check')).toMatchObject({
      status: 1,
      err: [expect.stringMatching(/clip_1\.mp3: \$: is not what the manifest says; /), '1 error'],
    })
    expect((await content('import')).status).toBe(0)
  })
})

it('prints its usage and ends with status 2 when it is called wrongly', async () => {
  expect(await content('destroy')).toMatchObject({ status: 2, err: expect.arrayContaining(['Usage:']) })
})

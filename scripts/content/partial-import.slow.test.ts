import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-part-'))
  put('content/quizzes/one.json', '"old"')
  put('content/prelimQuizzes/2024-Kingfisher-Grammar.json', '"old"')
  put('content/files/pictures/a.webp', 'picture')
  expect(content('import', '--unchecked').status).toBe(0)
})

afterEach(() => rmSync(dir, { recursive: true }))

function put(name: string, text: string): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true })
  writeFileSync(join(dir, name), text)
}

function content(...args: string[]) {
  const { DATA_DIR, DATABASE_URL, CONTENT_DIR, ...env } = process.env
  const run = spawnSync(process.execPath, [MAIN, ...args], { cwd: dir, encoding: 'utf8', env })
  return { status: run.status, out: run.stdout.trimEnd().split('\n'), err: run.stderr.trimEnd().split('\n') }
}

/** The names of the quizzes that the site has. */
function quizzes(): readonly string[] {
  rmSync(join(dir, 'out'), { recursive: true, force: true })
  content('export', 'out')
  return readdirSync(join(dir, 'out/quizzes'))
}

it('replaces only what the folder holds', () => {
  put('part/quizzes/one.json', '"new"')
  put('part/files/downloads/a.pdf', 'paper')
  expect(content('import', '--unchecked', 'part').out).toEqual([
    '~ quizzes/one',
    '+ files/downloads/a.pdf',
    'Imported: 0 added, 1 changed, 0 removed, 0 unchanged',
    'Files: 1 added, 0 changed, 0 removed, 0 unchanged',
  ])
  expect(content('export', 'out').out).toEqual(['Exported: 2 documents and 2 files to out'])
})

it('removes more than a tenth only with --replace', () => {
  put('part/quizzes/two.json', '"new"')
  expect(content('import', '--unchecked', 'part')).toEqual({
    status: 1,
    out: [''],
    err: [
      '- quizzes/one',
      'This would remove 1 of 1 document, more than a tenth',
      'Nothing was imported; --replace imports it all the same',
    ],
  })
  expect(quizzes()).toEqual(['one.json'])
  expect(content('import', '--unchecked', '--replace', 'part').out).toEqual([
    '+ quizzes/two',
    '- quizzes/one',
    'Imported: 1 added, 0 changed, 1 removed, 0 unchanged',
  ])
  expect(quizzes()).toEqual(['two.json'])
  expect(readdirSync(join(dir, 'out')).sort()).toEqual(['files', 'prelimQuizzes', 'quizzes'])
})

it('refuses an empty collection, with --replace as well', () => {
  put('part/quizzes/one.json', '"new"')
  mkdirSync(join(dir, 'part/articles'))
  expect(content('import', '--unchecked', '--replace', 'part')).toMatchObject({
    status: 1,
    out: [''],
    err: [expect.stringMatching(/^part\/articles holds no documents/)],
  })
  expect(quizzes()).toEqual(['one.json'])
  expect(readFileSync(join(dir, 'out/quizzes/one.json'), 'utf8')).toBe('"old"\n')
})

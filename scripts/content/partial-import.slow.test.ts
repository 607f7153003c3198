import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runInFolder } from '../test/run-in-folder.ts'
import { runContent } from './run-content.ts'

let dir: string

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-part-'))
  put('content/quizzes/one.json', '"old"')
  put('content/prelimQuizzes/2024-Kingfisher-Grammar.json', '"old"')
  put('content/files/pictures/a.webp', 'picture')
  expect((await content('import', '--unchecked')).status).toBe(0)
})

afterEach(() => rmSync(dir, { recursive: true }))

function put(name: string, text: string): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true })
  writeFileSync(join(dir, name), text)
}

async function content(...args: string[]) {
  const { status, stdout, stderr } = await runInFolder(dir, runContent, {}, args)
  return { status, out: stdout.trimEnd().split('\n'), err: stderr.trimEnd().split('\n') }
}

/** The names of the quizzes that the site has. */
async function quizzes(): Promise<readonly string[]> {
  rmSync(join(dir, 'out'), { recursive: true, force: true })
  await content('export', 'out')
  return readdirSync(join(dir, 'out/quizzes'))
}

it('replaces only what the folder holds', async () => {
  put('part/quizzes/one.json', '"new"')
  put('part/files/downloads/a.pdf', 'paper')
  expect((await content('import', '--unchecked', 'part')).out).toEqual([
    '~ quizzes/one',
    '+ files/downloads/a.pdf',
    'Imported: 0 added, 1 changed, 0 removed, 0 unchanged',
    'Files: 1 added, 0 changed, 0 removed, 0 unchanged',
  ])
  expect((await content('export', 'out')).out).toEqual(['Exported: 2 documents and 2 files to out'])
})

it('removes more than a tenth only with --replace', async () => {
  put('part/quizzes/two.json', '"new"')
  expect(await content('import', '--unchecked', 'part')).toEqual({
    status: 1,
    out: [''],
    err: [
      '- quizzes/one',
      'This would remove 1 of 1 document, more than a tenth',
      'Nothing was imported; --replace imports it all the same',
    ],
  })
  expect(await quizzes()).toEqual(['one.json'])
  expect((await content('import', '--unchecked', '--replace', 'part')).out).toEqual([
    '+ quizzes/two',
    '- quizzes/one',
    'Imported: 1 added, 0 changed, 1 removed, 0 unchanged',
  ])
  expect(await quizzes()).toEqual(['two.json'])
  expect(readdirSync(join(dir, 'out')).sort()).toEqual(['files', 'prelimQuizzes', 'quizzes'])
})

it('refuses an empty collection, with --replace as well', async () => {
  put('part/quizzes/one.json', '"new"')
  mkdirSync(join(dir, 'part/articles'))
  expect(await content('import', '--unchecked', '--replace', 'part')).toMatchObject({
    status: 1,
    out: [''],
    err: [expect.stringMatching(/^part\/articles holds no documents/)],
  })
  expect(await quizzes()).toEqual(['one.json'])
  expect(readFileSync(join(dir, 'out/quizzes/one.json'), 'utf8')).toBe('"old"\n')
})

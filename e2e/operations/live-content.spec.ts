/**
 * One letter changed in any folder of content/ is on its page within two seconds of an import, in every process, whether the
 * documents are in a file or in PostgreSQL. The folder is not the one beside the program.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { hasPostgres, newDatabase, startCluster } from '#server/contract/throwaway-postgres.ts'
import { startOwnServer } from '../own-server.ts'

/** Sources of recordings, pictures and PDFs: commands of authors make files from them, and no page reads them. */
const FOR_AUTHORS = ['listening-pictures', 'listening-scripts', 'papers', 'prelimTasks']
/** More connections than processes: each of two answers some of them. */
const VISITS = 4

/** The file has `text`, and its page `before`; with `changed` instead the page has `after`. */
type Letter = Readonly<{ file: string; page: string; text: string; changed: string; before: string; after: string }>

const letter = (file: string, page: string, text: string, changed: string): Letter => ({
  ...{ file, page, text, changed },
  ...{ before: text, after: changed },
})

/** One a folder. */
const LETTERS: readonly Letter[] = [
  letter('quizzes/Grammar_Set_1.json', '/quiz/grammar-mcq/Set_1', 'School Day and CCA', 'School Day and CCB'),
  letter(
    'prelimQuizzes/2024-Kingfisher-Grammar.json',
    '/prelim/2024/Kingfisher/Grammar',
    'Home and Repairs',
    'Home and Repairz',
  ),
  letter('listeningPractices/english-2024.json', '/listening', 'Two Umbrellas', 'Two Umbrellaz'),
  letter('articles/grammar-mistakes.md', '/articles/grammar-mistakes', 'cost easy marks', 'cost easy markz'),
  letter('exam/english.json', '/exam-format', 'formats examined in 2026', 'formats examiner in 2026'),
  letter('tasks/synthesis/1.json', '/tasks', 'reported speech and more', 'reported speech and morf'),
  letter(
    'science/diversity.json',
    '/science/paper/1',
    'Dodder has thin yellow threads',
    'Dodder has thin yellow threadz',
  ),
  letter('drawings/d87-papers.svg', '/science/paper/1', '>Height of the water', '>Heighz of the water'),
  letter('whole-papers/english/1/editing.json', '/paper/english/1/editing', 'on the Hall Roof', 'on the Hall Roog'),
  letter(
    'files/listening-images/LICENSE.txt',
    '/files/listening-images/LICENSE.txt',
    'Version 2.0, January',
    'Version 2.1, January',
  ),
  {
    file: 'plans/science/1.json',
    page: '/science/paper/1',
    text: '"D85a"',
    changed: '"D88a"',
    before: 'A shop sells four things',
    after: 'Frames of four materials are tested',
  },
]

/** Documents that no other one names, and their files, but for those of LETTERS. */
const SPARE = [
  /\/quizzes\/(?!Grammar_Set_1\b)/,
  /\/prelimQuizzes\/(?!2024-Kingfisher-)/,
  /\/listening(?:Practices|-audio|-images)\/(?!english-2024|LICENSE)/,
  /\/files\/downloads\/(?!2024_P6_Bulbul_)/,
]
const isNeeded = (path: string): boolean => !SPARE.some((spare) => spare.test(path))

let content = ''
let data = ''

test.beforeEach(() => {
  ;[content, data] = [mkdtempSync(join(tmpdir(), 'readysix-live-')), mkdtempSync(join(tmpdir(), 'readysix-live-'))]
  cpSync('content', content, { recursive: true, filter: isNeeded })
})
test.afterEach(() => {
  for (const dir of [content, data]) rmSync(dir, { recursive: true })
})

test('every folder has a letter', () => {
  const folders = readdirSync(content, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const tried = LETTERS.map(({ file }) => file.replace(/\/.*/, ''))
  expect([...tried, ...FOR_AUTHORS].sort()).toEqual(folders.map(({ name }) => name).sort())
})

async function isLive(settings: Readonly<Record<string, string>>): Promise<void> {
  const env = { CONTENT_DIR: content, DATA_DIR: data, WEB_CONCURRENCY: '2', TRUSTED_PROXY: '127.0.0.1', ...settings }
  const server = await startOwnServer(env)
  const all = async (wanted: 'before' | 'after') => {
    for (let visit = 0; visit < VISITS; visit += 1)
      for (const one of LETTERS) {
        const answer = await fetch(server.url + one.page, { headers: { connection: 'close' } })
        expect((await answer.text()).includes(one[wanted]), `${one.file} on ${one.page}`).toBe(true)
      }
  }
  try {
    await all('before')
    for (const { file, text, changed } of LETTERS) {
      const stored = readFileSync(join(content, file), 'latin1')
      writeFileSync(join(content, file), stored.replaceAll(text, changed), 'latin1')
    }
    const run = spawnSync(process.execPath, ['scripts/content/main.ts', 'import', content], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    })
    expect(run.stderr).toBe('')
    for (const { file } of LETTERS) expect(run.stdout).toContain(`~ ${file.replace(/\.(json|md|svg)$/, '')}\n`)
    await pause(2000)
    await all('after')
  } finally {
    await server.end('SIGTERM')
  }
}

test('is live from a file', () => isLive({}))

test('is live from PostgreSQL', async () => {
  test.skip(!hasPostgres && process.env.CI === undefined, 'PostgreSQL is not installed')
  const cluster = await startCluster()
  try {
    await isLive({ DATABASE_URL: await newDatabase(cluster.url) })
  } finally {
    cluster.dispose()
  }
})

/**
 * How long an import of 10,000 documents takes, step by step, and what a read costs afterwards. Quizzes are generated and
 * checked for storable text only: the quiz types' own checks are not measured here.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createSqliteDocumentStore } from '#server/adapters/documents/document-store.sqlite.ts'
import { checkContent } from '#server/content/check-content.ts'
import { fingerprintFolder } from '#server/content/fingerprint.ts'
import { readContent } from '#server/content/read-content.ts'
import { fillStore } from '#server/contract/fill-store.ts'
import { type DocumentStore, documentText } from '#server/ports/document-store.ts'
import { generateQuiz } from './generated-quiz.ts'

const DOCUMENTS = 10_000
const READS = 20_000

type Row = Record<string, string | number>

const silent = () => undefined

/** Needs about 200 MB in the temporary folder while it runs. */
export async function benchImport(): Promise<{ name: string; rows: Row[] }> {
  const dir = mkdtempSync(join(tmpdir(), 'readysix-bench-'))
  const contentDir = join(dir, 'content')
  const store = await createSqliteDocumentStore({ dataDir: dir })
  try {
    const bytes = writeQuizzes(contentDir)
    const rows: Row[] = [
      ...measureFolder(contentDir),
      ...(await measureStore(contentDir, store)),
      ...(await measureReads(store)),
    ]
    rows.push({ step: 'content.db afterwards', MB: Math.round(statSync(join(dir, 'content.db')).size / 1e6) })
    const name = `Import of ${DOCUMENTS} documents of ${Math.round(bytes / DOCUMENTS)} bytes`
    return { name, rows }
  } finally {
    await store.close()
    rmSync(dir, { recursive: true })
  }
}

/** Returns the bytes of all files. */
function writeQuizzes(contentDir: string): number {
  mkdirSync(join(contentDir, 'quizzes'), { recursive: true })
  let bytes = 0
  for (let i = 0; i < DOCUMENTS; i += 1) {
    const text = documentText(generateQuiz(i))
    bytes += Buffer.byteLength(text)
    writeFileSync(join(contentDir, 'quizzes', `Grammar_Set_${i}.json`), text)
  }
  return bytes
}

function measureFolder(contentDir: string): Row[] {
  const content = readContent(contentDir, silent)
  return [
    timed('fingerprint of an unchanged folder', () => fingerprintFolder(contentDir)),
    timed('read and parse', () => readContent(contentDir, silent)),
    timed('check', () => checkContent(content, () => [], silent)),
  ]
}

async function measureStore(contentDir: string, store: DocumentStore): Promise<Row[]> {
  const { documents, fingerprint } = readContent(contentDir, silent)
  const rows: Row[] = []
  for (const step of ['first import', 'second import, nothing changed']) {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const start = performance.now()
    await fillStore(store, { documents, fingerprint, onProgress: silent })
    rows.push(row(step, performance.now() - start))
    delay.disable()
    rows.push({ step: `${step}: longest pause of the importing process`, ms: Math.round(delay.max / 1e6) })
  }
  return rows
}

async function measureReads(store: DocumentStore): Promise<Row[]> {
  const reads: [string, (i: number) => Promise<unknown>][] = [
    ['version()', () => store.version()],
    ['get()', (i) => store.get('quizzes', `Grammar_Set_${i % DOCUMENTS}`)],
  ]
  const rows: Row[] = []
  for (const [name, read] of reads) {
    const start = performance.now()
    for (let i = 0; i < READS; i += 1) await read(i)
    rows.push({ step: name, 'µs each': Math.round(((performance.now() - start) * 1000) / READS) })
  }
  return rows
}

function timed(step: string, work: () => unknown): Row {
  const start = performance.now()
  work()
  return row(step, performance.now() - start)
}

function row(step: string, ms: number): Row {
  return { step, ms: Math.round(ms), 'documents a second': Math.round((DOCUMENTS * 1000) / ms) }
}

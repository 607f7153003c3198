/**
 * The cost of a hundred times the documents: reading one by its id and importing all, in SQLite and in PostgreSQL (a
 * throwaway server, if one is installed). The two sizes are read in turns, and the small one is imported before and
 * after the large one, so that both meet the same load.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgresDocumentStore } from '#server/adapters/documents/document-store.postgres.ts'
import { createSqliteDocumentStore } from '#server/adapters/documents/document-store.sqlite.ts'
import { fillStore } from '#server/contract/fill-store.ts'
import { hasPostgres, newDatabase, startCluster } from '#server/contract/throwaway-postgres.ts'
import type { ContentDocument, DocumentStore } from '#server/ports/document-store.ts'
import { generateQuiz } from './generated-quiz.ts'
import { median } from './median.ts'

const FEW = 1000
const MANY = 100_000
const SMALL_IMPORTS = 5
const ROUNDS = 40
const READS = 250
const SLOWER_READ = 1.5
const SLOWER_IMPORT = 100

type Row = Record<string, string | number>
type Filled = Readonly<{ store: DocumentStore; documents: number; importMs: number }>

/** Opens an empty store on every call. */
type Opener = () => Promise<DocumentStore>

/** Needs about a gigabyte in the temporary folder while it runs. */
export async function benchDocumentStores(): Promise<{ name: string; rows: Row[] }> {
  const rows = await inTemporaryFolder((dir) => {
    let stores = 0
    return measure('SQLite', () => {
      stores += 1
      return createSqliteDocumentStore({ dataDir: join(dir, String(stores)) })
    })
  })
  if (hasPostgres) rows.push(...(await measurePostgres()))
  else rows.push({ store: 'PostgreSQL is not installed' })
  return { name: `${MANY} documents beside ${FEW}`, rows }
}

async function inTemporaryFolder(work: (dir: string) => Promise<Row[]>): Promise<Row[]> {
  const dir = mkdtempSync(join(tmpdir(), 'readysix-bench-'))
  try {
    return await work(dir)
  } finally {
    rmSync(dir, { recursive: true })
  }
}

async function measurePostgres(): Promise<Row[]> {
  const cluster = await startCluster('durable')
  try {
    return await measure('PostgreSQL', async () => createPostgresDocumentStore({ url: await newDatabase(cluster.url) }))
  } finally {
    cluster.dispose()
  }
}

async function measure(name: string, open: Opener): Promise<Row[]> {
  const before = await fillSome(open)
  const many = await fill(await open(), MANY)
  const after = await fillSome(open)
  const small = [...before, ...after]
  const few = small.at(-1) ?? many
  const [fewMicros, manyMicros] = await readInTurns(few, many)
  for (const { store } of [...small, many]) await store.close()
  const fewMs = median(small.map(({ importMs }) => importMs))
  const readRatio = manyMicros / fewMicros
  const importRatio = many.importMs / fewMs
  return [
    rowOf(name, { ...few, importMs: fewMs }, fewMicros),
    rowOf(name, many, manyMicros),
    {
      store: `${name}: at most ${SLOWER_IMPORT} times and ${SLOWER_READ} times`,
      'import ms': round(importRatio),
      'read µs': round(readRatio),
      within: importRatio <= SLOWER_IMPORT && readRatio <= SLOWER_READ ? 'yes' : 'NO',
    },
  ]
}

function rowOf(store: string, { documents, importMs }: Filled, micros: number): Row {
  const perSecond = Math.round((documents * 1000) / importMs)
  return { store, documents, 'import ms': Math.round(importMs), 'a second': perSecond, 'read µs': round(micros) }
}

async function fillSome(open: Opener): Promise<Filled[]> {
  const filled: Filled[] = []
  while (filled.length < SMALL_IMPORTS) filled.push(await fill(await open(), FEW))
  return filled
}

async function fill(store: DocumentStore, documents: number): Promise<Filled> {
  const start = performance.now()
  await fillStore(store, { documents: quizzes(documents), fingerprint: 'bench', onProgress: () => undefined })
  return { store, documents, importMs: performance.now() - start }
}

function* quizzes(count: number): Generator<ContentDocument> {
  for (let i = 0; i < count; i += 1) yield { collection: 'quizzes', id: `Grammar_Set_${i}`, body: generateQuiz(i) }
}

/**
 * Microseconds a read in the best round of each, because other load only adds time. The first rounds fill the caches.
 */
async function readInTurns(few: Filled, many: Filled): Promise<readonly [number, number]> {
  const micros: [number[], number[]] = [[], []]
  for (let round = -ROUNDS / 4; round < ROUNDS; round += 1) {
    const measured = [await readRound(few, round), await readRound(many, round)] as const
    if (round < 0) continue
    micros[0].push(measured[0])
    micros[1].push(measured[1])
  }
  return [Math.min(...micros[0]), Math.min(...micros[1])]
}

/** Ids from all over the store, the same in every run. */
async function readRound({ store, documents }: Filled, round: number): Promise<number> {
  const start = performance.now()
  for (let i = 0; i < READS; i += 1) {
    const number = Math.abs((round * READS + i) * 7919) % documents
    if ((await store.get('quizzes', `Grammar_Set_${number}`)) === null) throw new Error(`${number} is not there`)
  }
  return ((performance.now() - start) * 1000) / READS
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

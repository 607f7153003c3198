/**
 * What a large library costs: the start of an unchanged folder, quiz pages that nobody asked for before, and memory. Half
 * of the added documents are sets, half are prelim quizzes. Needs about two gigabytes in the temporary folder. Build first.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createSqliteDocumentStore } from '#server/adapters/documents/document-store.sqlite.ts'
import { createDiskFileStorage } from '#server/adapters/files/file-storage.disk.ts'
import { createFolderStamps } from '#server/content/folder-stamps.ts'
import { importContent } from '#server/content/import-content.ts'
import { median } from '../median.ts'
import { memoryOf } from '../memory/resident-memory.ts'
import { type BuiltServer, startBuiltServer } from '../servers/built-server.ts'
import { writeLibrary } from './large-library.ts'

const ADDED = [0, 20_000, 100_000]
const COLD_PAGES = 200
const MAX_COLD_MS = 15
const MAX_START_MS = 2000
const MAX_MB = 180
/** A file that is younger may change without a new time: folder-stamps.ts does not trust it. */
const SETTLE_MS = 2500
const SHIPPED_PAGES = ['/quiz/grammar-mcq/Set_1', '/quiz/editing/Set_2', '/prelim/2024/OtterBay/Grammar']

type Row = Record<string, string | number>

export async function benchGrowth(): Promise<{ name: string; rows: Row[] }> {
  const rows: Row[] = []
  for (const added of ADDED) rows.push(await measure(added))
  return { name: `A library that grows: ${COLD_PAGES} quiz pages, each asked for once`, rows }
}

async function measure(added: number): Promise<Row> {
  const dir = mkdtempSync(join(tmpdir(), 'readysix-growth-'))
  const contentDir = join(dir, 'content')
  try {
    const written = writeLibrary(contentDir, added)
    await pause(SETTLE_MS)
    let start = 0
    const prepare = async (dataDir: string) => {
      await fill(contentDir, dataDir)
      start = performance.now()
    }
    const server = await startBuiltServer('scripts/serve.mjs', prepare, { CONTENT_DIR: contentDir })
    const startMs = Math.round(performance.now() - start)
    try {
      return { 'documents added': added, 'start ms': startMs, ...(await visit(server, pagesOf(written), startMs)) }
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dir, { recursive: true })
  }
}

/** As a start imports a folder, without the check of each document. */
async function fill(dir: string, dataDir: string): Promise<void> {
  const documents = await createSqliteDocumentStore({ dataDir })
  const files = createDiskFileStorage({ dir: join(dataDir, 'files') })
  const outcome = await importContent(
    { documents, files },
    {
      dir,
      replaces: 'everything',
      mayRemove: 'anything',
      check: 'unchecked',
      stamps: createFolderStamps({ dataDir, now: Date.now }),
      onProgress: () => undefined,
    },
  )
  await documents.close()
  if (outcome.kind !== 'imported') throw new Error(`the library was not imported: ${JSON.stringify(outcome)}`)
}

/** Spread over all that there are. */
function pagesOf(written: readonly string[]): readonly string[] {
  if (written.length === 0) return SHIPPED_PAGES
  return Array.from({ length: COLD_PAGES }, (_, i) => written[Math.floor((i * written.length) / COLD_PAGES)] ?? '')
}

async function visit(server: BuiltServer, pages: readonly string[], startMs: number): Promise<Row> {
  const idle = memoryOf(server.pid).site
  const times: number[] = []
  for (const page of pages) {
    const start = performance.now()
    const response = await fetch(server.url + page, { headers: { 'accept-encoding': 'br' } })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${page} responds with status ${response.status}`)
    times.push(performance.now() - start)
  }
  const [first = 0, ...others] = times.map((ms) => Math.round(ms * 10) / 10)
  const cold = median(others)
  const mb = memoryOf(server.pid).site
  const isGood = startMs <= MAX_START_MS && cold <= MAX_COLD_MS && mb <= MAX_MB
  return {
    'idle MB': idle,
    'first page ms': first,
    'cold page ms': cold,
    'MB afterwards': mb,
    ok: isGood ? 'yes' : 'NO',
  }
}

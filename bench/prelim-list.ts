/**
 * The prelim list with 50,000 quizzes (185 schools in thirty years): its time after an import and from the cache, and
 * its size. Build first.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSqliteDocumentStore } from '#server/adapters/documents/document-store.sqlite.ts'
import { createDiskFileStorage } from '#server/adapters/files/file-storage.disk.ts'
import { fingerprintFolder } from '#server/content/fingerprint.ts'
import { readMedia } from '#server/content/media-files.ts'
import { fillStore } from '#server/contract/fill-store.ts'
import type { ContentDocument } from '#server/ports/document-store.ts'
import { type BuiltServer, startBuiltServer } from './servers/built-server.ts'

const QUIZZES = 50_000
const SCHOOLS = 185
const TOPICS = [
  'Grammar',
  'Vocabulary',
  'Editing',
  'Chinese',
  'VocabularyCloze',
  'ChineseInline',
  'ChineseDialogue',
].concat(['ComprehensionCloze', 'Grammarcloze'])
const MAX_CPU_MS = 1000
const MAX_BYTES = 60_000

type Row = Record<string, string | number>

/** 185 names that differ as much as those of real schools. */
const names = [...'BCDFGHJKLMNPRST'].flatMap((first) =>
  ['ukit', 'elita', 'oon', 'arang', 'indang', 'epak', 'ranji', 'awan', 'emara', 'ilin', 'usang', 'ordia', 'engah'].map(
    (rest, i) =>
      `${first}${rest}${['Hill', 'Park', 'Green', 'Bay', 'Vale', 'Ridge', 'Court'][(first.charCodeAt(0) + i) % 7]}`,
  ),
)

function* documents(): Generator<ContentDocument> {
  for (let i = 0; i < QUIZZES; i += 1) {
    const school = Math.floor(i / TOPICS.length)
    const year = 2024 - Math.floor(school / SCHOOLS)
    const id = `${year}-${names[school % SCHOOLS]}-${TOPICS[i % TOPICS.length]}`
    yield { collection: 'prelimQuizzes', id, body: { type: 'grammar-mcq', title: id, questions: [] } }
  }
}

/** With the files and the fingerprint of the shipped content, so that the server does not import again. */
async function fill(dataDir: string): Promise<void> {
  const store = await createSqliteDocumentStore({ dataDir })
  const fingerprint = fingerprintFolder('content')
  const files = readMedia('content').files.map(({ path, file }) => ({ path, read: () => readFile(file) }))
  await createDiskFileStorage({ dir: join(dataDir, 'files') }).replace('all', files, async () => {
    await fillStore(store, { documents: documents(), fingerprint, onProgress: () => undefined })
  })
  await store.close()
}

/** How many URLs of schools or quizzes the page contains. */
const count = (html: string, address: RegExp): number => html.match(address)?.length ?? 0

async function measure(server: BuiltServer, step: string, path: string, encoding: string) {
  const before = await server.cpuSeconds()
  const start = performance.now()
  const response = await fetch(server.url + path, { headers: { 'accept-encoding': encoding } })
  const html = await response.text()
  const ms = Math.round(performance.now() - start)
  const cpuMs = Math.round(((await server.cpuSeconds()) - before) * 1000)
  const bytes = Number(response.headers.get('content-length') ?? 0)
  const schools = count(html, /href="\/prelim\/\d+\/\w+"/g)
  const quizzes = count(html, /href="\/prelim\/\d+\/\w+\/\w+"/g)
  return { step, 'CPU ms': cpuMs, ms, bytes, schools, quizzes }
}

/** The last row says 'NO' if the page is too slow or too large, or contains quizzes. */
export async function benchPrelimList(): Promise<{ name: string; rows: Row[] }> {
  const server = await startBuiltServer('scripts/serve.mjs', fill)
  try {
    const first = await measure(server, 'first page after the import, brotli', '/prelim', 'br')
    const rows: Row[] = [
      first,
      await measure(server, 'again, from the cache, brotli', '/prelim', 'br'),
      await measure(server, 'again, not compressed', '/prelim', 'identity'),
      await measure(server, 'a school, first time', `/prelim/2010/${names[7]}`, 'br'),
    ]
    const good = first['CPU ms'] <= MAX_CPU_MS && first.bytes <= MAX_BYTES && first.quizzes === 0
    const limit = `at most ${MAX_CPU_MS} CPU ms and ${MAX_BYTES} bytes, without quizzes`
    return { name: `Prelim list with ${QUIZZES} quizzes`, rows: [...rows, { step: limit, ms: good ? 'yes' : 'NO' }] }
  } finally {
    await server.stop()
  }
}

/**
 * The memory of a site of one process on the smallest machine of docs/operations.md: at rest, and through the sitemap, PDFs,
 * recordings and 2,400 different pages. Where control groups are allowed (Linux, as root) the kernel holds it to 512 MB and one core;
 * everywhere the resident memory of its processes together has the same limit.
 */
import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type BuiltServer, startBuiltServer } from '../servers/built-server.ts'
import { createControlGroup } from './control-group.ts'
import { type Memory, memoryOf, together } from './resident-memory.ts'

const LIMIT_MB = 512
const REST_MB = 140
/** After every page of the sitemap. */
const SITEMAP_MB = 200
/** V8 gives memory back when there was nothing to do for some time. */
const SETTLE_MS = 45_000
/** The typesetter ends when it had nothing to do for a minute. */
const REST_MS = 75_000
const SAMPLE_MS = 100
const CLIENTS = 8
const PDFS = 60
const PAGES = 1200

type Row = Record<string, string | number>

const numbered = (count: number, path: (n: number) => string) => Array.from({ length: count }, (_, i) => path(i + 1))
const pages = (first: number) =>
  numbered(PAGES, (n) => (n % 2 === 0 ? `/maths/mixed/${first + n}` : `/science/energy/${first + n}`))
const papers = ['maths/paper', 'science/paper', 'paper/english', 'paper/chinese'].flatMap((kind) =>
  numbered(3, (n) => `/${kind}/${n}/paper.pdf`),
)
const recordings = readdirSync('content/listeningPractices').map(
  (name) => `/listening/${name.replace('.json', '')}/hall.mp3`,
)
const STEPS = [
  [`${PDFS} PDFs of sets`, numbered(PDFS, (n) => `/maths/mixed/${n}/paper.pdf`)],
  [`${PAGES} pages`, pages(100)],
  [`${recordings.length} recordings`, recordings],
  [`${papers.length} PDFs of papers, and ${PAGES} other pages`, [...papers, ...pages(5000)]],
] as const

export async function benchMemory(): Promise<{ name: string; rows: Row[] }> {
  const group = createControlGroup(LIMIT_MB)
  const server = await startBuiltServer('scripts/serve.mjs', undefined, {}, group?.command)
  try {
    await pause(SETTLE_MS)
    const start = memoryOf(server.pid)
    const rows = [rowOf('start, which imports the content', [], start, start, REST_MB)]
    rows.push(await step(server, 'every page of the sitemap', await sitemapOf(server), SITEMAP_MB))
    for (const [name, paths] of STEPS) rows.push(await step(server, name, paths, LIMIT_MB))
    await pause(REST_MS)
    const end = memoryOf(server.pid)
    rows.push(rowOf('a minute without visitors', [], end, end, LIMIT_MB))
    const killed = group?.killed() ?? 0
    rows.push({ after: 'ended by the kernel', failed: killed, ok: killed === 0 && end.typesetter === 0 ? 'yes' : 'NO' })
    const limit = group === null ? 'not limited by the kernel' : `limited to ${LIMIT_MB} MB and one core`
    return { name: `Resident memory in MB of a site of one process, ${limit}`, rows }
  } finally {
    await server.stop()
    group?.remove()
  }
}

/** The paths of its URLs. */
async function sitemapOf({ url }: BuiltServer): Promise<readonly string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text()
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, page = '']) => new URL(page).pathname)
}

async function step(server: BuiltServer, name: string, paths: readonly string[], limitMb: number): Promise<Row> {
  const statuses: number[] = []
  let most: Memory = { site: 0, typesetter: 0 }
  const timer = setInterval(() => {
    const now = memoryOf(server.pid)
    if (together(now) > together(most)) most = now
  }, SAMPLE_MS)
  const waiting = paths.values()
  await Promise.all(Array.from({ length: CLIENTS }, () => visitEach(server.url, waiting, statuses)))
  clearInterval(timer)
  return rowOf(name, statuses, memoryOf(server.pid), most, limitMb)
}

/** A status of 0 is a request without an answer. */
async function visitEach(url: string, paths: Iterable<string>, statuses: number[]): Promise<void> {
  for (const path of paths) {
    const response = await fetch(url + path, { headers: { 'accept-encoding': 'br' } }).catch(() => null)
    await response?.arrayBuffer().catch(() => null)
    statuses.push(response?.status ?? 0)
  }
}

function rowOf(after: string, statuses: readonly number[], now: Memory, most: Memory, limitMb: number): Row {
  const busy = statuses.filter((status) => status === 503).length
  const failed = statuses.filter((status) => status !== 200).length - busy
  const isGood = failed === 0 && together(most) <= limitMb
  return {
    after,
    ...now,
    'most together': together(most),
    requests: statuses.length,
    busy,
    failed,
    ok: isGood ? 'yes' : 'NO',
  }
}

/**
 * Requests per second of processor time of the server: a figure that does not depend on other load, nor on the load
 * generator, which runs in another process. With the documents in SQLite and in PostgreSQL, in turns.
 */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { hasPostgres, newDatabase, startCluster } from '#server/contract/throwaway-postgres.ts'
import { median } from './median.ts'
import { type BuiltServer, startBuiltServer } from './servers/built-server.ts'

const PATH = '/quiz/grammar-mcq/Set_5'
const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'))
const WARM_UP_SECONDS = 2
const SECONDS = 2
const ROUNDS = 5
const CONNECTIONS = 20
const SLOWER_UNCACHED = 1.3
const PAGES = { 'from the page cache': 'scripts/serve.mjs', 'rendered each time': 'bench/servers/uncached-server.ts' }

type Row = Record<string, string | number>
type Round = Readonly<{
  perCpuSecond: number
  perSecond: number
  bytes: number
  p50: number
  p99: number
  failed: number
}>
/** A document store, and the server's settings for it. */
type Place = Readonly<{ store: string; settings: Readonly<Record<string, string>> }>
type Opened = Readonly<{ store: string; server: BuiltServer; rounds: Round[] }>

export async function benchServerLoad(): Promise<{ name: string; rows: Row[] }> {
  const name = `Load on ${PATH}: ${CONNECTIONS} connections, brotli accepted, median of ${ROUNDS} rounds of ${SECONDS} s`
  const cluster = hasPostgres ? await startCluster('durable') : null
  try {
    const rows: Row[] = []
    for (const [page, script] of Object.entries(PAGES)) {
      const stores: Place[] = [{ store: 'SQLite', settings: {} }]
      if (cluster !== null)
        stores.push({ store: 'PostgreSQL', settings: { DATABASE_URL: await newDatabase(cluster.url) } })
      rows.push(...(await measurePage(page, script, stores)))
    }
    if (cluster === null) rows.push({ page: 'PostgreSQL is not installed' })
    return { name, rows }
  } finally {
    cluster?.dispose()
  }
}

async function measurePage(page: string, script: string, stores: readonly Place[]): Promise<Row[]> {
  const opened: Opened[] = []
  try {
    for (const { store, settings } of stores)
      opened.push({ store, server: await startBuiltServer(script, async () => undefined, settings), rounds: [] })
    for (const { server } of opened) await load(server.url, WARM_UP_SECONDS)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { server, rounds } of opened) rounds.push(await measureRound(server))
    return [...opened.map((one) => rowOf(page, one)), ...ratioOf(page, opened)]
  } finally {
    await Promise.all(opened.map(({ server }) => server.stop()))
  }
}

async function measureRound(server: BuiltServer): Promise<Round> {
  const before = await server.cpuSeconds()
  const { requests, latency, non2xx, errors, throughput } = await load(server.url, SECONDS)
  return {
    perCpuSecond: requests.total / ((await server.cpuSeconds()) - before),
    perSecond: requests.total / SECONDS,
    bytes: throughput.total / requests.total,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
  }
}

function rowOf(page: string, { store, rounds }: Opened): Row {
  const figure = (name: keyof Round) => median(rounds.map((round) => round[name]))
  return {
    page,
    documents: store,
    'requests per CPU-second': Math.round(figure('perCpuSecond')),
    'requests per second': Math.round(figure('perSecond')),
    'bytes each': Math.round(figure('bytes')),
    'median ms': figure('p50'),
    'p99 ms': figure('p99'),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** The ratio of a round of one store to the next round of the other. */
function ratioOf(page: string, [lite, postgres]: readonly Opened[]): Row[] {
  if (lite === undefined || postgres === undefined) return []
  const ratios = lite.rounds.map((round, i) => round.perCpuSecond / (postgres.rounds[i]?.perCpuSecond ?? 0))
  const ratio = median(ratios)
  return [
    {
      page,
      documents: `SQLite : PostgreSQL, at most ${SLOWER_UNCACHED}`,
      ratio: ratio.toFixed(2),
      ok: ratio <= SLOWER_UNCACHED ? 'yes' : 'NO',
    },
  ]
}

async function load(url: string, seconds: number) {
  const options = ['--json', '--connections', String(CONNECTIONS), '--duration', String(seconds)]
  const args = [AUTOCANNON, ...options, '--headers', 'accept-encoding=br', url + PATH]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout)
}

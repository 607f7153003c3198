/**
 * Response times under load: a thousand concurrent requests for one uncached page, and two hundred connections while
 * another process imports.
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '#server/contract/free-port.ts'
import { type BuiltServer, startBuiltServer } from './servers/built-server.ts'

const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'))
const PATH = '/quiz/grammar-mcq/Set_5'
const COLD_PATH = '/downloads?year=2023'
const VISITORS = 1000
const CONNECTIONS = 200
/** Requests per second in all: few enough for one process, so that the load generator does not cause the waiting. */
const RATE = 1000
const SECONDS = 8
const MAX_SHARE_OF_QUIET = 3

type Row = Record<string, string | number>

export async function benchUnderLoad(): Promise<{ name: string; rows: Row[] }> {
  const admin = await freePort()
  const settings = { ADMIN_PORT: String(admin), LOG_LEVEL: 'warn' }
  const server = await startBuiltServer('scripts/serve.mjs', async () => undefined, settings)
  try {
    await allWarm(admin)
    const rows = [await coldPage(server, admin), ...(await whileImporting(server))]
    return {
      name: `Under load: ${VISITORS} at once on a cold page; ${CONNECTIONS} connections, ${RATE} a second`,
      rows,
    }
  } finally {
    await server.stop()
  }
}

async function rendered(admin: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${admin}/metrics`)).text()
  return Number(/^readysix_pages_total\{outcome="rendered"\} (\d+)/m.exec(text)?.[1] ?? 0)
}

async function allWarm(admin: number): Promise<void> {
  for (let before = -1, now = 0; before !== now; ) {
    before = now
    await pause(2000)
    now = await rendered(admin)
  }
}

async function coldPage(server: BuiltServer, admin: number): Promise<Row> {
  const before = await rendered(admin)
  const { non2xx, errors } = await load(server.url + COLD_PATH, VISITORS, ['--amount', String(VISITORS)])
  const renderings = (await rendered(admin)) - before
  return { step: `${VISITORS} at once`, renderings, failed: non2xx + errors, ok: renderings === 1 ? 'yes' : 'NO' }
}

async function whileImporting(server: BuiltServer): Promise<Row[]> {
  const timed = ['--duration', String(SECONDS), '--overallRate', String(RATE)]
  const visit = () => load(server.url + PATH, CONNECTIONS, timed)
  await visit()
  const quiet = await visit()
  const importing = importAgainAndAgain(server.dataDir)
  const busy = await visit()
  const imports = await importing.stop()
  const ratio = busy.latency.p99 / Math.max(1, quiet.latency.p99)
  return [
    { step: 'quiet', 'p99 ms': quiet.latency.p99, failed: quiet.non2xx + quiet.errors },
    {
      step: `while importing (${imports} imports)`,
      'p99 ms': busy.latency.p99,
      failed: busy.non2xx + busy.errors,
      ratio: ratio.toFixed(2),
      ok: ratio <= MAX_SHARE_OF_QUIET ? 'yes' : 'NO',
    },
  ]
}

/** As an operator runs it: in a process of its own. */
function importAgainAndAgain(dataDir: string) {
  let over = false
  async function work(): Promise<number> {
    let imports = 0
    while (!over) {
      const env = { ...process.env, DATA_DIR: dataDir }
      const command = spawn(process.execPath, ['scripts/content/main.ts', 'import'], { env, stdio: 'ignore' })
      await once(command, 'exit')
      imports += 1
    }
    return imports
  }
  const working = work()
  return {
    stop(): Promise<number> {
      over = true
      return working
    },
  }
}

async function load(url: string, connections: number, more: readonly string[]) {
  const options = ['--json', '--connections', String(connections), '--headers', 'accept-encoding=br', ...more]
  const { stdout } = await promisify(execFile)(process.execPath, [AUTOCANNON, ...options, url])
  return JSON.parse(stdout)
}

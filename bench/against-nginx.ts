/**
 * The cached quiz page beside nginx, which sends the same bytes and headers from the disk, and two processes beside one:
 * requests for each second of processor time, in turns, so that what else the machine does weighs on all alike.
 */
import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '#server/contract/free-port.ts'
import { type BuiltServer, startBuiltServer } from './built-server.ts'
import { median } from './median.ts'
import { hasNginx, startNginx } from './nginx-server.ts'

const PATH = '/quiz/grammar-mcq/Set_5'
const ROUNDS = 9
/** Loads before the first round: it takes so long until V8 has compiled what answers. */
const WARM_LOADS = 4
const SECONDS = 2
const CONNECTIONS = 20
const WARM_SECONDS = 15
const LEAST_OF_NGINX = 0.65
const LEAST_OF_TWO = 1.8

type Row = Record<string, string | number>
type Measured = { readonly url: string; cpuSeconds(): Promise<number> }

export async function benchAgainstNginx(): Promise<{ name: string; rows: Row[] }> {
  const name = `Cached page against nginx: requests per CPU-second, median of ${ROUNDS} rounds`
  if (!hasNginx()) return { name, rows: [{ skipped: 'needs nginx, its brotli module and wrk' }] }
  const [one, two] = [await started(1), await started(2)]
  const { body, headers } = await page(one.url)
  const nginx = await startNginx(body, headers)
  try {
    const servers = { nginx, 'one process': one, 'two processes': two }
    const rounds = new Map<string, number[]>(Object.keys(servers).map((key) => [key, []]))
    for (let warm = 0; warm < WARM_LOADS; warm += 1) for (const server of Object.values(servers)) await load(server.url)
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [key, server] of Object.entries(servers)) rounds.get(key)?.push(await perCpuSecond(server))
    }
    const figure = (key: string) => median(rounds.get(key) ?? [])
    const ofNginx = figure('one process') / figure('nginx')
    // Both processes at their full speed need two cores and the load a third: what each costs says what two free cores give.
    const ofTwo = (2 * figure('two processes')) / figure('one process')
    return {
      name,
      rows: [
        ...Array.from(rounds.keys(), (key) => ({ server: key, 'requests per CPU-second': Math.round(figure(key)) })),
        { server: 'one process : nginx', ratio: ofNginx.toFixed(2), ok: ofNginx >= LEAST_OF_NGINX ? 'yes' : 'NO' },
        {
          server: 'two processes : one, on free cores',
          ratio: ofTwo.toFixed(2),
          ok: ofTwo >= LEAST_OF_TWO ? 'yes' : 'NO',
        },
      ],
    }
  } finally {
    await Promise.all([one.server.stop(), two.server.stop(), nginx.stop()])
  }
}

interface Started extends Measured {
  readonly server: BuiltServer
}

/** All processes that answer visitors tell together what they have used. */
async function started(processes: number): Promise<Started> {
  const admin = String(await freePort())
  const settings = { WEB_CONCURRENCY: String(processes), ADMIN_PORT: admin, LOG_LEVEL: 'warn' }
  const server = await startBuiltServer('scripts/serve.mjs', async () => undefined, settings)
  const metrics = async () => await (await fetch(`http://127.0.0.1:${admin}/metrics`)).text()
  const ready = async () => await (await fetch(`http://127.0.0.1:${admin}/readyz`)).text()
  while ((await ready()).includes('processes are ready')) await pause(100)
  // Pages that are still being warmed would weigh on the figures.
  await pause(WARM_SECONDS * 1000)
  return {
    server,
    url: server.url + PATH,
    cpuSeconds: async () => Number(/^process_cpu_seconds_total (\S+)/m.exec(await metrics())?.[1] ?? 0),
  }
}

/** The body as it goes over the wire, and the headers that nginx does not set by itself. */
async function page(url: string): Promise<{ body: Uint8Array; headers: ReadonlyMap<string, string> }> {
  const { stdout } = await promisify(execFile)('curl', ['-s', '-i', '-H', 'accept-encoding: br', url], {
    encoding: 'buffer',
  })
  const end = stdout.indexOf('\r\n\r\n')
  const lines = stdout.subarray(0, end).toString('latin1').split('\r\n').slice(1)
  const own = /^(?:content-(?:length|type|encoding)|etag|date|connection|keep-alive|last-modified)$/i
  const named = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const)
  return { body: stdout.subarray(end + 4), headers: new Map(named.filter(([name]) => !own.test(name))) }
}

async function perCpuSecond(server: Measured): Promise<number> {
  const before = await server.cpuSeconds()
  const requests = await load(server.url)
  return requests / ((await server.cpuSeconds()) - before)
}

/** Returns how many requests were answered. */
async function load(url: string): Promise<number> {
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'accept-encoding: br']
  const { stdout } = await promisify(execFile)('wrk', [...options, url])
  if (/Non-2xx/.test(stdout)) throw new Error(`not every answer was good: ${stdout}`)
  return Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0)
}

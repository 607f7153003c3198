/**
 * Compares the cached quiz page with nginx, which sends the same bytes and headers from the disk, with Node that does nothing else, and
 * two processes with one: requests per second of processor time, measured in turns so that other load affects all alike. The servers
 * have one core and the load generator another: otherwise the moves of processes between cores would be measured.
 */
import { execFile, execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '#server/contract/free-port.ts'
import { median } from './median.ts'
import { type BuiltServer, startBuiltServer } from './servers/built-server.ts'
import { hasNginx, startNginx, startPlainNode } from './servers/page-servers.ts'

const PATH = '/quiz/grammar-mcq/Set_5'
const ROUNDS = 5
/**
 * Rounds of our server, each with new processes: the same code costs up to a tenth more in one process than in another.
 */
const STARTS = 3
/** Warm-up loads before the first round, until V8 has compiled the code: the rate rises until about the eighth. */
const WARM_LOADS = 8
const SECONDS = 2
const CONNECTIONS = 20
/** The limit of processor time in an idle second; more means that a page is still being compressed. */
const RESTING_CPU_SECONDS = 0.1
const SERVER_CORE = '0'
const LOAD_CORE = '1'
const ALL_CORES = `0-${availableParallelism() - 1}`
const MIN_SHARE_OF_NGINX = 0.6
/** Node that does nothing else has the costs that no code of ours can change. */
const MIN_SHARE_OF_PLAIN = 0.85
const MIN_SHARE_OF_TWO = 1.8

type Row = Record<string, string | number>
type Measured = { readonly url: string; cpuSeconds(): Promise<number> }
/** Requests for each second of processor time. */
type Rounds = Readonly<Record<'nginx' | 'plain' | 'one' | 'two', number[]>>
/** The servers to compare with. */
type Peers = Readonly<Record<'nginx' | 'plain', Measured>>

export async function benchAgainstNginx(): Promise<{ name: string; rows: Row[] }> {
  const name = `Cached page against nginx: requests per CPU-second, median of ${ROUNDS} rounds of ${STARTS} starts`
  if (!hasNginx() || availableParallelism() < 2)
    return { name, rows: [{ skipped: 'needs nginx, its brotli module, wrk and two cores' }] }
  const rounds: Rounds = { nginx: [], plain: [], one: [], two: [] }
  pin(SERVER_CORE)
  try {
    const [body, headers] = await page()
    const [nginx, plain] = await Promise.all([startNginx(body, headers), startPlainNode(body, headers)])
    try {
      for (let warm = 0; warm < WARM_LOADS; warm += 1) await load(plain.url)
      for (let start = 0; start < STARTS; start += 1) {
        await measureBeside({ nginx, plain }, 1, rounds.one, rounds)
        await measureBeside({ nginx, plain }, 2, rounds.two, rounds)
      }
    } finally {
      await Promise.all([nginx.stop(), plain.stop()])
    }
  } finally {
    pin(ALL_CORES)
  }
  return { name, rows: table(rounds) }
}

/** Adds the rounds of so many new processes to `ours`, and those of the peers between them to `rounds`. */
async function measureBeside(peers: Peers, processes: number, ours: number[], rounds: Rounds): Promise<void> {
  const fresh = await started(processes)
  try {
    for (let warm = 0; warm < WARM_LOADS; warm += 1) await load(fresh.url)
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await perCpuSecond(fresh))
      rounds.nginx.push(await perCpuSecond(peers.nginx))
      rounds.plain.push(await perCpuSecond(peers.plain))
    }
  } finally {
    await fresh.server.stop()
  }
}

function table(rounds: Rounds): Row[] {
  const [nginx, plain] = [median(rounds.nginx), median(rounds.plain)]
  const [one, two] = [median(rounds.one), median(rounds.two)]
  // Two processes at full speed need two cores and the load generator a third, so the processor time of each is
  // measured.
  const [ofNginx, ofOne] = [one / nginx, (2 * two) / one]
  const verdict = (ratio: number, least: number) => ({ ratio: ratio.toFixed(2), ok: ratio >= least ? 'yes' : 'NO' })
  return [
    { server: 'nginx', 'requests per CPU-second': Math.round(nginx) },
    { server: 'Node alone', 'requests per CPU-second': Math.round(plain) },
    { server: 'one process', 'requests per CPU-second': Math.round(one) },
    { server: 'two processes', 'requests per CPU-second': Math.round(two) },
    { server: 'one process : nginx', ...verdict(ofNginx, MIN_SHARE_OF_NGINX) },
    { server: 'one process : Node alone', ...verdict(one / plain, MIN_SHARE_OF_PLAIN) },
    { server: 'two processes : one, on free cores', ...verdict(ofOne, MIN_SHARE_OF_TWO) },
  ]
}

/** Pins this process and its later children. */
function pin(cores: string): void {
  execFileSync('taskset', ['--all-tasks', '--pid', '--cpu-list', cores, String(process.pid)])
}

interface Started extends Measured {
  readonly server: BuiltServer
}

/** The processor time of all serving processes. */
async function started(processes: number): Promise<Started> {
  const admin = String(await freePort())
  const settings = { WEB_CONCURRENCY: String(processes), ADMIN_PORT: admin, LOG_LEVEL: 'warn' }
  const server = await startBuiltServer('scripts/serve.mjs', async () => undefined, settings)
  try {
    return { server, url: server.url + PATH, cpuSeconds: await rested(admin) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Waits until a server is ready and idle; returns a function for its processor time. */
async function rested(admin: string): Promise<() => Promise<number>> {
  const metrics = async () => await (await fetch(`http://127.0.0.1:${admin}/metrics`)).text()
  const ready = async () => await (await fetch(`http://127.0.0.1:${admin}/readyz`)).text()
  while ((await ready()).includes('processes are ready')) await pause(100)
  const cpuSeconds = async () => Number(/^process_cpu_seconds_total (\S+)/m.exec(await metrics())?.[1] ?? 0)
  for (let spent = 1; spent > RESTING_CPU_SECONDS; ) {
    const before = await cpuSeconds()
    await pause(1000)
    spent = (await cpuSeconds()) - before
  }
  return cpuSeconds
}

/** The encoded body, and the headers that nginx does not set by itself. */
async function page(): Promise<[Uint8Array, ReadonlyMap<string, string>]> {
  const { server, url } = await started(1)
  const curl = promisify(execFile)('curl', ['-s', '-i', '-H', 'accept-encoding: br', url], { encoding: 'buffer' })
  const { stdout } = await curl.finally(() => server.stop())
  const end = stdout.indexOf('\r\n\r\n')
  const lines = stdout.subarray(0, end).toString('latin1').split('\r\n').slice(1)
  const own = /^(?:content-(?:length|type|encoding)|etag|date|connection|keep-alive|last-modified)$/i
  const named = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const)
  return [stdout.subarray(end + 4), new Map(named.filter(([name]) => !own.test(name)))]
}

async function perCpuSecond(server: Measured): Promise<number> {
  const before = await server.cpuSeconds()
  const requests = await load(server.url)
  return requests / ((await server.cpuSeconds()) - before)
}

/** Returns the number of responses. */
async function load(url: string): Promise<number> {
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'accept-encoding: br']
  const { stdout } = await promisify(execFile)('taskset', ['--cpu-list', LOAD_CORE, 'wrk', ...options, url])
  if (/Non-2xx/.test(stdout)) throw new Error(`not every answer was good: ${stdout}`)
  return Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0)
}

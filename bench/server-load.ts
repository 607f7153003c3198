/**
 * How many requests the server answers for each second of processor time that it uses: a figure that does not depend
 * on what else the machine does, nor on the load generator, which runs in another process.
 */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startBuiltServer } from './built-server.ts'

const PATH = '/quiz/grammar-mcq/Set_5'
const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'))
const WARM_UP_SECONDS = 2
const SECONDS = 4
const CONNECTIONS = 20

type Row = Record<string, string | number>

export async function benchServerLoad(): Promise<{ name: string; rows: Row[] }> {
  const rows = [
    await measure('from the page cache', 'scripts/serve.mjs'),
    await measure('rendered each time', 'bench/uncached-server.ts'),
  ]
  return { name: `Load on ${PATH}: ${CONNECTIONS} connections for ${SECONDS} s, brotli accepted`, rows }
}

async function measure(page: string, script: string): Promise<Row> {
  const server = await startBuiltServer(script)
  try {
    await load(server.url, WARM_UP_SECONDS)
    const before = await server.cpuSeconds()
    const { requests, latency, non2xx, errors, throughput } = await load(server.url, SECONDS)
    const cpuSeconds = (await server.cpuSeconds()) - before
    return {
      page,
      'requests per CPU-second': Math.round(requests.total / cpuSeconds),
      'requests per second': Math.round(requests.total / SECONDS),
      'bytes each': Math.round(throughput.total / requests.total),
      'median ms': latency.p50,
      'p99 ms': latency.p99,
      failed: non2xx + errors,
    }
  } finally {
    await server.stop()
  }
}

async function load(url: string, seconds: number) {
  const options = ['--json', '--connections', String(CONNECTIONS), '--duration', String(seconds)]
  const args = [AUTOCANNON, ...options, '--headers', 'accept-encoding=br', url + PATH]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout)
}

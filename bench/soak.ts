/**
 * The site under full load for ten minutes, over all pages of the sitemap: no request may fail, and the memory must
 * stop growing. SOAK_SECONDS sets another time.
 */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startBuiltServer } from './servers/built-server.ts'

const SECONDS = Number(process.env.SOAK_SECONDS ?? 600)
const SAMPLES = 12
const CONNECTIONS = 50
const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'))
/** The ratio of the mean of the last third to that of the third before. */
const MAX_GROWTH = 1.1

type Row = Record<string, string | number>

export async function benchSoak(): Promise<{ name: string; rows: Row[] }> {
  const server = await startBuiltServer('scripts/serve.mjs')
  try {
    const map = await (await fetch(`${server.url}/sitemap.xml`)).text()
    const paths = Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname)
    const load = visit(server.url, [...paths, '/nothing/here'])
    const memory: number[] = []
    const rows: Row[] = []
    for (let sample = 1; sample <= SAMPLES; sample += 1) {
      await pause((SECONDS * 1000) / SAMPLES)
      memory.push(await server.memoryMb())
      rows.push({ second: Math.round((SECONDS * sample) / SAMPLES), 'memory MB': memory.at(-1) ?? 0 })
    }
    const { requests, errors, latency, '5xx': failures } = JSON.parse((await load).stdout)
    const third = SAMPLES / 3
    const growth = mean(memory.slice(-third)) / mean(memory.slice(third, 2 * third))
    rows.push({
      requests: requests.total,
      failed: errors + failures,
      'p99 ms': latency.p99,
      growth: growth.toFixed(2),
      ok: errors + failures === 0 && growth < MAX_GROWTH ? 'yes' : 'NO',
    })
    return { name: `Soak: ${SECONDS} s, ${CONNECTIONS} connections, ${paths.length} pages and one that is none`, rows }
  } finally {
    await server.stop()
  }
}

/** In a process of its own, one page after another on each connection. */
function visit(url: string, paths: readonly string[]): Promise<{ stdout: string }> {
  const har = join(tmpdir(), `readysix-soak-${process.pid}.har`)
  const headers = [{ name: 'accept-encoding', value: 'br' }]
  const entries = paths.map((path) => ({ request: { method: 'GET', url: url + path, headers } }))
  writeFileSync(har, JSON.stringify({ log: { entries } }))
  const load = ['--json', '--connections', String(CONNECTIONS), '--duration', String(SECONDS), '--har', har]
  return promisify(execFile)(process.execPath, [AUTOCANNON, ...load, url])
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * A hundred thousand malformed requests: no response may be a server error or contain internals, and the memory must
 * not grow. FUZZ_REQUESTS sets another number.
 */

import { fuzz } from './fuzz/fuzz-requests.ts'
import { startBuiltServer } from './servers/built-server.ts'

const ALL = Number(process.env.FUZZ_REQUESTS ?? 100_000)
const ROUNDS = 5
/** Between the round after the warm-up and the last one. */
const MAX_GROWTH = 1.2

type Row = Record<string, string | number>

export async function benchFuzz(): Promise<{ name: string; rows: Row[] }> {
  const server = await startBuiltServer('scripts/serve.mjs')
  const rows: Row[] = []
  const memory: number[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const each = Math.ceil(ALL / ROUNDS)
      const { faults, statuses } = await fuzz(server.url, each, round * each)
      for (const fault of faults.slice(0, 5)) console.log(fault)
      memory.push(await server.memoryMb())
      const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`)
      rows.push({
        requests: each,
        faults: faults.length,
        'memory MB': memory.at(-1) ?? 0,
        responses: counts.join(', '),
        ok: faults.length === 0 ? 'yes' : 'NO',
      })
    }
    const growth = (memory.at(-1) ?? 0) / (memory[1] ?? 1)
    rows.push({
      responses: `memory of the last round to that of the second: ${growth.toFixed(2)}`,
      ok: growth < MAX_GROWTH ? 'yes' : 'NO',
    })
    return { name: `${ALL} malformed requests`, rows }
  } finally {
    await server.stop()
  }
}

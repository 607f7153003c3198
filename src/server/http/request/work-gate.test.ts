import { setImmediate as loopTurn } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { BusyError, createWorkGate, type WorkGate } from './work-gate.ts'

const CLASS = '198.51.100.1'
const FLOOD = '203.0.113.7'
const OTHER = '2001:db8:7:1::/64'

let time: number
let delay: number
let gate: WorkGate
const create = (budgetMs = 1000) => createWorkGate({ budgetMs, now: () => time, delayMs: () => delay })

beforeEach(() => {
  time = 0
  delay = 0
  gate = create()
})

const nothing = async () => undefined

/** Work that keeps the event loop busy for so many milliseconds. */
async function busy(ms: number): Promise<void> {
  const until = performance.now() + ms
  while (performance.now() < until);
}

/** How long the address is told to wait; null if it is admitted. */
function wait(clientAddress: string, priceMs?: number): number | null {
  try {
    gate.admit(clientAddress, priceMs)
    return null
  } catch (error) {
    return error instanceof BusyError ? error.seconds : Number.NaN
  }
}

describe('the budget of an address', () => {
  it('is used up by work, until the minute is over, and of no other address', async () => {
    gate = create(100)
    time = 20_000
    await gate.admit(FLOOD)(() => busy(150))
    expect([wait(FLOOD), wait(CLASS)]).toEqual([40, null])
    time = 60_000
    expect(wait(FLOOD)).toBeNull()
  })

  it('does not count time in which work waits for something else', async () => {
    gate = create(2000)
    const work = () => new Promise((resolve) => setTimeout(resolve, 100))
    await Promise.all(Array.from({ length: 30 }, () => gate.admit(CLASS)(work)))
    gate.admit(CLASS, 1500)
    expect(wait(CLASS)).toBeNull()
  })

  it('counts what was admitted and has not begun, so that nobody orders a thousand at once', () => {
    const admitted = Array.from({ length: 1000 }, () => wait(FLOOD)).filter((seconds) => seconds === null)
    expect(admitted).toHaveLength(21)
  })

  it('counts work that has a price by its price', () => {
    const admitted = Array.from({ length: 1000 }, () => wait(FLOOD, 25)).filter((seconds) => seconds === null)
    expect(admitted).toHaveLength(41)
  })

  it.each(['127.0.0.1', '0:0:0:0::/64', ''])(
    'is not asked of %j: it may be a proxy that stands for all',
    async (own) => {
      await gate.admit(own, 5000)(nothing)
      expect(wait(own)).toBeNull()
    },
  )

  it('has no limit when it is 0', async () => {
    gate = create(0)
    await gate.admit(FLOOD, 100_000)(nothing)
    expect(wait(FLOOD)).toBeNull()
  })
})

describe('when the event loop is late', () => {
  beforeEach(() => {
    gate = create(30_000)
  })

  it('those wait who used more than others, for some seconds', () => {
    for (const [one, ms] of [
      [FLOOD, 9000],
      [CLASS, 4000],
      [OTHER, 10],
    ] as const)
      wait(one, ms)
    expect([FLOOD, CLASS, OTHER].map((one) => wait(one))).toEqual([null, null, null])
    delay = 250
    expect([FLOOD, CLASS, OTHER].map((one) => wait(one))).toEqual([5, null, null])
  })

  it('what was used more than ten seconds ago makes nobody wait, and what has a price does not', () => {
    wait(CLASS, 9000)
    wait(FLOOD, 10)
    delay = 250
    expect([wait(CLASS), wait(CLASS, 25)]).toEqual([5, null])
    time = 10_000
    wait(FLOOD, 1000)
    expect([wait(CLASS), wait(FLOOD)]).toEqual([null, 5])
  })

  it('an address that is alone goes on: nobody waits because of it', () => {
    wait(CLASS, 9000)
    delay = 250
    expect(wait(CLASS)).toBeNull()
  })
})

describe('turns', () => {
  it('are given by address: one work does not wait behind the queue of another address', async () => {
    const done: string[] = []
    const begin = (clientAddress: string) => gate.admit(clientAddress)(async () => void done.push(clientAddress))
    await Promise.all([FLOOD, FLOOD, FLOOD, CLASS].map(begin))
    expect(done).toEqual([FLOOD, CLASS, FLOOD, FLOOD])
  })

  it('leave room in between: one work in a turn of the event loop', async () => {
    let begun = 0
    const works = Array.from({ length: 5 }, () =>
      gate.admit(FLOOD)(async () => {
        begun += 1
      }),
    )
    const seen = [0]
    for (let turn = 0; turn < 6; turn += 1) {
      await loopTurn()
      seen.push(begun)
    }
    await Promise.all(works)
    expect(Math.max(...seen.slice(1).map((count, i) => count - (seen[i] ?? 0)))).toBe(1)
    expect(begun).toBe(5)
  })

  it('end at a thousand in the queue', () => {
    gate = create(10_000_000)
    for (let i = 0; i < 1000; i += 1) void gate.admit(`10.0.${i >> 8}.${i & 255}`)(nothing)
    expect(wait(CLASS)).toBe(5)
  })
})

/**
 * What is not cached is work for the event loop, which every visitor shares. An address may order so many milliseconds of it
 * a minute, and addresses take turns, so that nobody waits behind another one's queue
 * (docs/decisions/archive/0044). Cached pages and files never come here.
 */
import { LRUCache } from 'lru-cache'
import { createSharedClock } from './busy-time.ts'
import { isThisMachine } from './client-address.ts'
import { createTurns } from './turns.ts'

/** Does one piece of work when it is the turn of its address. */
type RunWork = <T>(work: () => Promise<T>) => Promise<T>

/** One for a process. */
export interface WorkGate {
  /**
   * Admits one piece of work; the result must be called. `priceMs` is what the work counts if it mostly waits for another
   * process; otherwise it is measured. Throws BusyError.
   */
  admit(clientAddress: string, priceMs?: number): RunWork
}

/** The address has used its budget, or the process has too much to do. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
  readonly code = 'busy'

  /** How long to wait before the next try. */
  readonly seconds: number

  constructor(seconds: number) {
    super(`try again in ${seconds} s`)
    this.seconds = seconds
  }
}

/** `budgetMs` is for one address and minute, 0 for no limit; `delayMs` is the latest delay of the event loop. */
interface WorkGateOptions {
  readonly budgetMs: number
  readonly now: () => number
  readonly delayMs: () => number
}

const MINUTE_MS = 60_000
/** Who makes others wait now is seen in a shorter time: a class may have worked hard before an attack. */
const RECENT_MS = 10_000
const ADDRESSES = 10_000
/** What admitted work counts until it is measured: a page that takes long. */
const EXPECTED_MS = 50
/** A delay, or a number of waiting works, above which those who used most of late have to wait. */
const LATE_MS = 200
const MANY = 100
/** What any address may use in that time while others have to wait. */
const SMALL_MS = 500
const TRY_AGAIN_S = 5
const MAX_WAITING = 1000

export function createWorkGate({ budgetMs, now, delayMs }: WorkGateOptions): WorkGate {
  const minute = createWindow(MINUTE_MS, now)
  const recent = createWindow(RECENT_MS, now)
  const turns = createTurns()
  const clock = createSharedClock()

  function count(clientAddress: string, ms: number): void {
    minute.count(clientAddress, ms)
    recent.count(clientAddress, ms)
  }

  function check(clientAddress: string, isMeasured: boolean): void {
    if (turns.waiting() >= MAX_WAITING) throw new BusyError(TRY_AGAIN_S)
    if (minute.of(clientAddress) > budgetMs) throw new BusyError(minute.secondsLeft())
    const isLate = delayMs() > LATE_MS || turns.waiting() > MANY
    if (!isMeasured || !isLate) return
    if (recent.of(clientAddress) > Math.max(SMALL_MS, recent.mean())) throw new BusyError(TRY_AGAIN_S)
  }

  return {
    admit(clientAddress, priceMs) {
      if (budgetMs > 0 && !isThisMachine(clientAddress)) check(clientAddress, priceMs === undefined)
      const expected = priceMs ?? EXPECTED_MS
      count(clientAddress, expected)
      return async (work) => {
        await turns.next(clientAddress)
        if (priceMs !== undefined) return await work()
        const measured = clock.start()
        try {
          return await work()
        } finally {
          count(clientAddress, measured() - expected)
        }
      }
    },
  }
}

/** Milliseconds by address, from one end of the window to the next. */
function createWindow(lengthMs: number, now: () => number) {
  const used = new LRUCache<string, number>({ max: ADDRESSES })
  let endsAt = now() + lengthMs

  function renew(): void {
    if (now() < endsAt) return
    used.clear()
    endsAt = now() + lengthMs
  }

  return {
    of(clientAddress: string): number {
      renew()
      return used.get(clientAddress) ?? 0
    },
    count(clientAddress: string, ms: number): void {
      renew()
      used.set(clientAddress, (used.get(clientAddress) ?? 0) + ms)
    },
    mean: () => [...used.values()].reduce((sum, ms) => sum + ms, 0) / Math.max(1, used.size),
    secondsLeft: () => Math.max(1, Math.ceil((endsAt - now()) / 1000)),
  }
}

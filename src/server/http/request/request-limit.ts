/**
 * The limit of requests a minute for one client address. It is generous, because a whole school may share one address; it
 * stops a single machine from overloading the site. Counts are kept in memory only and reset each minute.
 */
import { LRUCache } from 'lru-cache'
import { isThisMachine } from './client-address.ts'

/** One for a process; `takeNew` and `add` bring the counts of all processes together (start/cluster). */
export interface RequestLimit {
  /** Counts a request; returns true if it is over the limit. */
  isOver(clientAddress: string): boolean
  /** Seconds until the counts are reset. */
  secondsLeft(): number
  /** The counts of this process since the last call, for the other processes. */
  takeNew(): RequestCounts
  /** Adds the counts of other processes. */
  add(counts: RequestCounts): void
}

/** By client address. */
type RequestCounts = readonly (readonly [string, number])[]

const MINUTE_MS = 60_000
/** The limit of memory: of more addresses, those that sent nothing for longest are forgotten. */
const ADDRESSES = 100_000

/** `now` gives monotonic milliseconds; with `perMinute` 0 there is no limit. */
export function createRequestLimit({ perMinute, now }: { perMinute: number; now: () => number }): RequestLimit {
  let endsAt = now() + MINUTE_MS
  // Not `max`: that takes the memory of all at once.
  const counts = new LRUCache<string, number>({ maxSize: ADDRESSES, sizeCalculation: () => 1 })
  let fresh = new Map<string, number>()

  function renew(): void {
    const time = now()
    // Nobody takes the new counts of a process that is alone.
    if (fresh.size >= ADDRESSES) fresh = new Map()
    if (time < endsAt) return
    endsAt = time + MINUTE_MS
    counts.clear()
    fresh = new Map()
  }

  return {
    isOver(clientAddress) {
      if (perMinute === 0 || isThisMachine(clientAddress)) return false
      renew()
      const count = (counts.get(clientAddress) ?? 0) + 1
      counts.set(clientAddress, count)
      fresh.set(clientAddress, (fresh.get(clientAddress) ?? 0) + 1)
      return count > perMinute
    },
    secondsLeft: () => Math.max(1, Math.ceil((endsAt - now()) / 1000)),
    takeNew() {
      const taken = [...fresh]
      fresh = new Map()
      return taken
    },
    add(more) {
      renew()
      for (const [clientAddress, count] of more) counts.set(clientAddress, (counts.get(clientAddress) ?? 0) + count)
    },
  }
}

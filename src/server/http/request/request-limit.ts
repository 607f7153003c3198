/**
 * The limit of requests a minute for one client address. It is generous, because a whole school may share one address; it
 * stops a single machine from overloading the site. Counts are kept in memory only and reset each minute.
 */

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
/** The limit of memory: a flood from more addresses cannot be stopped by counting. */
const ADDRESSES = 100_000
/** This machine, or a proxy that TRUSTED_PROXY does not name: its address would stand for all visitors. */
const THIS_MACHINE = /^(?:127\.|0:0:0:0::\/64$|$)/

/** `now` gives monotonic milliseconds; with `perMinute` 0 there is no limit. */
export function createRequestLimit({ perMinute, now }: { perMinute: number; now: () => number }): RequestLimit {
  let endsAt = now() + MINUTE_MS
  let counts = new Map<string, number>()
  let fresh = new Map<string, number>()

  function renew(): void {
    const time = now()
    if (time < endsAt && counts.size < ADDRESSES) return
    endsAt = time + MINUTE_MS
    counts = new Map()
    fresh = new Map()
  }

  return {
    isOver(clientAddress) {
      if (perMinute === 0 || THIS_MACHINE.test(clientAddress)) return false
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

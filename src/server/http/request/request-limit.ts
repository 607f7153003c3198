/**
 * How many requests one address may send in a minute: generous, since a school is one address, and only there so that
 * one machine gone wild does not take the site from all. Counts are kept in memory alone and forgotten each minute.
 */

export interface RequestLimit {
  /** Counts a request; true if it is one too many. */
  isOver(clientAddress: string): boolean
  /** Seconds until the counting begins anew. */
  secondsLeft(): number
  /** What has been counted here since the last call, for the other processes. */
  takeNew(): RequestCounts
  /** What other processes have counted. */
  add(counts: RequestCounts): void
}

/** By address. */
type RequestCounts = readonly (readonly [string, number])[]

const MINUTE_MS = 60_000
/** A flood from more addresses than this is not stopped by counting them. */
const ADDRESSES = 100_000
/** Ourselves, or a proxy that nobody has named in TRUSTED_PROXY: it would stand for all visitors. */
const THIS_MACHINE = /^(?:127\.|0:0:0:0::\/64$|$)/

/** `now` gives milliseconds that never go back; with `perMinute` 0 there is no limit. */
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

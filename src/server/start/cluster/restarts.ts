/** The wait before a dead process is restarted: none, or a growing backoff if processes die soon after their start. */

/** One for all serving processes: an early death of any of them makes the next wait longer. */
export interface Restarts {
  /** In milliseconds, for a process that lived for `livedMs`. */
  waitAfter(livedMs: number): number
}

const YOUNG_MS = 5000
const FIRST_WAIT_MS = 250
const MAX_WAIT_MS = 30_000

/** No wait after a life of 5 s or more; else 250 ms, doubled with each early death in a row, up to 30 s. */
export function createRestarts(): Restarts {
  let youngDeaths = 0
  return {
    waitAfter(livedMs) {
      youngDeaths = livedMs < YOUNG_MS ? youngDeaths + 1 : 0
      return youngDeaths === 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (youngDeaths - 1), MAX_WAIT_MS)
    },
  }
}

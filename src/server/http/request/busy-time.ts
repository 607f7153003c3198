/** How busy the event loop is, and with whose work. */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** Shares the time in which the event loop is busy between the works in progress: work that waits for a store costs nothing. */
export function createSharedClock(): Readonly<{ start(): () => number }> {
  let running = 0
  let seen = 0
  let share = 0

  function advance(): number {
    const { active } = performance.eventLoopUtilization()
    share += (active - seen) / Math.max(1, running)
    seen = active
    return share
  }

  return {
    /** The result is called once, at the end of the work: the milliseconds that it took. */
    start(): () => number {
      const begin = advance()
      running += 1
      return () => {
        const end = advance()
        running -= 1
        return end - begin
      }
    },
  }
}

const MEASURE_EVERY_MS = 1000
const RESOLUTION_MS = 20

/** The longest delay of the event loop in the last whole second, in milliseconds. */
export function createDelayMeter(): () => number {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let latest = 0
  setInterval(() => {
    latest = delays.max / 1e6
    delays.reset()
  }, MEASURE_EVERY_MS).unref()
  return () => latest
}

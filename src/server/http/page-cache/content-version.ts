/**
 * The store's content version, read at most once a second, so that checking it on every request costs nothing. It never
 * fails: while the store does not respond, the last known version is used.
 */
import type { Logger } from 'pino'

const CHECK_EVERY_MS = 1000
/** Together with the interval this keeps a page younger than two seconds, unless the store is down. */
const TIMEOUT_MS = 800

/** One for a process; it never rejects. */
export interface ContentVersion {
  /** Synchronous if the last check is recent enough. */
  current(): string | Promise<string>
}

/** `now` gives monotonic milliseconds. */
export function createContentVersion(options: {
  readonly read: () => Promise<string>
  readonly now: () => number
  readonly log: Logger
}): ContentVersion {
  const { read, now, log } = options
  let known = 'not asked yet'
  let checkedAt = Number.NEGATIVE_INFINITY
  let failing = false
  /** The read has timed out; until it ends no caller waits for it again. */
  let late = false
  let reading: Promise<void> | null = null
  let checking: Promise<string> | null = null

  async function readOnce(): Promise<void> {
    try {
      known = await read()
      if (failing) log.info('the store answers again')
      failing = false
    } catch (error) {
      if (!failing) log.warn({ err: error }, 'the store does not answer; pages in the cache are still served')
      failing = true
    } finally {
      reading = null
      late = false
    }
  }

  async function check(): Promise<string> {
    const startedAt = now()
    reading ??= readOnce()
    await withTimeout(reading)
    late = reading !== null
    checkedAt = startedAt
    checking = null
    return known
  }

  return {
    current() {
      if (late || now() - checkedAt < CHECK_EVERY_MS) return known
      checking ??= check()
      return checking
    },
  }
}

/** Resolves when the work does or after TIMEOUT_MS; the work goes on. */
async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS)
  })
  await Promise.race([work, end])
  clearTimeout(timer)
}

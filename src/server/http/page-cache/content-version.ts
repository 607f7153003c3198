/**
 * The store's content version, asked for at most once a second, so that asking on every request costs nothing.
 * It never fails: while the store does not answer, the last version known goes on.
 */
import type { Logger } from 'pino'

const CHECK_EVERY_MS = 1000
/** With the interval this keeps an answer younger than two seconds, unless the store is down. */
const TIMEOUT_MS = 800

export interface ContentVersion {
  /** At once if the last check is young enough. */
  current(): string | Promise<string>
}

/** `now` gives milliseconds that never go back. */
export function createContentVersion(options: {
  readonly read: () => Promise<string>
  readonly now: () => number
  readonly log: Logger
}): ContentVersion {
  const { read, now, log } = options
  let known = 'not asked yet'
  let checkedAt = Number.NEGATIVE_INFINITY
  let failing = false
  /** The store has used up our patience; until it answers nobody waits for it again. */
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

/** Resolves when the work does or when our patience ends; the work goes on. */
async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS)
  })
  await Promise.race([work, end])
  clearTimeout(timer)
}

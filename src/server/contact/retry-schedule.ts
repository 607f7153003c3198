/** When a failed message is retried: exponential backoff. Times are in milliseconds since 1970. */

export interface RetrySchedule {
  /** The delay after the first failure; it doubles with each further one. */
  readonly firstDelayMs: number
  readonly maxDelayMs: number
  /** Counted from the first attempt; a last attempt is made at that time. */
  readonly giveUpAfterMs: number
}

export const RETRY_SCHEDULE: RetrySchedule = {
  firstDelayMs: 10_000,
  maxDelayMs: 60 * 60 * 1000,
  giveUpAfterMs: 24 * 60 * 60 * 1000,
}

interface Failure {
  /** 1 for the first attempt. */
  readonly attempt: number
  readonly firstTriedAt: number
  readonly now: number
  /** Retry-After of the service, 0 for none; limited by `maxDelayMs`. */
  readonly afterMs: number
}

/** The time of the next attempt, or null to give up. */
export function nextAttempt(schedule: RetrySchedule, { attempt, firstTriedAt, now, afterMs }: Failure): number | null {
  const lastAt = firstTriedAt + schedule.giveUpAfterMs
  if (now >= lastAt) return null
  const delay = Math.max(schedule.firstDelayMs * 2 ** (attempt - 1), afterMs)
  return Math.min(now + Math.min(delay, schedule.maxDelayMs), lastAt)
}

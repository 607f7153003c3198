/** When a message that the relay did not take is tried again. Times are in milliseconds since 1970. */

export interface RetrySchedule {
  /** After the first failure; it doubles with each one that follows. */
  readonly firstDelayMs: number
  readonly maxDelayMs: number
  /** Counted from the first attempt; a last one is made when it has passed. */
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
  /** How long the service asks us to wait; taken up to the longest delay. */
  readonly afterMs: number
}

/** The time of the next attempt, or null when it is time to give up. */
export function nextAttempt(schedule: RetrySchedule, { attempt, firstTriedAt, now, afterMs }: Failure): number | null {
  const lastAt = firstTriedAt + schedule.giveUpAfterMs
  if (now >= lastAt) return null
  const delay = Math.max(schedule.firstDelayMs * 2 ** (attempt - 1), afterMs)
  return Math.min(now + Math.min(delay, schedule.maxDelayMs), lastAt)
}

/** Deletes what the contact form has kept for 90 days, sent on or not: the privacy page promises it. */
import type { Logger } from 'pino'
import type { MessageStore } from '#server/ports/message-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const RETENTION_MS = 90 * DAY_MS

interface RetentionOptions {
  readonly messages: MessageStore
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Logger
}

/** Looks now and once a day, a few hours before a message is 90 days old rather than after. */
export function startMessageRetention({ messages, now, log }: RetentionOptions): void {
  const deleteOld = async () => {
    try {
      const deleted = await messages.deleteBefore(now() - RETENTION_MS + DAY_MS)
      if (deleted > 0) log.info({ deleted }, 'old messages were deleted')
    } catch (error) {
      log.error({ err: error }, 'old messages cannot be deleted; trying again tomorrow')
    }
  }
  deleteOld()
  setInterval(deleteOld, DAY_MS).unref()
}

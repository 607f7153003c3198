/** Deletes messages of the contact form after 90 days, relayed or not, as the privacy page says. */
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

/** Deletes now and once a day. A message goes at most a day before it is 90 days old, never after. */
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

/**
 * A message store that is opened at its first call: a server with a damaged messages.db still serves its pages. If
 * opening fails, the call rejects with the store's error and the next call tries again.
 */
import type { MessageStore } from '#server/ports/message-store.ts'
import { openOnce } from './open-once.ts'

export function createLazyMessageStore(open: () => Promise<MessageStore>): MessageStore {
  const store = openOnce(open)
  return {
    save: async (message, sender) => (await store.get()).save(message, sender),
    get: async (id) => (await store.get()).get(id),
    async *list() {
      yield* (await store.get()).list()
    },
    deleteBefore: async (time) => (await store.get()).deleteBefore(time),
    claim: async (now, leaseEnd) => (await store.get()).claim(now, leaseEnd),
    settle: async (claim, end) => (await store.get()).settle(claim, end),
    resend: async (id, now) => (await store.get()).resend(id, now),
    waiting: async () => (await store.get()).waiting(),
    close: async () => (await store.opened())?.close(),
  }
}

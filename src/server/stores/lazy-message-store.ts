/**
 * A message store that is opened at its first call: a server with a damaged messages.db still serves its pages. If
 * opening fails, the call rejects with the store's error and the next call tries again; so it is after the store was moved.
 */
import { type MessageStore, MessageStoreClosedError } from '#server/ports/message-store.ts'
import { openOnce } from './open-once.ts'

/**
 * `open` is told whether it has succeeded before. Then a store that is not there is no reason to make one: whoever moved it
 * away may be about to put another in its place, over the new one.
 */
export function createLazyMessageStore(open: (again: boolean) => Promise<MessageStore>): MessageStore {
  let again = false
  const store = openOnce(async () => {
    const opened = await open(again)
    again = true
    return opened
  })

  async function use<T>(work: (opened: MessageStore) => Promise<T>): Promise<T> {
    try {
      return await work(await store.get())
    } catch (error) {
      if (error instanceof MessageStoreClosedError) store.forget()
      throw error
    }
  }

  return {
    save: (message) => use((opened) => opened.save(message)),
    get: (id) => use((opened) => opened.get(id)),
    async *list() {
      yield* (await store.get()).list()
    },
    deleteBefore: (time) => use((opened) => opened.deleteBefore(time)),
    delete: (id) => use((opened) => opened.delete(id)),
    claim: (now, leaseEnd) => use((opened) => opened.claim(now, leaseEnd)),
    settle: (claim, end) => use((opened) => opened.settle(claim, end)),
    resend: (id, now) => use((opened) => opened.resend(id, now)),
    waiting: () => use((opened) => opened.waiting()),
    probe: () => use((opened) => opened.probe()),
    close: async () => (await store.opened())?.close(),
  }
}

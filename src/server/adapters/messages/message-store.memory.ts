/** A message store in memory, for tests. Its messages do not survive the process. */
import { randomUUID } from 'node:crypto'
import {
  type Claim,
  type ContactMessage,
  LATEST_DUE_MS,
  type MessageStore,
  MessageStoreUnavailableError,
  type StoredMessage,
} from '#server/ports/message-store.ts'

interface Entry {
  readonly stored: StoredMessage
  readonly token: string
  readonly firstTriedAt: number | null
}

export function createMemoryMessageStore(): MessageStore {
  const entries = new Map<string, Entry>()
  let closed = false

  function check(): void {
    if (closed) throw new MessageStoreUnavailableError('the message store is closed')
  }

  function newestFirst(): readonly StoredMessage[] {
    const stored = Array.from(entries.values(), (entry) => entry.stored)
    return stored.sort((a, b) => b.receivedAt - a.receivedAt || (a.id < b.id ? 1 : -1))
  }

  return {
    async save(message) {
      check()
      if (entries.has(message.id)) throw new Error(`the id ${message.id} is taken`)
      const delivery = { state: 'waiting', attempts: 0, at: message.receivedAt, problem: '' } as const
      entries.set(message.id, { stored: { ...message, delivery }, token: '', firstTriedAt: null })
    },
    async get(id) {
      check()
      return entries.get(id)?.stored ?? null
    },
    async *list() {
      check()
      yield* newestFirst()
    },
    async deleteBefore(time) {
      check()
      const old = newestFirst().filter((message) => message.receivedAt < time)
      for (const { id } of old) entries.delete(id)
      return old.length
    },
    async delete(id) {
      check()
      return entries.delete(id)
    },
    async claim(now, leaseEnd) {
      check()
      const due = Array.from(entries.values(), ({ stored }) => stored).filter(
        ({ delivery: { state, at } }) => state === 'waiting' && (at <= now || at > now + LATEST_DUE_MS),
      )
      const [next] = due.sort((a, b) => a.delivery.at - b.delivery.at)
      if (next === undefined) return null
      const { delivery, ...message } = next
      const attempts = delivery.attempts + 1
      const firstTriedAt = entries.get(next.id)?.firstTriedAt ?? now
      const claim: Claim = { token: randomUUID(), message, attempt: attempts, firstTriedAt }
      const stored = { ...message, delivery: { ...delivery, attempts, at: leaseEnd } }
      entries.set(next.id, { stored, token: claim.token, firstTriedAt })
      return claim
    },
    async settle({ token, message }, end) {
      check()
      const entry = entries.get(message.id)
      if (entry === undefined || (end.state !== 'sent' && entry.token !== token)) return
      const problem = end.state === 'sent' ? '' : end.problem
      const delivery = { ...entry.stored.delivery, state: end.state, at: end.at, problem }
      entries.set(message.id, { ...entry, stored: { ...entry.stored, delivery }, token: '' })
    },
    async resend(id, now) {
      check()
      const entry = entries.get(id)
      if (entry === undefined) return false
      const delivery = { state: 'waiting', attempts: 0, at: now, problem: '' } as const
      entries.set(id, { stored: { ...plain(entry.stored), delivery }, token: '', firstTriedAt: null })
      return true
    },
    async waiting() {
      check()
      return Array.from(entries.values()).filter(({ stored }) => stored.delivery.state === 'waiting').length
    },
    async probe() {
      check()
    },
    async close() {
      closed = true
    },
  }
}

function plain({ delivery: _, ...message }: StoredMessage): ContactMessage {
  return message
}

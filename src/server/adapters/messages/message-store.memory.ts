/** A message store in memory, for tests. Its messages do not survive the process. */
import { randomUUID } from 'node:crypto'
import {
  ADDRESS_MESSAGES_AN_HOUR,
  type Claim,
  type ContactMessage,
  HOUR_MS,
  LATEST_DUE_MS,
  MESSAGES_AN_HOUR,
  type MessageStore,
  MessageStoreUnavailableError,
  type StoredMessage,
  senderKey,
} from '#server/ports/message-store.ts'

interface Entry {
  readonly stored: StoredMessage
  readonly token: string
  readonly firstTriedAt: number | null
}

export function createMemoryMessageStore(): MessageStore {
  const entries = new Map<string, Entry>()
  /** By sender: the times of the last messages, oldest first. */
  const senders = new Map<string, readonly number[]>()
  /** By address: the beginning of its hour and the messages in it. */
  const addresses = new Map<string, Readonly<{ since: number; count: number }>>()
  let closed = false

  function check(): void {
    if (closed) throw new MessageStoreUnavailableError('the message store is closed')
  }

  function newestFirst(): readonly StoredMessage[] {
    const stored = Array.from(entries.values(), (entry) => entry.stored)
    return stored.sort((a, b) => b.receivedAt - a.receivedAt || (a.id < b.id ? 1 : -1))
  }

  return {
    async save(message, sender) {
      check()
      if (entries.has(message.id)) throw new Error(`the id ${message.id} is taken`)
      const since = message.receivedAt - HOUR_MS
      for (const [known, times] of senders) if (times.every((time) => time <= since)) senders.delete(known)
      for (const [known, hour] of addresses) if (hour.since <= since) addresses.delete(known)
      const key = senderKey(sender)
      const times = (senders.get(key) ?? []).slice(-MESSAGES_AN_HOUR)
      const [oldest = 0] = times
      if (times.length === MESSAGES_AN_HOUR && oldest > since && oldest <= message.receivedAt)
        return { kind: 'tooMany', limit: 'sender', againAt: oldest + HOUR_MS }
      const last = addresses.get(sender.address)
      const hour =
        last === undefined || last.since > message.receivedAt ? { since: message.receivedAt, count: 0 } : last
      if (hour.count === ADDRESS_MESSAGES_AN_HOUR)
        return { kind: 'tooMany', limit: 'address', againAt: hour.since + HOUR_MS }
      addresses.set(sender.address, { ...hour, count: hour.count + 1 })
      senders.set(key, [...times, message.receivedAt])
      const delivery = { state: 'waiting', attempts: 0, at: message.receivedAt, problem: '' } as const
      entries.set(message.id, { stored: { ...message, delivery }, token: '', firstTriedAt: null })
      return { kind: 'saved' }
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
    async close() {
      closed = true
    },
  }
}

function plain({ delivery: _, ...message }: StoredMessage): ContactMessage {
  return message
}

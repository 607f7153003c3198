/**
 * The limits of messages from one sender (docs/behaviour.md, 10.7). Who sent a message is kept in memory only, for an
 * hour, and in one process: the primary process counts for all that serve (start/cluster/primary.ts).
 */
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

const sender = z.object({ address: z.string(), session: z.string().nullable() })
const refusal = z.object({ limit: z.enum(['sender', 'address']), waitMs: z.number() })

/** Many visitors may share an address; `session` is the id of the session of one of them, null if there is none. */
export type Sender = Readonly<z.infer<typeof sender>>
/** Which limit was reached, and in how many milliseconds its sender or address may send again. */
export type Refusal = Readonly<z.infer<typeof refusal>>

/** What a serving process sends to the primary, and its reply. 'takeMessage' wants a 'messageTaken' with the same id. */
export const limitRequests = [
  z.object({ kind: z.literal('takeMessage'), id: z.number(), sender }),
  z.object({ kind: z.literal('giveBack'), sender }),
] as const
export const limitReply = z.object({ kind: z.literal('messageTaken'), id: z.number(), refusal: refusal.nullable() })

export interface MessageLimit {
  /** Counts a message, or says which limit refuses it, and counts nothing. */
  take(sender: Sender): Promise<Refusal | null>
  /** Takes back what was counted last: the message was not saved. */
  giveBack(sender: Sender): void
}

/** The counts themselves. */
export interface MessageCounts {
  take(sender: Sender): Refusal | null
  giveBack(sender: Sender): void
}

/** From one session in any hour; without sessions, from one address. */
const MESSAGES_AN_HOUR = 5
/** From all sessions of one address in any hour: five of each pupil of a class. */
export const ADDRESS_MESSAGES_AN_HOUR = 150
const HOUR_MS = 60 * 60 * 1000
/** The limit of memory. */
const MAX_KEYS = 100_000

/** `now` gives monotonic milliseconds. */
export function createMessageCounts({ now }: Readonly<{ now: () => number }>): MessageCounts {
  const addresses = createWindow(ADDRESS_MESSAGES_AN_HOUR, now)
  const senders = createWindow(MESSAGES_AN_HOUR, now)
  // No address looks like a session.
  const keyOf = ({ address, session }: Sender) => (session === null ? address : `session ${session}`)
  return {
    take(sender) {
      const key = keyOf(sender)
      const refusals = [
        { limit: 'address', waitMs: addresses.waitMs(sender.address) },
        { limit: 'sender', waitMs: senders.waitMs(key) },
      ] as const
      const refused = refusals.find(({ waitMs }) => waitMs > 0)
      if (refused !== undefined) return refused
      addresses.add(sender.address)
      senders.add(key)
      return null
    },
    giveBack(sender) {
      addresses.removeLast(sender.address)
      senders.removeLast(keyOf(sender))
    },
  }
}

/** The times of the messages of the last hour, by key. */
function createWindow(max: number, now: () => number) {
  const times = new LRUCache<string, readonly number[]>({
    // Not `max`: that takes the memory of all at once.
    maxSize: MAX_KEYS,
    sizeCalculation: () => 1,
    ttl: HOUR_MS,
    ttlResolution: 0,
    perf: { now },
  })
  const recent = (key: string) => (times.get(key) ?? []).filter((time) => time > now() - HOUR_MS)
  return {
    waitMs(key: string): number {
      const [first = 0, ...others] = recent(key)
      return others.length + 1 < max ? 0 : first + HOUR_MS - now()
    },
    add: (key: string) => void times.set(key, [...recent(key), now()]),
    removeLast: (key: string) => void times.set(key, recent(key).slice(0, -1)),
  }
}

/** For a process that serves alone. */
export function createMessageLimit(counts: MessageCounts): MessageLimit {
  return { take: async (sender) => counts.take(sender), giveBack: counts.giveBack }
}

/** For one of several processes: the primary counts. */
export function createSharedMessageLimit(): MessageLimit {
  const waiting = new Map<number, (refusal: Refusal | null) => void>()
  let lastId = 0
  process.on('message', (raw) => {
    const reply = limitReply.safeParse(raw).data
    if (reply === undefined) return
    waiting.get(reply.id)?.(reply.refusal)
    waiting.delete(reply.id)
  })
  return {
    take(sender) {
      lastId += 1
      const id = lastId
      process.send?.({ kind: 'takeMessage', id, sender })
      return new Promise((resolve) => waiting.set(id, resolve))
    },
    giveBack: (sender) => void process.send?.({ kind: 'giveBack', sender }),
  }
}

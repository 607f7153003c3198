/**
 * Messages in one SQLite file, `messages.db`, apart from the content, so that neither waits for the locks of the other.
 */

import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { errorMessage } from '#lib/error-message.ts'
import { openSqliteDatabase, sqliteFault, transaction } from '#server/adapters/databases/sqlite-database.ts'
import {
  ADDRESS_MESSAGES_AN_HOUR,
  type AttemptEnd,
  type Claim,
  type ContactMessage,
  HOUR_MS,
  LATEST_DUE_MS,
  type MessageStore,
  MessageStoreCorruptError,
  MessageStoreUnavailableError,
  type SaveResult,
  type StoredMessage,
  senderKey,
} from '#server/ports/message-store.ts'

const FILE_NAME = 'messages.db'
const PAGE = 200

// A sender's row holds the times of its last five messages, so that one statement counts them (MESSAGES_AN_HOUR).
const schema = () => `
  CREATE TABLE message (
    id TEXT PRIMARY KEY, received_at INTEGER NOT NULL,
    name TEXT NOT NULL, email TEXT NOT NULL, subject TEXT NOT NULL, message TEXT NOT NULL
  ) STRICT;
  CREATE INDEX message_by_time ON message (received_at, id);
  CREATE TABLE outbox (
    message_id TEXT PRIMARY KEY REFERENCES message (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
    attempts INTEGER NOT NULL, at INTEGER NOT NULL, problem TEXT NOT NULL,
    token TEXT NOT NULL, first_tried_at INTEGER
  ) STRICT;
  CREATE INDEX outbox_due ON outbox (at) WHERE state = 'waiting';
  CREATE TABLE sender (
    address TEXT PRIMARY KEY,
    t1 INTEGER NOT NULL, t2 INTEGER NOT NULL, t3 INTEGER NOT NULL, t4 INTEGER NOT NULL, t5 INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sender_by_time ON sender (t5);
  CREATE TABLE sender_key (slot INTEGER PRIMARY KEY CHECK (slot = 1), key TEXT NOT NULL) STRICT;
  INSERT INTO sender_key VALUES (1, '${randomBytes(32).toString('hex')}');
`

// Of the messages of an address in the hour that begins with its first one. Files of earlier versions do not have it.
const ADDRESS_TABLE = `
  CREATE TABLE IF NOT EXISTS address_hour (
    address TEXT PRIMARY KEY, since INTEGER NOT NULL, count INTEGER NOT NULL
  ) STRICT`

const OVER = `address_hour.since <= excluded.since - ${HOUR_MS} OR address_hour.since > excluded.since`
const COUNT_ADDRESS = `
  INSERT INTO address_hour (address, since, count) VALUES ($address, $now, 1)
  ON CONFLICT (address) DO UPDATE
  SET since = CASE WHEN ${OVER} THEN excluded.since ELSE since END, count = CASE WHEN ${OVER} THEN 1 ELSE count + 1 END
  WHERE count < ${ADDRESS_MESSAGES_AN_HOUR} OR ${OVER}
  RETURNING since`

const COUNT_SENDER = `
  INSERT INTO sender (address, t1, t2, t3, t4, t5) VALUES ($address, 0, 0, 0, 0, $now)
  ON CONFLICT (address) DO UPDATE SET t1 = t2, t2 = t3, t3 = t4, t4 = t5, t5 = excluded.t5
  WHERE sender.t1 <= excluded.t5 - ${HOUR_MS} OR sender.t1 > excluded.t5
  RETURNING t5`

const CLAIM = `
  UPDATE outbox SET attempts = attempts + 1, at = $leaseEnd, token = $token, first_tried_at = coalesce(first_tried_at, $now)
  WHERE message_id IN (SELECT message_id FROM outbox WHERE state = 'waiting' AND (at <= $now OR at > $now + ${LATEST_DUE_MS}) ORDER BY at LIMIT 1)
  RETURNING message_id AS id, attempts AS attempt, first_tried_at AS firstTriedAt`

const MESSAGE = 'id, received_at AS receivedAt, name, email, subject, message'
const KEPT = `SELECT ${MESSAGE}, state, attempts, at, problem FROM message JOIN outbox ON message_id = id`

const claimRow = z.object({ id: z.string(), attempt: z.number(), firstTriedAt: z.number() })
const countRow = z.object({ count: z.number() })
const timeRow = z.object({ time: z.number() })
const keyRow = z.object({ key: z.string() })
const messageRow = z.object({
  id: z.string(),
  receivedAt: z.number(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
})
const deliveryRow = z.object({
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.number(),
  at: z.number(),
  problem: z.string(),
})

/**
 * Opens `messages.db` in `dataDir` and creates both if needed; `close()` closes it. Rejects with
 * MessageStoreCorruptError (the file is not changed) or MessageStoreUnavailableError.
 */
export async function createSqliteMessageStore(options: { readonly dataDir: string }): Promise<MessageStore> {
  const file = join(options.dataDir, FILE_NAME)
  try {
    const db = await openSqliteDatabase(file, schema())
    // Deleted messages are personal data: SQLite overwrites their bytes.
    db.exec('PRAGMA secure_delete = ON')
    db.exec(ADDRESS_TABLE)
    return storeOn(db, file)
  } catch (error) {
    const portError = asPortError(error, file)
    if (portError !== error) throw portError
    throw new MessageStoreUnavailableError(`${file} cannot be opened: ${reasonOf(error)}`, { cause: error })
  }
}

function storeOn(db: DatabaseSync, file: string): MessageStore {
  const { key } = keyRow.parse(db.prepare('SELECT key FROM sender_key').get())
  const hashed = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const one = db.prepare(`${KEPT} WHERE id = ?`)
  const newest = db.prepare(`${KEPT} WHERE (received_at, id) < (?, ?) ORDER BY received_at DESC, id DESC LIMIT ${PAGE}`)
  const save = prepareSave(db)
  const outbox = outboxOn(db)

  async function translateErrors<T>(work: () => T): Promise<T> {
    try {
      return work()
    } catch (error) {
      throw asPortError(error, file)
    }
  }

  return {
    save: (message, sender) => translateErrors(() => save(message, hashed(sender.address), hashed(senderKey(sender)))),
    get: (id) =>
      translateErrors(() => {
        const row = one.get(id)
        return row === undefined ? null : storedMessage(row)
      }),
    async *list() {
      let last = { receivedAt: Number.MAX_SAFE_INTEGER, id: '' }
      for (;;) {
        const page = await translateErrors(() => newest.all(last.receivedAt, last.id).map(storedMessage))
        yield* page
        const end = page.at(-1)
        if (end === undefined || page.length < PAGE) return
        last = end
      }
    },
    deleteBefore: (time) => translateErrors(() => deleteBefore(db, time)),
    claim: (now, leaseEnd) => translateErrors(() => outbox.claim(now, leaseEnd)),
    settle: (claim, end) => translateErrors(() => outbox.settle(claim, end)),
    resend: (id, now) => translateErrors(() => outbox.resend(id, now)),
    waiting: () => translateErrors(() => outbox.waiting()),
    async close() {
      if (db.isOpen) db.close()
    },
  }
}

/** `address` and `sender` are hashes; they are the same for a sender without a session. */
function prepareSave(db: DatabaseSync): (message: ContactMessage, address: string, sender: string) => SaveResult {
  const count = prepareCount(db)
  const addMessage = db.prepare(
    'INSERT INTO message (id, received_at, name, email, subject, message) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const addToOutbox = db.prepare("INSERT INTO outbox VALUES (?, 'waiting', 0, ?, '', '', NULL)")
  return ({ id, receivedAt, name, email, subject, message }, address, sender) =>
    transaction(db, () => {
      const refused = count(receivedAt, address, sender)
      if (refused !== null) return refused
      addMessage.run(id, receivedAt, name, email, subject, message)
      addToOutbox.run(id, receivedAt)
      return { kind: 'saved' }
    })
}

/** Counts a message, or says which limit refuses it and counts nothing. */
function prepareCount(db: DatabaseSync): (now: number, address: string, sender: string) => SaveResult | null {
  const forgetSenders = db.prepare(`DELETE FROM sender WHERE t5 <= ? - ${HOUR_MS}`)
  const forgetAddresses = db.prepare(`DELETE FROM address_hour WHERE since <= ? - ${HOUR_MS}`)
  const countAddress = db.prepare(COUNT_ADDRESS)
  const countSender = db.prepare(COUNT_SENDER)
  const uncountAddress = db.prepare('UPDATE address_hour SET count = count - 1 WHERE address = ?')
  const since = db.prepare('SELECT since AS time FROM address_hour WHERE address = ?')
  const first = db.prepare('SELECT t1 AS time FROM sender WHERE address = ?')
  return (now, address, sender) => {
    forgetSenders.run(now)
    forgetAddresses.run(now)
    if (countAddress.get({ $address: address, $now: now }) === undefined)
      return { kind: 'tooMany', limit: 'address', againAt: timeRow.parse(since.get(address)).time + HOUR_MS }
    if (countSender.get({ $address: sender, $now: now }) !== undefined) return null
    uncountAddress.run(address)
    return { kind: 'tooMany', limit: 'sender', againAt: timeRow.parse(first.get(sender)).time + HOUR_MS }
  }
}

function outboxOn(db: DatabaseSync) {
  const claim = db.prepare(CLAIM)
  const message = db.prepare(`SELECT ${MESSAGE} FROM message WHERE id = ?`)
  const sent = db.prepare("UPDATE outbox SET state = 'sent', at = ?, problem = '', token = '' WHERE message_id = ?")
  const notSent = db.prepare(
    "UPDATE outbox SET state = ?, at = ?, problem = ?, token = '' WHERE message_id = ? AND token = ?",
  )
  const again = db.prepare(
    "UPDATE outbox SET state = 'waiting', attempts = 0, at = ?, problem = '', token = '', first_tried_at = NULL WHERE message_id = ?",
  )
  const waiting = db.prepare("SELECT count(*) AS count FROM outbox WHERE state = 'waiting'")
  return {
    claim: (now: number, leaseEnd: number): Claim | null =>
      transaction(db, () => {
        const token = randomUUID()
        const row = claim.get({ $now: now, $leaseEnd: leaseEnd, $token: token })
        if (row === undefined) return null
        const { id, attempt, firstTriedAt } = claimRow.parse(row)
        return { token, message: messageRow.parse(message.get(id)), attempt, firstTriedAt }
      }),
    settle({ token, message: { id } }: Claim, end: AttemptEnd): void {
      if (end.state === 'sent') sent.run(end.at, id)
      else notSent.run(end.state, end.at, end.problem, id, token)
    },
    resend: (id: string, now: number): boolean => again.run(now, id).changes > 0,
    waiting: (): number => countRow.parse(waiting.get()).count,
  }
}

function deleteBefore(db: DatabaseSync, time: number): number {
  const { changes } = db.prepare('DELETE FROM message WHERE received_at < ?').run(time)
  // Until then the old pages are in the write-ahead log.
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  return Number(changes)
}

function storedMessage(row: unknown): StoredMessage {
  return { ...messageRow.parse(row), delivery: deliveryRow.parse(row) }
}

/** Maps errors of SQLite to those of the port; others pass unchanged. */
function asPortError(error: unknown, file: string): unknown {
  const fault = sqliteFault(error)
  if (fault === 'other') return error
  const message = `${file}: ${reasonOf(error)}`
  if (fault !== 'corrupt') return new MessageStoreUnavailableError(message, { cause: error })
  return new MessageStoreCorruptError(`${message}; move the file away or put a backup in its place`, { cause: error })
}

function reasonOf(error: unknown): string {
  return errorMessage(error)
}

/**
 * Messages in one SQLite file, `messages.db`, apart from the content, so that neither waits for the locks of the other.
 * All that was saved is in this one file, and nothing is saved to a file that no longer has its name.
 */

import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { errorMessage } from '#lib/error-message.ts'
import {
  fileIdentity,
  openSqliteDatabase,
  sqliteFault,
  transaction,
} from '#server/adapters/databases/sqlite-database.ts'
import {
  type AttemptEnd,
  type Claim,
  type ContactMessage,
  LATEST_DUE_MS,
  type MessageStore,
  MessageStoreClosedError,
  MessageStoreCorruptError,
  MessageStoreUnavailableError,
  type StoredMessage,
} from '#server/ports/message-store.ts'

const FILE_NAME = 'messages.db'
const PAGE = 200
/** More than a message takes. */
const PROBE_BYTES = 64 * 1024

const SCHEMA = `
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
`

/** Files of earlier versions have hashes of senders, and the key to them. */
const NO_SENDERS = ['sender', 'address_hour', 'sender_key'].map((table) => `DROP TABLE IF EXISTS ${table};`).join('')

const CLAIM = `
  UPDATE outbox SET attempts = attempts + 1, at = $leaseEnd, token = $token, first_tried_at = coalesce(first_tried_at, $now)
  WHERE message_id IN (SELECT message_id FROM outbox WHERE state = 'waiting' AND (at <= $now OR at > $now + ${LATEST_DUE_MS}) ORDER BY at LIMIT 1)
  RETURNING message_id AS id, attempts AS attempt, first_tried_at AS firstTriedAt`

const MESSAGE = 'id, received_at AS receivedAt, name, email, subject, message'
const KEPT = `SELECT ${MESSAGE}, state, attempts, at, problem FROM message JOIN outbox ON message_id = id`

const claimRow = z.object({ id: z.string(), attempt: z.number(), firstTriedAt: z.number() })
const countRow = z.object({ count: z.number() })
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

type Options = Readonly<{
  dataDir: string
  /** Rejects if there is no such file, instead of making one. */
  mustExist: boolean
}>

/**
 * Opens `messages.db` in `dataDir` and creates both if needed; `close()` closes it. Rejects with
 * MessageStoreCorruptError (the file is not changed) or MessageStoreUnavailableError.
 */
export async function createSqliteMessageStore({ dataDir, mustExist }: Options): Promise<MessageStore> {
  const file = join(dataDir, FILE_NAME)
  if (mustExist && fileIdentity(file) === null) throw new MessageStoreUnavailableError(missing(file))
  try {
    return storeOn(await openSqliteDatabase(file, SCHEMA, 'within'), dataDir, file)
  } catch (error) {
    const portError = asPortError(error, file)
    if (portError !== error) throw portError
    throw new MessageStoreUnavailableError(`${file} cannot be opened: ${errorMessage(error)}`, { cause: error })
  }
}

function missing(file: string): string {
  return `${file} is missing or empty: put it back, or start the site again, which makes a new one`
}

function storeOn(db: DatabaseSync, dataDir: string, file: string): MessageStore {
  try {
    // Deleted messages are personal data: SQLite overwrites their bytes.
    db.exec('PRAGMA secure_delete = ON')
    db.exec(NO_SENDERS)
    return storeIn(db, dataDir, file)
  } catch (error) {
    db.close()
    throw error
  }
}

function storeIn(db: DatabaseSync, dataDir: string, file: string): MessageStore {
  const opened = fileIdentity(file)
  const one = db.prepare(`${KEPT} WHERE id = ?`)
  const newest = db.prepare(`${KEPT} WHERE (received_at, id) < (?, ?) ORDER BY received_at DESC, id DESC LIMIT ${PAGE}`)
  const deleteBefore = db.prepare('DELETE FROM message WHERE received_at < ?')
  const deleteOne = db.prepare('DELETE FROM message WHERE id = ?')
  const save = prepareSave(db)
  const outbox = outboxOn(db)

  /** Also after the work: what went into a file that has just been removed is not saved. */
  function checkPlace(): void {
    const identity = fileIdentity(file)
    if (identity !== null && identity === opened) return
    if (db.isOpen) db.close()
    throw new MessageStoreClosedError(identity === null ? missing(file) : `${file} is another file than before`)
  }

  async function inPlace<T>(work: () => T): Promise<T> {
    try {
      checkPlace()
      const result = work()
      checkPlace()
      return result
    } catch (error) {
      // A file that was opened while it could only be read stays so until it is opened again.
      if (sqliteFault(error) === 'unavailable' && db.isOpen) {
        db.close()
        throw new MessageStoreClosedError(`${file}: ${errorMessage(error)}`, { cause: error })
      }
      throw asPortError(error, file)
    }
  }

  return {
    save: (message) => inPlace(() => save(message)),
    get: (id) =>
      inPlace(() => {
        const row = one.get(id)
        return row === undefined ? null : storedMessage(row)
      }),
    async *list() {
      let last = { receivedAt: Number.MAX_SAFE_INTEGER, id: '' }
      for (;;) {
        const page = await inPlace(() => newest.all(last.receivedAt, last.id).map(storedMessage))
        yield* page
        const end = page.at(-1)
        if (end === undefined || page.length < PAGE) return
        last = end
      }
    },
    deleteBefore: (time) => inPlace(() => Number(deleteBefore.run(time).changes)),
    delete: (id) => inPlace(() => deleteOne.run(id).changes > 0),
    claim: (now, leaseEnd) => inPlace(() => outbox.claim(now, leaseEnd)),
    settle: (claim, end) => inPlace(() => outbox.settle(claim, end)),
    resend: (id, now) => inPlace(() => outbox.resend(id, now)),
    waiting: () => inPlace(() => outbox.waiting()),
    probe: () =>
      inPlace(() => {
        // Begins to write: BEGIN alone succeeds with a file that can only be read.
        deleteOne.run('')
        writeProbe(dataDir)
      }),
    async close() {
      if (db.isOpen) db.close()
    },
  }
}

function prepareSave(db: DatabaseSync): (message: ContactMessage) => void {
  const addMessage = db.prepare(
    'INSERT INTO message (id, received_at, name, email, subject, message) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const addToOutbox = db.prepare("INSERT INTO outbox VALUES (?, 'waiting', 0, ?, '', '', NULL)")
  return ({ id, receivedAt, name, email, subject, message }) =>
    transaction(db, () => {
      addMessage.run(id, receivedAt, name, email, subject, message)
      addToOutbox.run(id, receivedAt)
    })
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

/** Throws what node:fs throws. */
function writeProbe(folder: string): void {
  const file = join(folder, `probe-${process.pid}`)
  try {
    writeFileSync(file, new Uint8Array(PROBE_BYTES))
  } finally {
    rmSync(file, { force: true })
  }
}

function storedMessage(row: unknown): StoredMessage {
  return { ...messageRow.parse(row), delivery: deliveryRow.parse(row) }
}

/** Maps errors of SQLite and of the file system to those of the port; others pass unchanged. */
function asPortError(error: unknown, file: string): unknown {
  if (error instanceof Error && 'syscall' in error)
    return new MessageStoreUnavailableError(`${file}: ${error.message}`, { cause: error })
  const fault = sqliteFault(error)
  if (fault === 'other') return error
  const message = `${file}: ${errorMessage(error)}`
  if (fault !== 'corrupt') return new MessageStoreUnavailableError(message, { cause: error })
  return new MessageStoreCorruptError(
    `${message}; stop the site, then move the file away or put a backup in its place`,
    { cause: error },
  )
}

/**
 * Messages, their outbox and the limit of senders in PostgreSQL, for sites on several machines: the statements of
 * message-store.sqlite.ts, with the locks that concurrent writers need.
 */
import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  type Migration,
  openPostgres,
  type Postgres,
  postgresProblem,
  type Rows,
} from '#server/adapters/databases/postgres-database.ts'
import { postgresFault } from '#server/adapters/databases/postgres-fault.ts'
import {
  ADDRESS_MESSAGES_AN_HOUR,
  type AttemptEnd,
  type Claim,
  HOUR_MS,
  LATEST_DUE_MS,
  type MessageStore,
  MessageStoreCorruptError,
  MessageStoreUnavailableError,
  type SaveResult,
  type StoredMessage,
  senderKey,
} from '#server/ports/message-store.ts'

/** The limit of connections in one process. */
const CONNECTIONS = 3
const PAGE = 200

// A sender's row holds the times of its last five messages, so that one statement counts them (MESSAGES_AN_HOUR).
const MIGRATIONS: readonly Migration[] = [
  {
    name: '001-messages',
    sql: `
      CREATE TABLE message (
        id TEXT COLLATE "C" PRIMARY KEY, received_at BIGINT NOT NULL,
        name TEXT NOT NULL, email TEXT NOT NULL, subject TEXT NOT NULL, message TEXT NOT NULL
      );
      CREATE INDEX message_by_time ON message (received_at, id);
      CREATE TABLE outbox (
        message_id TEXT COLLATE "C" PRIMARY KEY REFERENCES message (id) ON DELETE CASCADE,
        state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
        attempts INTEGER NOT NULL, at BIGINT NOT NULL, problem TEXT NOT NULL,
        token TEXT NOT NULL, first_tried_at BIGINT
      );
      CREATE INDEX outbox_due ON outbox (at) WHERE state = 'waiting';
      CREATE TABLE sender (
        address TEXT PRIMARY KEY,
        t1 BIGINT NOT NULL, t2 BIGINT NOT NULL, t3 BIGINT NOT NULL, t4 BIGINT NOT NULL, t5 BIGINT NOT NULL
      );
      CREATE INDEX sender_by_time ON sender (t5);
      CREATE TABLE sender_key (slot INTEGER PRIMARY KEY CHECK (slot = 1), key TEXT NOT NULL);
      INSERT INTO sender_key VALUES (1, gen_random_uuid()::text || gen_random_uuid()::text);
    `,
  },
  {
    name: '002-address-hour',
    sql: 'CREATE TABLE address_hour (address TEXT PRIMARY KEY, since BIGINT NOT NULL, count INTEGER NOT NULL)',
  },
]

/** Statements of their own that skip locked rows: so two messages cannot wait for each other. */
const FORGET_SENDERS = `
  DELETE FROM sender WHERE address IN (
    SELECT address FROM sender WHERE t5 <= $1::bigint - ${HOUR_MS} FOR UPDATE SKIP LOCKED)`

const FORGET_ADDRESSES = `
  DELETE FROM address_hour WHERE address IN (
    SELECT address FROM address_hour WHERE since <= $1::bigint - ${HOUR_MS} FOR UPDATE SKIP LOCKED)`

const OVER = `address_hour.since <= excluded.since - ${HOUR_MS} OR address_hour.since > excluded.since`
const COUNT_ADDRESS = `
  INSERT INTO address_hour (address, since, count) VALUES ($1, $2, 1)
  ON CONFLICT (address) DO UPDATE
  SET since = CASE WHEN ${OVER} THEN excluded.since ELSE address_hour.since END,
    count = CASE WHEN ${OVER} THEN 1 ELSE address_hour.count + 1 END
  WHERE address_hour.count < ${ADDRESS_MESSAGES_AN_HOUR} OR ${OVER}
  RETURNING since`
const UNCOUNT_ADDRESS = 'UPDATE address_hour SET count = count - 1 WHERE address = $1'

const COUNT_SENDER = `
  INSERT INTO sender (address, t1, t2, t3, t4, t5) VALUES ($1, 0, 0, 0, 0, $2)
  ON CONFLICT (address) DO UPDATE
  SET t1 = sender.t2, t2 = sender.t3, t3 = sender.t4, t4 = sender.t5, t5 = excluded.t5
  WHERE sender.t1 <= excluded.t5 - ${HOUR_MS} OR sender.t1 > excluded.t5
  RETURNING t5`

const MESSAGE = 'message.id, received_at AS "receivedAt", name, email, subject, message.message'
const KEPT = `SELECT ${MESSAGE}, state, attempts, at, problem FROM message JOIN outbox ON message_id = id`
const NEWEST = `${KEPT} WHERE (received_at, id) < ($1, $2) ORDER BY received_at DESC, id DESC LIMIT ${PAGE}`

// MATERIALIZED: otherwise a query plan may select, and lock, more than one row.
const CLAIM = `
  WITH due AS MATERIALIZED (
    SELECT message_id FROM outbox WHERE state = 'waiting' AND (at <= $1 OR at > $1::bigint + ${LATEST_DUE_MS})
    ORDER BY at LIMIT 1 FOR UPDATE SKIP LOCKED)
  UPDATE outbox SET attempts = attempts + 1, at = $2, token = $3, first_tried_at = coalesce(first_tried_at, $1)
  FROM due, message WHERE outbox.message_id = due.message_id AND message.id = due.message_id
  RETURNING ${MESSAGE}, attempts AS attempt, first_tried_at AS "firstTriedAt"`

const SENT = "UPDATE outbox SET state = 'sent', at = $1, problem = '', token = '' WHERE message_id = $2"
const NOT_SENT = "UPDATE outbox SET state = $1, at = $2, problem = $3, token = '' WHERE message_id = $4 AND token = $5"
const AGAIN = `
  UPDATE outbox SET state = 'waiting', attempts = 0, at = $1, problem = '', token = '', first_tried_at = NULL
  WHERE message_id = $2 RETURNING message_id`

const WAITING = "SELECT count(*) AS count FROM outbox WHERE state = 'waiting'"

/** pg returns a BIGINT as a string. */
const time = z.string().transform(Number)

const timeRow = z.object({ time })
const countRow = z.object({ count: time })
const keyRow = z.object({ key: z.string() })
const messageRow = z.object({
  id: z.string(),
  receivedAt: time,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
})
const claimRow = z.object({ attempt: z.number(), firstTriedAt: time })
const deliveryRow = z.object({
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.number(),
  at: time,
  problem: z.string(),
})

/**
 * Connects, and creates or migrates the tables. Rejects with MessageStoreUnavailableError or MessageStoreCorruptError.
 */
export async function createPostgresMessageStore(options: { readonly url: string }): Promise<MessageStore> {
  try {
    const database = await openPostgres(options.url, CONNECTIONS, MIGRATIONS)
    const { key } = keyRow.parse((await database.repeatable('SELECT key FROM sender_key', []))[0])
    return storeOn(database, key)
  } catch (error) {
    throw asPortError(error)
  }
}

function storeOn(database: Postgres, key: string): MessageStore {
  const hashed = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    save: (message, sender) =>
      translateErrors(async () => {
        const { id, receivedAt, name, email, subject } = message
        await database.repeatable(FORGET_SENDERS, [receivedAt])
        await database.repeatable(FORGET_ADDRESSES, [receivedAt])
        return await database.transaction(async (rows) => {
          const refused = await count(rows, receivedAt, hashed(sender.address), hashed(senderKey(sender)))
          if (refused !== null) return refused
          const values = [id, receivedAt, name, email, subject, message.message]
          await rows('INSERT INTO message VALUES ($1, $2, $3, $4, $5, $6)', values)
          await rows("INSERT INTO outbox VALUES ($1, 'waiting', 0, $2, '', '', NULL)", [id, receivedAt])
          return { kind: 'saved' } as const
        })
      }),
    get: (id) =>
      translateErrors(async () => {
        const [row] = await database.repeatable(`${KEPT} WHERE id = $1`, [id])
        return row === undefined ? null : storedMessage(row)
      }),
    async *list() {
      let last = { receivedAt: Number.MAX_SAFE_INTEGER, id: '' }
      for (;;) {
        const page = await translateErrors(async () =>
          (await database.repeatable(NEWEST, [last.receivedAt, last.id])).map(storedMessage),
        )
        yield* page
        const end = page.at(-1)
        if (end === undefined || page.length < PAGE) return
        last = end
      }
    },
    deleteBefore: (before) =>
      translateErrors(() =>
        database.transaction(
          async (rows) => (await rows('DELETE FROM message WHERE received_at < $1 RETURNING 1', [before])).length,
        ),
      ),
    claim: (now, leaseEnd) => translateErrors(() => claim(database, now, leaseEnd)),
    settle: (claimed, end) => translateErrors(() => settle(database, claimed, end)),
    resend: (id, now) => translateErrors(async () => (await database.repeatable(AGAIN, [now, id])).length > 0),
    waiting: () => translateErrors(async () => countRow.parse((await database.repeatable(WAITING, []))[0]).count),
    close: () => database.close(),
  }
}

/**
 * Counts a message, or says which limit refuses it and counts nothing. The hashes are the same for a sender without a
 * session. Every message locks its address first: so two of them cannot wait for each other.
 */
async function count(rows: Rows, now: number, address: string, sender: string): Promise<SaveResult | null> {
  if ((await rows(COUNT_ADDRESS, [address, now])).length === 0) {
    const [row] = await rows('SELECT since AS time FROM address_hour WHERE address = $1', [address])
    return { kind: 'tooMany', limit: 'address', againAt: timeRow.parse(row).time + HOUR_MS }
  }
  if ((await rows(COUNT_SENDER, [sender, now])).length > 0) return null
  await rows(UNCOUNT_ADDRESS, [address])
  const [row] = await rows('SELECT t1 AS time FROM sender WHERE address = $1', [sender])
  return { kind: 'tooMany', limit: 'sender', againAt: timeRow.parse(row).time + HOUR_MS }
}

async function claim(database: Postgres, now: number, leaseEnd: number): Promise<Claim | null> {
  const token = randomUUID()
  // Not repeatable: if the result of a claim is lost, its lease ends.
  const [row] = await database.transaction((rows) => rows(CLAIM, [now, leaseEnd, token]))
  if (row === undefined) return null
  return { token, message: messageRow.parse(row), ...claimRow.parse(row) }
}

async function settle(database: Postgres, { token, message: { id } }: Claim, end: AttemptEnd): Promise<void> {
  if (end.state === 'sent') await database.repeatable(SENT, [end.at, id])
  else await database.repeatable(NOT_SENT, [end.state, end.at, end.problem, id, token])
}

function storedMessage(row: unknown): StoredMessage {
  return { ...messageRow.parse(row), delivery: deliveryRow.parse(row) }
}

async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asPortError(error)
  }
}

/** Maps errors of PostgreSQL to those of the port; others pass unchanged. */
function asPortError(error: unknown): unknown {
  const fault = postgresFault(error)
  if (fault === 'other') return error
  if (fault === 'corrupt') return new MessageStoreCorruptError(postgresProblem(error), { cause: error })
  return new MessageStoreUnavailableError(postgresProblem(error), { cause: error })
}

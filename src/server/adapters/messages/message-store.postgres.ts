/**
 * Messages and their outbox in PostgreSQL, for sites on several machines: the statements of message-store.sqlite.ts, with
 * the locks that concurrent writers need.
 */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  type Migration,
  openPostgres,
  type Postgres,
  postgresProblem,
} from '#server/adapters/databases/postgres-database.ts'
import { postgresFault } from '#server/adapters/databases/postgres-fault.ts'
import {
  type AttemptEnd,
  type Claim,
  LATEST_DUE_MS,
  type MessageStore,
  MessageStoreCorruptError,
  MessageStoreUnavailableError,
  type StoredMessage,
} from '#server/ports/message-store.ts'

/** The limit of connections in one process. */
const CONNECTIONS = 3
const PAGE = 200

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
  // Hashes of senders, and the key to them.
  { name: '003-no-senders', sql: 'DROP TABLE sender; DROP TABLE sender_key; DROP TABLE address_hour' },
]

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

const countRow = z.object({ count: time })
const setting = z.object({ readOnly: z.enum(['on', 'off']) })
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
    return storeOn(await openPostgres(options.url, CONNECTIONS, MIGRATIONS))
  } catch (error) {
    throw asPortError(error)
  }
}

function storeOn(database: Postgres): MessageStore {
  return {
    save: ({ id, receivedAt, name, email, subject, message }) =>
      translateErrors(() =>
        database.transaction(async (rows) => {
          const values = [id, receivedAt, name, email, subject, message]
          await rows('INSERT INTO message VALUES ($1, $2, $3, $4, $5, $6)', values)
          await rows("INSERT INTO outbox VALUES ($1, 'waiting', 0, $2, '', '', NULL)", [id, receivedAt])
        }),
      ),
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
    delete: (id) =>
      translateErrors(async () => {
        const rows = await database.repeatable('DELETE FROM message WHERE id = $1 RETURNING 1', [id])
        return rows.length > 0
      }),
    claim: (now, leaseEnd) => translateErrors(() => claim(database, now, leaseEnd)),
    settle: (claimed, end) => translateErrors(() => settle(database, claimed, end)),
    resend: (id, now) => translateErrors(async () => (await database.repeatable(AGAIN, [now, id])).length > 0),
    waiting: () => translateErrors(async () => countRow.parse((await database.repeatable(WAITING, []))[0]).count),
    probe: () => translateErrors(() => probe(database)),
    close: () => database.close(),
  }
}

/** Writes nothing: how full its disk is, is for those who run the database. */
async function probe(database: Postgres): Promise<void> {
  const [row] = await database.repeatable(`SELECT current_setting('transaction_read_only') AS "readOnly"`, [])
  if (setting.parse(row).readOnly === 'on') throw new MessageStoreUnavailableError('PostgreSQL: it only reads')
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

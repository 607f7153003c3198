/**
 * Connections to PostgreSQL, and the migrations of its tables. It knows no query of a port. A statement has a timeout
 * on the server and here; while the server is down, attempts to connect back off.
 */

import { setTimeout as pause } from 'node:timers/promises'
import { Pool, type PoolClient, type QueryResultRow } from 'pg'
import { errorMessage } from '#lib/error-message.ts'
import { isLostConnection, postgresFault } from './postgres-fault.ts'

const CONNECT_TIMEOUT_MS = 3000
const STATEMENT_TIMEOUT_MS = 15_000
/** The client's timeout, for a server that is unreachable and cannot end the statement itself. */
const ANSWER_TIMEOUT_MS = 20_000
/** How long a caller waits for a connection, for example during a restart of the server. */
const TIMEOUT_MS = 1500
const FIRST_WAIT_MS = 50
const MAX_WAIT_MS = 3000

/** An advisory lock, the same number in every process: its holder runs the migrations. */
const MIGRATION_LOCK = 7_239_616

/** One migration; a released migration is never edited. */
export type Migration = Readonly<{ name: string; sql: string }>

/** `values` are for $1, $2 and so on. Rejects with what pg throws. */
export type Rows = (sql: string, values: readonly unknown[]) => Promise<QueryResultRow[]>

/** Everything rejects with what pg throws; see `postgresFault`. */
export interface Postgres {
  /** For an idempotent statement: if its connection breaks, it is sent once more on another one. */
  readonly repeatable: Rows
  /**
   * Runs `work` in one transaction and commits it, or rolls all of it back. It is never repeated: a COMMIT may have
   * arrived.
   */
  transaction<T>(work: (rows: Rows) => Promise<T>): Promise<T>
  /** Afterwards every other call rejects. Closing twice is harmless. */
  close(): Promise<void>
}

/** Connects and runs the missing migrations. `connections` is the pool's limit in this process. */
export async function openPostgres(
  url: string,
  connections: number,
  migrations: readonly Migration[],
): Promise<Postgres> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'readysix',
  })
  // A dropped connection is replaced at the next query; without a listener its error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const database = databaseOn(pool)
  try {
    await database.transaction((rows) => migrate(rows, migrations))
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** After `close`. The code is the SQLSTATE of a connection that does not exist, so that it counts as unavailable. */
class PoolClosedError extends Error {
  override readonly name = 'PoolClosedError'
  readonly code = '08003'

  constructor() {
    super('Cannot use a pool after calling end on the pool')
  }
}

function databaseOn(pool: Pool): Postgres {
  const connectPatiently = patiently(() => pool.connect())

  async function connect(): Promise<PoolClient> {
    if (pool.ending) throw new PoolClosedError()
    return await connectPatiently()
  }

  async function readOnce(sql: string, values: readonly unknown[]): Promise<QueryResultRow[]> {
    return await using(await connect(), (client) => rowsOn(client)(sql, values))
  }

  return {
    async repeatable(sql, values) {
      try {
        return await readOnce(sql, values)
      } catch (error) {
        if (!isLostConnection(error)) throw error
        return await readOnce(sql, values)
      }
    },
    async transaction(work) {
      return await using(await connect(), async (client) => {
        try {
          await client.query('BEGIN')
          const result = await work(rowsOn(client))
          await client.query('COMMIT')
          return result
        } catch (error) {
          // Closed at once, so that its locks are released before the caller continues.
          if (postgresFault(error) !== 'unavailable') await client.query('ROLLBACK').catch(() => undefined)
          throw error
        }
      })
    },
    async close() {
      if (!pool.ending) await pool.end()
    },
  }
}

/** Releases the connection; after a failure it is closed, because its state is unknown. */
async function using<T>(client: PoolClient, work: (client: PoolClient) => Promise<T>): Promise<T> {
  let failed = true
  try {
    const result = await work(client)
    failed = false
    return result
  } finally {
    client.release(failed)
  }
}

function rowsOn(client: PoolClient): Rows {
  return async (sql, values) => (await client.query(sql, [...values])).rows
}

/**
 * Retries to connect for a short time: nothing has been sent yet, so nothing can happen twice. All callers share one
 * backoff: a server that is down for long is contacted rarely, and callers then fail at once.
 */
function patiently(connect: () => Promise<PoolClient>): () => Promise<PoolClient> {
  let wait = 0
  let nextAt = 0
  let problem: unknown = null

  function noteFailure(error: unknown): void {
    problem = error
    // Of concurrent failures only the first doubles the wait.
    if (performance.now() < nextAt) return
    wait = Math.min(Math.max(FIRST_WAIT_MS, wait * 2), MAX_WAIT_MS)
    nextAt = performance.now() + wait
  }

  return async () => {
    const end = performance.now() + TIMEOUT_MS
    for (;;) {
      if (nextAt > end) throw problem
      if (nextAt > performance.now()) await pause(nextAt - performance.now())
      try {
        const client = await connect()
        wait = 0
        nextAt = 0
        return client
      } catch (error) {
        if (postgresFault(error) !== 'unavailable') throw error
        noteFailure(error)
      }
    }
  }
}

async function migrate(rows: Rows, migrations: readonly Migration[]): Promise<void> {
  await rows('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await rows('CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY)', [])
  for (const { name, sql } of migrations) {
    const added = await rows('INSERT INTO migration VALUES ($1) ON CONFLICT DO NOTHING RETURNING name', [name])
    if (added.length === 1) await rows(sql, [])
  }
}

/** The error's text for the operator. */
export function postgresProblem(error: unknown): string {
  return `PostgreSQL: ${errorMessage(error)}`
}

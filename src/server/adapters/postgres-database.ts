/**
 * Connections to PostgreSQL, the steps that bring a database to today's tables, and what its errors mean. It knows no
 * query of a port; a statement that takes too long is given up by the server.
 */
import { Pool, type PoolClient, type QueryResultRow } from 'pg'

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 3000
const STATEMENT_TIMEOUT_MS = 15_000

/** Any number, the same in every process: who holds it migrates. */
const MIGRATION_LOCK = 7_239_616

/** What an error means to a caller; 'other' is a mistake of ours. */
export type PostgresFault = 'unavailable' | 'corrupt' | 'conflict' | 'other'

/** Classes of SQLSTATE (PostgreSQL manual, appendix A). */
const FAULT_CLASSES: ReadonlyMap<string, PostgresFault> = new Map([
  ['08', 'unavailable'], // connection
  ['28', 'unavailable'], // not allowed in
  ['3D', 'unavailable'], // no such database
  ['40', 'conflict'], // serialization
  ['53', 'unavailable'], // disk full, out of memory, too many connections
  ['55', 'unavailable'], // locked
  ['57', 'unavailable'], // shutting down, timed out
  ['58', 'unavailable'], // its machine failed
  ['XX', 'corrupt'],
])

const SOCKET_FAULTS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
])

export function postgresFault(error: unknown): PostgresFault {
  if (!(error instanceof Error)) return 'other'
  // pg tells a lost or late connection by its words alone.
  if (/Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after/i.test(error.message))
    return 'unavailable'
  if (!('code' in error) || typeof error.code !== 'string') return 'other'
  return SOCKET_FAULTS.has(error.code) ? 'unavailable' : (FAULT_CLASSES.get(error.code.slice(0, 2)) ?? 'other')
}

/** One step forward; a step that has been released is never edited. */
export type Migration = Readonly<{ name: string; sql: string }>

/** A pool that has run the migrations it lacked. Rejects with what pg throws; see `postgresFault`. */
export async function openPostgres(url: string, migrations: readonly Migration[]): Promise<Pool> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'readysix',
  })
  // An idle connection that the server drops is replaced at the next query; nobody waits for it.
  pool.on('error', () => undefined)
  try {
    await inTransaction(pool, (client) => migrate(client, migrations))
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

async function migrate(client: PoolClient, migrations: readonly Migration[]): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await client.query('CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY)')
  for (const { name, sql } of migrations) {
    const { rowCount } = await client.query('INSERT INTO migration VALUES ($1) ON CONFLICT DO NOTHING', [name])
    if (rowCount === 1) await client.query(sql)
  }
}

/** Commits what `work` did on one connection, or undoes all of it. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** The rows of a query on any free connection. */
export async function rowsOf(
  pool: Pool | PoolClient,
  sql: string,
  values: readonly unknown[],
): Promise<QueryResultRow[]> {
  return (await pool.query(sql, [...values])).rows
}

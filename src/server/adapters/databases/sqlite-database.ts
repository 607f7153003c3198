/**
 * Opens a SQLite file as docs/behaviour.md, 18.1 says, and classifies its errors. It knows no table. Everything is
 * synchronous: waiting for a lock blocks the process, so transactions must be short.
 */
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { makeFolder } from '#server/config/data-folder.ts'

const BUSY_TIMEOUT_MS = 5000
const OPEN_ATTEMPTS = 50
const WAL_KEPT_BYTES = 16 * 1024 * 1024

/** The class of an error thrown by node:sqlite; 'other' is a bug of ours, or not an error of SQLite. */
export type SqliteFault = 'busy' | 'corrupt' | 'unavailable' | 'other'

const FAULTS: ReadonlyMap<number, SqliteFault> = new Map([
  [5, 'busy'],
  [6, 'busy'],
  [8, 'unavailable'], // read-only
  [10, 'unavailable'], // input or output error
  [11, 'corrupt'],
  [13, 'unavailable'], // disk full
  [14, 'unavailable'], // cannot open
  [26, 'corrupt'], // not a database
])

/** For any thrown value. By SQLite's primary result code; a closed database counts as 'unavailable'. */
export function sqliteFault(error: unknown): SqliteFault {
  if (!(error instanceof Error) || !('code' in error)) return 'other'
  if (error.code === 'ERR_INVALID_STATE') return 'unavailable' // closed
  if (error.code !== 'ERR_SQLITE_ERROR' || !('errcode' in error) || typeof error.errcode !== 'number') return 'other'
  // The low byte is the primary result code; the rest is the extended code.
  return FAULTS.get(error.errcode & 0xff) ?? 'other'
}

/**
 * Opens or creates `file` (and its folder) in WAL mode, and runs `schema` once when the file is new. Throws what
 * node:fs and node:sqlite throw; see `sqliteFault`.
 */
export async function openSqliteDatabase(file: string, schema: string): Promise<DatabaseSync> {
  makeFolder(dirname(file))
  for (let attempt = 1; ; attempt += 1) {
    const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    try {
      prepare(db, schema)
      return db
    } catch (error) {
      db.close()
      // SQLite does not wait for the change to WAL when two processes create the same file, so this code does.
      if (sqliteFault(error) !== 'busy' || attempt === OPEN_ATTEMPTS) throw error
      await pause(20)
    }
  }
}

function prepare(db: DatabaseSync, schema: string): void {
  db.exec('PRAGMA journal_mode = WAL')
  db.exec('PRAGMA synchronous = FULL')
  db.exec(`PRAGMA journal_size_limit = ${WAL_KEPT_BYTES}`)
  if (hasSchema(db)) return
  transaction(db, () => {
    if (hasSchema(db)) return
    db.exec(schema)
    db.exec('PRAGMA user_version = 1')
  })
}

function hasSchema(db: DatabaseSync): boolean {
  return db.prepare('PRAGMA user_version').get()?.user_version !== 0
}

/**
 * Runs `body` in one transaction. `body` must be synchronous: otherwise statements of other callers would join the
 * transaction.
 */
export function transaction<T>(db: DatabaseSync, body: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = body()
    db.exec('COMMIT')
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

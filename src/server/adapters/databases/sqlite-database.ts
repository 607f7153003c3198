/**
 * Opens a SQLite file as docs/behaviour.md, 18.1 says, and classifies its errors. It knows no table. Everything is
 * synchronous: waiting for a lock blocks the process, so transactions must be short.
 */
import { closeSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { FOR_OWNER, keepForOwner, makeFolder } from '#server/config/data-folder.ts'

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
 * 'beside': a write-ahead log, with readers during a long write; the latest transactions are in a file of their own.
 * 'within': a rollback journal; what is committed is in the file itself, whoever moves or copies it, and SQLite refuses
 * to write to a file that was moved.
 */
export type SqliteWrites = 'beside' | 'within'

const PRAGMAS = {
  beside: ['journal_mode = WAL', 'synchronous = FULL', `journal_size_limit = ${WAL_KEPT_BYTES}`],
  // EXTRA: with FULL a power cut could bring the deleted journal back, and it would undo the last transaction.
  within: ['journal_mode = DELETE', 'synchronous = EXTRA'],
} as const

/**
 * Opens or creates `file` (and its folder), for its owner only, and runs `schema` once when the file is new. Throws what
 * node:fs and node:sqlite throw; see `sqliteFault`.
 */
export async function openSqliteDatabase(file: string, schema: string, writes: SqliteWrites): Promise<DatabaseSync> {
  makeFolder(dirname(file), FOR_OWNER.folder)
  makeFile(file)
  for (let attempt = 1; ; attempt += 1) {
    const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    try {
      prepare(db, schema, writes)
      return db
    } catch (error) {
      db.close()
      // SQLite does not wait for a change of the journal when two processes open the same file, so this code does.
      if (sqliteFault(error) !== 'busy' || attempt === OPEN_ATTEMPTS) throw error
      await pause(20)
    }
  }
}

/** SQLite gives its other files the mode of this one. */
function makeFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', FOR_OWNER.file))
  } catch {
    // Any other error is SQLite's to report. An existing file is not opened here: closing it would end SQLite's locks.
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) keepForOwner(file)
  }
}

/** Tells whether a path still names the same file; null if it names none, or an empty one. */
export function fileIdentity(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true })
  return found === undefined || found.size === 0n ? null : `${found.dev} ${found.ino}`
}

function prepare(db: DatabaseSync, schema: string, writes: SqliteWrites): void {
  for (const pragma of PRAGMAS[writes]) db.exec(`PRAGMA ${pragma}`)
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

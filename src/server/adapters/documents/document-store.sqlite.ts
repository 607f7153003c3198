/** Documents in one SQLite file, `content.db`: tables and reads. Imports are in document-import.sqlite.ts. */

import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { errorMessage } from '#lib/error-message.ts'
import { openSqliteDatabase, sqliteFault } from '#server/adapters/databases/sqlite-database.ts'
import {
  type Collection,
  type DocumentStore,
  DocumentStoreCorruptError,
  DocumentStoreUnavailableError,
  EMPTY_VERSION,
} from '#server/ports/document-store.ts'
import { importDocuments } from './document-import.sqlite.ts'
import { bodyRow, fingerprintRow, idRow, indexOf, versionRow } from './document-rows.ts'

const FILE_NAME = 'content.db'

const SCHEMA = `
  CREATE TABLE content_version (version TEXT PRIMARY KEY, fingerprint TEXT) STRICT;
  CREATE TABLE current_version (slot INTEGER PRIMARY KEY CHECK (slot = 1), version TEXT NOT NULL) STRICT;
  CREATE TABLE document (
    version TEXT NOT NULL, collection TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (version, collection, id)
  ) STRICT;
  INSERT INTO content_version VALUES ('${EMPTY_VERSION}', NULL);
  INSERT INTO current_version VALUES (1, '${EMPTY_VERSION}');
`

const CURRENT = '(SELECT version FROM current_version)'

/**
 * Opens `content.db` in `dataDir` and creates both if needed; `close()` closes it. Rejects with
 * DocumentStoreCorruptError (the file is not changed) or DocumentStoreUnavailableError.
 */
export async function createSqliteDocumentStore(options: { readonly dataDir: string }): Promise<DocumentStore> {
  const file = join(options.dataDir, FILE_NAME)
  try {
    return storeOn(await openSqliteDatabase(file, SCHEMA, 'beside'), file)
  } catch (error) {
    const portError = asPortError(error, file)
    if (portError !== error) throw portError
    throw new DocumentStoreUnavailableError(`${file} cannot be opened: ${errorMessage(error)}`, { cause: error })
  }
}

function storeOn(db: DatabaseSync, file: string): DocumentStore {
  const one = db.prepare(`SELECT id, body FROM document WHERE version = ${CURRENT} AND collection = ? AND id = ?`)
  const all = db.prepare(`SELECT id, body FROM document WHERE version = ${CURRENT} AND collection = ? ORDER BY id`)
  const names = db.prepare(`SELECT id FROM document WHERE version = ${CURRENT} AND collection = ? ORDER BY id`)
  const version = db.prepare('SELECT version FROM current_version')
  const fingerprint = db.prepare(`SELECT fingerprint FROM content_version WHERE version = ${CURRENT}`)

  async function translateErrors<T>(work: () => T | Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw asPortError(error, file)
    }
  }

  function parsed(collection: Collection, row: unknown): { id: string; body: unknown } {
    const { id, body } = bodyRow.parse(row)
    try {
      return { id, body: JSON.parse(body) }
    } catch (error) {
      throw new DocumentStoreCorruptError(`${file}: ${collection}/${id} is not JSON`, { cause: error })
    }
  }

  return {
    get: (collection, id) =>
      translateErrors(() => {
        const row = one.get(collection, id)
        return row === undefined ? null : parsed(collection, row).body
      }),
    list: (collection) => translateErrors(() => all.all(collection).map((row) => parsed(collection, row))),
    ids: (collection) => translateErrors(() => names.all(collection).map((row) => idRow.parse(row).id)),
    index: (collection, name) =>
      translateErrors(() => {
        const row = one.get(indexOf(collection), name)
        return row === undefined ? null : bodyRow.parse(row).body
      }),
    version: () => translateErrors(() => versionRow.parse(version.get()).version),
    fingerprint: () => translateErrors(() => fingerprintRow.parse(fingerprint.get()).fingerprint),
    replace: (content) => translateErrors(() => importDocuments(db, content)),
    async close() {
      if (db.isOpen) db.close()
    },
  }
}

/**
 * Maps errors of the database to those of the port. The port's own errors and those of the caller's iterable pass
 * unchanged.
 */
function asPortError(error: unknown, file: string): unknown {
  const fault = sqliteFault(error)
  if (fault === 'other') return error
  const message = `${file}: ${errorMessage(error)}`
  if (fault !== 'corrupt') return new DocumentStoreUnavailableError(message, { cause: error })
  return new DocumentStoreCorruptError(`${message}; move the file away and import the content again`, { cause: error })
}

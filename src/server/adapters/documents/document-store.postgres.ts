/**
 * Documents in PostgreSQL, for sites on several machines: tables and reads. Imports are in document-import.postgres.ts.
 */
import {
  type Migration,
  openPostgres,
  type Postgres,
  postgresProblem,
} from '#server/adapters/databases/postgres-database.ts'
import { postgresFault } from '#server/adapters/databases/postgres-fault.ts'
import {
  type Collection,
  type DocumentStore,
  DocumentStoreCorruptError,
  DocumentStoreUnavailableError,
  EMPTY_VERSION,
  ImportConflictError,
} from '#server/ports/document-store.ts'
import { importDocuments } from './document-import.postgres.ts'
import { bodyRow, fingerprintRow, idRow, indexOf, versionRow } from './document-rows.ts'

/** The limit of connections in one process; an import uses one of them. */
const CONNECTIONS = 5

/** Bodies are TEXT: jsonb reorders keys and refuses some valid JSON. Ids sort by code point: COLLATE "C". */
const MIGRATIONS: readonly Migration[] = [
  {
    name: '001-documents',
    sql: `
      CREATE TABLE content_version (version TEXT PRIMARY KEY, fingerprint TEXT);
      CREATE TABLE current_version (slot INTEGER PRIMARY KEY CHECK (slot = 1), version TEXT NOT NULL);
      CREATE TABLE document (
        version TEXT NOT NULL, collection TEXT NOT NULL, id TEXT COLLATE "C" NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (version, collection, id)
      );
      INSERT INTO content_version VALUES ('${EMPTY_VERSION}', NULL);
      INSERT INTO current_version VALUES (1, '${EMPTY_VERSION}');
    `,
  },
]

const CURRENT = '(SELECT version FROM current_version)'
const ONE = `SELECT id, body FROM document WHERE version = ${CURRENT} AND collection = $1 AND id = $2`
const ALL = `SELECT id, body FROM document WHERE version = ${CURRENT} AND collection = $1 ORDER BY id`
const NAMES = `SELECT id FROM document WHERE version = ${CURRENT} AND collection = $1 ORDER BY id`

/**
 * Connects, and creates or migrates the tables. Rejects with DocumentStoreUnavailableError or
 * DocumentStoreCorruptError.
 */
export async function createPostgresDocumentStore(options: { readonly url: string }): Promise<DocumentStore> {
  try {
    return storeOn(await openPostgres(options.url, CONNECTIONS, MIGRATIONS))
  } catch (error) {
    throw asPortError(error)
  }
}

function storeOn(database: Postgres): DocumentStore {
  async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw asPortError(error)
    }
  }

  return {
    get: (collection, id) =>
      translateErrors(async () => {
        // PostgreSQL refuses NUL even in a parameter; no id contains it.
        const [row] = id.includes('\0') ? [] : await database.repeatable(ONE, [collection, id])
        return row === undefined ? null : parsed(collection, row).body
      }),
    list: (collection) =>
      translateErrors(async () => (await database.repeatable(ALL, [collection])).map((row) => parsed(collection, row))),
    ids: (collection) =>
      translateErrors(async () => (await database.repeatable(NAMES, [collection])).map((row) => idRow.parse(row).id)),
    index: (collection, name) =>
      translateErrors(async () => {
        const [row] = await database.repeatable(ONE, [indexOf(collection), name])
        return row === undefined ? null : bodyRow.parse(row).body
      }),
    version: () =>
      translateErrors(
        async () => versionRow.parse((await database.repeatable('SELECT version FROM current_version', []))[0]).version,
      ),
    fingerprint: () =>
      translateErrors(async () => {
        const rows = await database.repeatable(`SELECT fingerprint FROM content_version WHERE version = ${CURRENT}`, [])
        return fingerprintRow.parse(rows[0]).fingerprint
      }),
    replace: (content) => translateErrors(() => importDocuments(database, content)),
    close: () => database.close(),
  }
}

function parsed(collection: Collection, row: unknown): { id: string; body: unknown } {
  const { id, body } = bodyRow.parse(row)
  try {
    return { id, body: JSON.parse(body) }
  } catch (error) {
    throw new DocumentStoreCorruptError(`PostgreSQL: ${collection}/${id} is not JSON`, { cause: error })
  }
}

/**
 * Maps errors of the database to those of the port. The port's own errors and those of the caller's iterable pass
 * unchanged.
 */
function asPortError(error: unknown): unknown {
  const fault = postgresFault(error)
  if (fault === 'other') return error
  if (fault === 'conflict') return new ImportConflictError()
  const message = postgresProblem(error)
  if (fault === 'corrupt') return new DocumentStoreCorruptError(message, { cause: error })
  return new DocumentStoreUnavailableError(message, { cause: error })
}

/**
 * Replacing the whole content in PostgreSQL: new rows beside the old ones under a new version, in batches; one small
 * transaction switches the version; the old rows are deleted. Readers never wait and never see half of it. What a killed
 * import left behind is deleted by the next one.
 */
import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import {
  COLLECTIONS,
  type ContentImport,
  type DocumentRef,
  ImportConflictError,
  type ImportReport,
} from '#server/ports/document-store.ts'
import { type DocumentRow, rowBatches } from './document-rows.ts'
import { inTransaction, postgresFault, rowsOf } from './postgres-database.ts'

const BATCH = 500

const versionRow = z.object({ version: z.string() })
const refRow = z.object({ collection: z.enum(COLLECTIONS), id: z.string() })
const changeRow = refRow.extend({ state: z.enum(['added', 'changed']) })

/** The body of the port's `importAll`; throws what pg throws beside the port's errors. */
export async function importDocuments(pool: Pool, content: ContentImport): Promise<ImportReport> {
  const version = randomUUID()
  const base = await inTransaction(pool, async (client) => {
    await client.query('INSERT INTO content_version VALUES ($1, $2)', [version, content.fingerprint])
    return currentVersion(client, false)
  })
  let report: ImportReport
  let left: readonly string[]
  try {
    const written = await writeRows(pool, base, version, content)
    report = await compare(pool, base, version, written)
    left = await switchVersion(pool, base, version)
  } catch (error) {
    await removeVersions(pool, [version])
    throw error
  }
  await removeVersions(pool, left)
  return report
}

/** `locked` holds off other imports until the transaction ends. */
async function currentVersion(client: PoolClient, locked: boolean): Promise<string> {
  const rows = await rowsOf(client, `SELECT version FROM current_version${locked ? ' FOR UPDATE' : ''}`, [])
  return versionRow.parse(rows[0]).version
}

/** Inside a transaction: once another import has switched, it deletes our rows, so we must write no more of them. */
async function assertBase(client: PoolClient, base: string): Promise<void> {
  if ((await currentVersion(client, true)) !== base) throw new ImportConflictError()
}

async function writeRows(pool: Pool, base: string, version: string, content: ContentImport): Promise<number> {
  const insert = `INSERT INTO document
    SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[])`
  let written = 0
  for (const batch of rowBatches(content.documents, BATCH)) {
    const column = (pick: (row: DocumentRow) => string) => batch.map(pick)
    await inTransaction(pool, async (client) => {
      await assertBase(client, base)
      const values = [version, column((row) => row.collection), column((row) => row.id), column((row) => row.text)]
      await client.query(insert, values)
    })
    written += batch.length
    content.onProgress(written)
  }
  return written
}

async function compare(pool: Pool, base: string, version: string, written: number): Promise<ImportReport> {
  const changeRows = await rowsOf(
    pool,
    `SELECT fresh.collection, fresh.id, CASE WHEN old.id IS NULL THEN 'added' ELSE 'changed' END AS state
     FROM document AS fresh
     LEFT JOIN document AS old ON old.version = $1 AND old.collection = fresh.collection AND old.id = fresh.id
     WHERE fresh.version = $2 AND (old.id IS NULL OR old.body <> fresh.body)
     ORDER BY fresh.collection COLLATE "C", fresh.id`,
    [base, version],
  )
  const removedRows = await rowsOf(
    pool,
    `SELECT old.collection, old.id FROM document AS old
     LEFT JOIN document AS fresh ON fresh.version = $1 AND fresh.collection = old.collection AND fresh.id = old.id
     WHERE old.version = $2 AND fresh.id IS NULL
     ORDER BY old.collection COLLATE "C", old.id`,
    [version, base],
  )
  const changes = changeRows.map((row) => changeRow.parse(row))
  const only = (state: 'added' | 'changed'): DocumentRef[] =>
    changes.filter((change) => change.state === state).map(({ collection, id }) => ({ collection, id }))
  return {
    version,
    added: only('added'),
    changed: only('changed'),
    removed: removedRows.map((row) => refRow.parse(row)),
    unchanged: written - changes.length,
  }
}

/** Returns every other version: the one just left, and those of imports that were killed or have just lost. */
async function switchVersion(pool: Pool, base: string, version: string): Promise<readonly string[]> {
  return inTransaction(pool, async (client) => {
    await assertBase(client, base)
    await client.query('UPDATE current_version SET version = $1', [version])
    const others = await rowsOf(client, 'SELECT version FROM content_version WHERE version <> $1', [version])
    return others.map((row) => versionRow.parse(row).version)
  })
}

/** Never throws for the store's sake: whatever is left is no reader's version, and the next import removes it. */
async function removeVersions(pool: Pool, versions: readonly string[]): Promise<void> {
  // Never the current version: a COMMIT that reported an error may still have switched.
  const spare = 'version <> (SELECT version FROM current_version)'
  try {
    for (const version of versions) {
      await pool.query(`DELETE FROM document WHERE version = $1 AND ${spare}`, [version])
      await pool.query(`DELETE FROM content_version WHERE version = $1 AND ${spare}`, [version])
    }
  } catch (error) {
    if (postgresFault(error) === 'other') throw error
  }
}

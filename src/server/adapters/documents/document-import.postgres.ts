/**
 * Replaces collections in PostgreSQL: new rows are written beside the old ones under a new version, in batches, with
 * copies of the rows that stay; one small transaction switches the version; the old rows are deleted. Readers never wait
 * and never see a mixture. The next import deletes what a killed import left.
 */
import { randomUUID } from 'node:crypto'
import type { Postgres, Rows } from '#server/adapters/databases/postgres-database.ts'
import { postgresFault } from '#server/adapters/databases/postgres-fault.ts'
import {
  COLLECTIONS,
  type ContentImport,
  type DocumentRef,
  ImportConflictError,
  type ImportReport,
} from '#server/ports/document-store.ts'
import {
  ANY_INDEX,
  changeRow,
  type DocumentRow,
  indexOf,
  indexRows,
  lastRow,
  refRow,
  rowBatches,
  versionRow,
} from './document-rows.ts'

const BATCH = 500

/** The body of the port's `replace`; throws the port's errors and those of the database. */
export async function importDocuments(database: Postgres, content: ContentImport): Promise<ImportReport> {
  const version = randomUUID()
  const { base } = content
  await database.transaction(async (rows) => {
    await assertBase(rows, base)
    await rows('INSERT INTO content_version VALUES ($1, $2)', [version, content.fingerprint])
  })
  let report: ImportReport
  let left: readonly string[]
  try {
    const written = await writeRows(database, base, version, rowBatches(content, BATCH), content.onProgress)
    await writeRows(database, base, version, indexRows(content.index), () => undefined)
    const kept = COLLECTIONS.filter((collection) => !content.collections.includes(collection))
    for (const collection of kept) {
      await copyRows(database, base, version, collection)
      await copyRows(database, base, version, indexOf(collection))
    }
    report = await compare(database, base, version, written)
    left = await switchVersion(database, base, version)
  } catch (error) {
    await removeVersions(database, [version])
    throw error
  }
  await removeVersions(database, left)
  return report
}

/**
 * Inside a transaction: another import that has switched deletes our rows, so no more may be written. Blocks other
 * imports until the transaction ends.
 */
async function assertBase(rows: Rows, base: string): Promise<void> {
  const [row] = await rows('SELECT version FROM current_version FOR UPDATE', [])
  if (versionRow.parse(row).version !== base) throw new ImportConflictError()
}

async function writeRows(
  database: Postgres,
  base: string,
  version: string,
  batches: Iterable<readonly DocumentRow[]>,
  onProgress: (written: number) => void,
): Promise<number> {
  const insert = `INSERT INTO document
    SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[])`
  let written = 0
  for (const batch of batches) {
    const column = (pick: (row: DocumentRow) => string) => batch.map(pick)
    await database.transaction(async (rows) => {
      await assertBase(rows, base)
      await rows(insert, [version, column((row) => row.collection), column((row) => row.id), column((row) => row.text)])
    })
    written += batch.length
    onProgress(written)
  }
  return written
}

/** Every row is copied, so that a reader needs one version only. */
async function copyRows(database: Postgres, base: string, version: string, collection: string): Promise<void> {
  const batch = 'FROM document WHERE version = $1 AND collection = $2 AND id > $3'
  const end = `SELECT max(id) AS last FROM (SELECT id ${batch} ORDER BY id LIMIT ${BATCH}) AS batch`
  const copy = `INSERT INTO document SELECT $4, collection, id, body ${batch} AND id <= $5`
  for (let after = ''; ; ) {
    const [row] = await database.repeatable(end, [base, collection, after])
    const { last } = lastRow.parse(row)
    if (last === null) return
    await database.transaction(async (rows) => {
      await assertBase(rows, base)
      await rows(copy, [base, collection, after, version, last])
    })
    after = last
  }
}

async function compare(database: Postgres, base: string, version: string, written: number): Promise<ImportReport> {
  const changeRows = await database.repeatable(
    `SELECT fresh.collection, fresh.id, CASE WHEN old.id IS NULL THEN 'added' ELSE 'changed' END AS state
     FROM document AS fresh
     LEFT JOIN document AS old ON old.version = $1 AND old.collection = fresh.collection AND old.id = fresh.id
     WHERE fresh.version = $2 AND fresh.collection NOT LIKE '${ANY_INDEX}' AND (old.id IS NULL OR old.body <> fresh.body)
     ORDER BY fresh.collection COLLATE "C", fresh.id`,
    [base, version],
  )
  const removedRows = await database.repeatable(
    `SELECT old.collection, old.id FROM document AS old
     LEFT JOIN document AS fresh ON fresh.version = $1 AND fresh.collection = old.collection AND fresh.id = old.id
     WHERE old.version = $2 AND old.collection NOT LIKE '${ANY_INDEX}' AND fresh.id IS NULL
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

/** Returns every other version: the previous one, and those of killed or concurrent imports. */
async function switchVersion(database: Postgres, base: string, version: string): Promise<readonly string[]> {
  return database.transaction(async (rows) => {
    await assertBase(rows, base)
    await rows('UPDATE current_version SET version = $1', [version])
    const others = await rows('SELECT version FROM content_version WHERE version <> $1', [version])
    return others.map((row) => versionRow.parse(row).version)
  })
}

/** Never throws: rows that stay are in no reader's version, and the next import deletes them. */
async function removeVersions(database: Postgres, versions: readonly string[]): Promise<void> {
  // Never the current version: a COMMIT that reported an error may still have succeeded.
  const spare = 'version = $1 AND version <> (SELECT version FROM current_version)'
  const some = `DELETE FROM document WHERE ctid = ANY (ARRAY(SELECT ctid FROM document WHERE ${spare} LIMIT ${BATCH}))
    RETURNING 1`
  try {
    for (const version of versions) {
      // In batches, so that no statement is slow, however large the content was.
      while ((await database.repeatable(some, [version])).length > 0);
      await database.repeatable(`DELETE FROM content_version WHERE ${spare}`, [version])
    }
  } catch (error) {
    if (postgresFault(error) === 'other') throw error
  }
}

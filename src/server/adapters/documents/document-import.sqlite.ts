/**
 * Replaces collections of `content.db`: new rows are written beside the old ones under a new version, in batches, with
 * copies of the rows that stay; one small transaction switches the version; the old rows are deleted in batches. Readers
 * never wait and never see a mixture. The next import deletes what a killed import left.
 */
import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sqliteFault, transaction } from '#server/adapters/databases/sqlite-database.ts'
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
export async function importDocuments(db: DatabaseSync, content: ContentImport): Promise<ImportReport> {
  const version = randomUUID()
  const { base } = content
  transaction(db, () => {
    assertBase(db, base)
    db.prepare('INSERT INTO content_version VALUES (?, ?)').run(version, content.fingerprint)
  })
  let report: ImportReport
  let left: readonly string[]
  try {
    const written = await writeRows(db, base, version, rowBatches(content, BATCH), content.onProgress)
    await writeRows(db, base, version, indexRows(content.index), () => undefined)
    const kept = COLLECTIONS.filter((collection) => !content.collections.includes(collection))
    for (const collection of kept) {
      await copyRows(db, base, version, collection)
      await copyRows(db, base, version, indexOf(collection))
    }
    report = compare(db, base, version, written)
    left = switchVersion(db, base, version)
  } catch (error) {
    await removeVersions(db, [version])
    throw error
  }
  await removeVersions(db, left)
  return report
}

async function writeRows(
  db: DatabaseSync,
  base: string,
  version: string,
  batches: Iterable<readonly DocumentRow[]>,
  onProgress: (written: number) => void,
): Promise<number> {
  const insert = db.prepare('INSERT INTO document VALUES (?, ?, ?, ?)')
  const write = (batch: readonly DocumentRow[]) => {
    assertBase(db, base)
    for (const row of batch) insert.run(version, row.collection, row.id, row.text)
  }
  let written = 0
  for (const batch of batches) {
    transaction(db, () => write(batch))
    written += batch.length
    onProgress(written)
    await nextTurn()
  }
  return written
}

/** Every row is copied, so that a reader needs one version only. */
async function copyRows(db: DatabaseSync, base: string, version: string, collection: string): Promise<void> {
  const batch = `FROM document WHERE version = ? AND collection = ? AND id > ?`
  const end = db.prepare(`SELECT max(id) AS last FROM (SELECT id ${batch} ORDER BY id LIMIT ${BATCH})`)
  const copy = db.prepare(`INSERT INTO document SELECT ?, collection, id, body ${batch} AND id <= ?`)
  for (let after = ''; ; ) {
    const { last } = lastRow.parse(end.get(base, collection, after))
    if (last === null) return
    transaction(db, () => {
      assertBase(db, base)
      copy.run(version, base, collection, after, last)
    })
    after = last
    await nextTurn()
  }
}

/** Inside a transaction: another import that has switched deletes our rows, so no more may be written. */
function assertBase(db: DatabaseSync, base: string): void {
  const { version } = versionRow.parse(db.prepare('SELECT version FROM current_version').get())
  if (version !== base) throw new ImportConflictError()
}

function compare(db: DatabaseSync, base: string, version: string, written: number): ImportReport {
  const changes = db
    .prepare(
      `SELECT fresh.collection, fresh.id, CASE WHEN old.id IS NULL THEN 'added' ELSE 'changed' END AS state
       FROM document AS fresh
       LEFT JOIN document AS old ON old.version = ? AND old.collection = fresh.collection AND old.id = fresh.id
       WHERE fresh.version = ? AND fresh.collection NOT LIKE '${ANY_INDEX}' AND (old.id IS NULL OR old.body <> fresh.body)
       ORDER BY fresh.collection, fresh.id`,
    )
    .all(base, version)
    .map((row) => changeRow.parse(row))
  const removed = db
    .prepare(
      `SELECT old.collection, old.id FROM document AS old
       LEFT JOIN document AS fresh ON fresh.version = ? AND fresh.collection = old.collection AND fresh.id = old.id
       WHERE old.version = ? AND old.collection NOT LIKE '${ANY_INDEX}' AND fresh.id IS NULL
       ORDER BY old.collection, old.id`,
    )
    .all(version, base)
    .map((row) => refRow.parse(row))
  const only = (state: 'added' | 'changed'): DocumentRef[] =>
    changes.filter((change) => change.state === state).map(({ collection, id }) => ({ collection, id }))
  return {
    version,
    added: only('added'),
    changed: only('changed'),
    removed,
    unchanged: written - changes.length,
  }
}

/** Returns every other version: the previous one, and those of killed or concurrent imports. */
function switchVersion(db: DatabaseSync, base: string, version: string): readonly string[] {
  return transaction(db, () => {
    assertBase(db, base)
    db.prepare('UPDATE current_version SET version = ?').run(version)
    const others = db.prepare('SELECT version FROM content_version WHERE version <> ?').all(version)
    return others.map((row) => versionRow.parse(row).version)
  })
}

/** Never throws: rows that stay are in no reader's version, and the next import deletes them. */
async function removeVersions(db: DatabaseSync, versions: readonly string[]): Promise<void> {
  try {
    // Never the current version: a COMMIT that reported an error may still have succeeded.
    const remove = db.prepare(
      `DELETE FROM document WHERE rowid IN (SELECT rowid FROM document WHERE version = ?
       AND version <> (SELECT version FROM current_version) LIMIT ${BATCH})`,
    )
    const forget = db.prepare(
      'DELETE FROM content_version WHERE version = ? AND version <> (SELECT version FROM current_version)',
    )
    for (const version of versions) {
      while (transaction(db, () => remove.run(version).changes) !== 0) await nextTurn()
      transaction(db, () => forget.run(version))
    }
  } catch (error) {
    if (sqliteFault(error) === 'other') throw error
  }
}

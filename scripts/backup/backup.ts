/**
 * A consistent copy of DATA_DIR while the site writes: the databases by SQLite's own backup, the files by their index,
 * which names contents that never change. It knows no table.
 */
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { FOR_OWNER, makeFolder } from '#server/config/data-folder.ts'

/** An expected error, for the operator; nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
  readonly code = 'backup'
}

const DATABASES = ['content.db', 'messages.db'] as const
const SECRET = 'session-secret'
const FILES = 'files'
const INDEX = join(FILES, 'index.json')
const CONTENTS = join(FILES, 'contents')
/** An import may replace the files during the copy; then the copy starts again. */
const ATTEMPTS = 5

const storedIndex = z.object({ files: z.array(z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) })) })

/** Returns a line for each saved part. Rejects with BackupError. */
export async function save(dataDir: string, dir: string): Promise<readonly string[]> {
  if (!DATABASES.some((name) => existsSync(join(dataDir, name)))) throw new BackupError(`${dataDir} holds no database`)
  if (existsSync(dir) && readdirSync(dir).length > 0) throw new BackupError(`${dir} is not empty`)
  makeFolder(dir, FOR_OWNER.folder)
  const parts: string[] = []
  for (const name of DATABASES.filter((one) => existsSync(join(dataDir, one)))) {
    const source = new DatabaseSync(join(dataDir, name), { readOnly: true })
    try {
      await backup(source, join(dir, name))
    } finally {
      source.close()
    }
    parts.push(`${name}: ${check(join(dir, name))}`)
  }
  if (existsSync(join(dataDir, SECRET))) copyFileSync(join(dataDir, SECRET), join(dir, SECRET))
  parts.push(`files: ${saveFiles(dataDir, dir)}`)
  return parts
}

function saveFiles(dataDir: string, dir: string): number {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return copyFiles(dataDir, dir)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      rmSync(join(dir, FILES), { recursive: true, force: true })
    }
  }
}

/** Returns the number of contents. */
function copyFiles(dataDir: string, dir: string): number {
  if (!existsSync(join(dataDir, INDEX))) return 0
  const index = readFileSync(join(dataDir, INDEX), 'utf8')
  const hashes = new Set(storedIndex.parse(JSON.parse(index)).files.map(({ hash }) => hash))
  makeFolder(join(dir, CONTENTS))
  for (const hash of hashes) copyFileSync(join(dataDir, CONTENTS, hash), join(dir, CONTENTS, hash))
  copyFileSync(join(dataDir, INDEX), join(dir, INDEX))
  return hashes.size
}

/** Returns a line for each restored part. Throws BackupError before it has changed anything. */
export function restore(dir: string, dataDir: string): readonly string[] {
  const names = DATABASES.filter((name) => existsSync(join(dir, name)))
  if (names.length === 0) throw new BackupError(`${dir} holds no backup`)
  const taken = [...DATABASES, FILES].filter((name) => existsSync(join(dataDir, name)))
  if (taken.length > 0)
    throw new BackupError(`${dataDir} holds ${taken.join(', ')} already; stop the site and move it away`)
  const parts = names.map((name) => `${name}: ${check(join(dir, name))}`)
  makeFolder(dataDir, FOR_OWNER.folder)
  for (const name of [...names, SECRET, FILES]) {
    if (existsSync(join(dir, name))) cpSync(join(dir, name), join(dataDir, name), { recursive: true })
  }
  return parts
}

/** Throws BackupError for a damaged copy. */
function check(file: string): string {
  try {
    const db = new DatabaseSync(file)
    const found = db
      .prepare('PRAGMA integrity_check')
      .all()
      .flatMap((row) => Object.values(row))
    db.close()
    if (found.join() === 'ok') return 'whole'
  } catch {
    // The check below reports it.
  }
  throw new BackupError(`${file} is damaged`)
}

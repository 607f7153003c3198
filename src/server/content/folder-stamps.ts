/**
 * Remembers the sizes and times of the files of a content folder whose content the site has. While they stay the same, a
 * start need not read the files. It is only a short cut: without it the fingerprint decides.
 */
import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { FOR_OWNER, makeFolder } from '#server/config/data-folder.ts'
import { CONTENT_FORMAT } from './fingerprint.ts'

const FILE_NAME = 'content-stamp.json'
/** A file that is younger may change once more without a new time: some file systems count in steps of two seconds. */
const YOUNG_MS = 2000

const stored = z.object({ stamp: z.string(), fingerprint: z.string(), files: z.string() })

/** A folder whose content the site has. */
type KnownFolder = Readonly<z.infer<typeof stored>>

export interface FolderStamp {
  /** A hash of names, sizes and times. */
  readonly stamp: string
  /** False if a file may change without a change of the stamp. */
  readonly reliable: boolean
}

export interface FolderStamps {
  /** Stamps these files; they are not opened. The names do not depend on where the folder is. */
  take(files: Iterable<{ readonly name: string; readonly file: string }>): FolderStamp
  /** Null if no folder is remembered. */
  recall(): KnownFolder | null
  /** A data folder that cannot be written to is no error: the next start reads all files. */
  remember(folder: KnownFolder): void
}

/** `now` gives milliseconds since 1970, as the file system counts them. */
export function createFolderStamps(options: { readonly dataDir: string; readonly now: () => number }): FolderStamps {
  const file = join(options.dataDir, FILE_NAME)
  return {
    take(files) {
      const oldest = options.now() - YOUNG_MS
      const hash = createHash('sha256').update(CONTENT_FORMAT)
      let reliable = true
      for (const { name, file } of files) {
        const entry = statSync(file, { throwIfNoEntry: false })
        // The time of change (ctime) also tells of a file whose time of modification was set back.
        const state = entry === undefined ? [] : [entry.size, entry.mtimeMs, entry.ctimeMs]
        if (entry === undefined || entry.mtimeMs > oldest || entry.ctimeMs > oldest) reliable = false
        hash.update(JSON.stringify([name, ...state]))
      }
      return { stamp: hash.digest('hex'), reliable }
    },
    recall() {
      try {
        return stored.parse(JSON.parse(readFileSync(file, 'utf8')))
      } catch {
        return null
      }
    },
    remember(folder) {
      try {
        makeFolder(dirname(file), FOR_OWNER.folder)
        writeFileSync(file, `${JSON.stringify(folder)}\n`, { mode: FOR_OWNER.file })
      } catch {
        return
      }
    },
  }
}

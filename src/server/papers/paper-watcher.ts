/**
 * Watches the folder of papers while the site runs: new papers go into the file storage and removed ones leave it,
 * without a command or restart. Documents and other files wait for the next import.
 */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { FileStorage } from '#server/ports/file-storage.ts'
import { paperPath } from '#server/repositories/papers.ts'

type Options = Readonly<{
  /** The folder that papers are dropped into; it may not exist. */
  folder: string
  files: Pick<FileStorage, 'put' | 'remove'>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}>

/** `scan` is called every two seconds by the lead process (start/run-site.ts). A call during a scan does nothing. */
export type PaperWatcher = Readonly<{
  /**
   * Compares the folder with the storage. The first call must be before the import at start, which imports what is
   * there by then. A change is applied when two scans in a row find the same state: a file that is still being copied
   * is skipped. Never rejects.
   */
  scan(): Promise<void>
}>

/** By file name: size, time and inode, which identify one state of a file. */
type Stamps = Map<string, string>

/** Sets no timer. What it knows is in memory only: after a restart the import does the rest. */
export function createPaperWatcher({ folder, files, log }: Options): PaperWatcher {
  const reported = new Set<string>()
  let applied: Stamps | null = null
  let lastScan: Stamps = new Map()
  let scanning = false

  function report(name: string): void {
    if (reported.has(name)) return
    reported.add(name)
    // Files that were there at start were imported, and the paper repository logs their names.
    if (applied !== null) log.warn({ fileName: name }, 'passed over: not the name of a paper')
  }

  /** Null while the folder cannot be read: a disk that is away for a moment has not lost its papers. */
  async function readFolder(): Promise<Stamps | null> {
    const names = await readdir(folder).catch(() => null)
    if (names === null) return null
    const stamps: Stamps = new Map()
    for (const name of names.filter((one) => !one.startsWith('.'))) {
      const stamp = await stampOf(join(folder, name))
      if (paperPath(name) === null) report(name)
      else if (stamp !== null) stamps.set(name, stamp)
    }
    return stamps
  }

  async function add(name: string): Promise<void> {
    await files.put({ path: paperPath(name) ?? name, read: () => readFile(join(folder, name)) })
    log.info({ fileName: name }, 'a paper was taken from the folder')
  }

  async function remove(name: string): Promise<void> {
    await files.remove(paperPath(name) ?? name)
    log.info({ fileName: name }, 'a paper has left the folder')
  }

  async function compare(current: Stamps | null): Promise<void> {
    const known = applied ?? new Map(current)
    applied = known
    if (current === null) return
    const last = lastScan
    lastScan = current
    for (const [name, stamp] of current) {
      if (known.get(name) === stamp || last.get(name) !== stamp) continue
      await add(name)
      known.set(name, stamp)
    }
    for (const name of [...known.keys()].filter((one) => !current.has(one) && !last.has(one))) {
      await remove(name)
      known.delete(name)
    }
  }

  return {
    async scan() {
      if (scanning) return
      scanning = true
      try {
        await compare(await readFolder())
      } catch (error) {
        log.error({ err: error }, 'the papers in the folder cannot be taken; they are tried again')
      } finally {
        scanning = false
      }
    },
  }
}

/** Null if it is no file, or has just gone. */
async function stampOf(file: string): Promise<string | null> {
  const entry = await stat(file).catch(() => null)
  return entry?.isFile() === true ? `${entry.size} ${entry.mtimeMs} ${entry.ino}` : null
}

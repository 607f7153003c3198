/**
 * PDFs that this machine has made, each in a file by its version, with a hash in front of its bytes. The folder can be
 * removed at any time. Several processes may use it; one keeps. What cannot be read is made again, and what cannot be
 * written is not kept.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { FOR_OWNER, makeFolder } from '#server/config/data-folder.ts'

/** Neither method rejects. */
export interface PdfFolder {
  /** Null if it is not there whole. */
  read(version: string): Promise<Uint8Array<ArrayBuffer> | null>
  keep(version: string, pdf: Uint8Array): Promise<void>
}

type Options = Readonly<{ dir: string; maxBytes: number; log: Pick<Logger, 'warn'> }>

const HASH_BYTES = 32
/** The folder is looked through each time that so much of its limit has been written. */
const SHARE = 1 / 16

/** The oldest files are removed when the folder has more than `maxBytes`. The first `keep` makes the folder. */
export function createPdfFolder({ dir, maxBytes, log }: Options): PdfFolder {
  let unchecked = maxBytes

  async function write(version: string, pdf: Uint8Array): Promise<void> {
    const draft = join(dir, `${version}.${randomUUID()}.part`)
    try {
      makeFolder(dir, FOR_OWNER.folder)
      await writeFile(draft, [hashOf(pdf), pdf], { mode: FOR_OWNER.file })
      await rename(draft, join(dir, version))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  async function removeOldest(): Promise<void> {
    const files = await Promise.all((await readdir(dir)).map((name) => describe(join(dir, name))))
    let bytes = 0
    for (const { path, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
      bytes += size
      if (bytes > maxBytes) await rm(path, { force: true })
    }
  }

  return {
    async read(version) {
      try {
        const bytes = await readFile(join(dir, version))
        const pdf = new Uint8Array(bytes.subarray(HASH_BYTES))
        return hashOf(pdf).equals(bytes.subarray(0, HASH_BYTES)) ? pdf : null
      } catch {
        return null
      }
    },
    async keep(version, pdf) {
      try {
        await write(version, pdf)
        unchecked += pdf.length
        if (unchecked < maxBytes * SHARE) return
        unchecked = 0
        await removeOldest()
      } catch (error) {
        log.warn({ err: error }, 'a PDF cannot be kept')
      }
    },
  }
}

const hashOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** Of a file that another process has just removed: nothing. */
async function describe(path: string): Promise<Readonly<{ path: string; size: number; mtimeMs: number }>> {
  const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }))
  return { path, size, mtimeMs }
}

/**
 * The folder of an export, replaced as a whole: files are written to a draft beside it, and at the end the two are
 * swapped. A failed export leaves the last one unchanged, and files that are no longer part of the site are removed.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { makeFolder } from '#server/config/data-folder.ts'
import { ExportError } from './export-error.ts'

/** Call `finish` or `discard` once. `write` takes a path with slashes and rejects if the draft has that file. */
export interface ExportFolder {
  /** The number of written files and bytes. */
  readonly written: { readonly files: number; readonly bytes: number }
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Replaces the last export by the draft. */
  finish(): Promise<void>
  /** Removes the draft. */
  discard(): Promise<void>
}

/** Lists the top-level names that an export wrote: anything else in the folder is not ours to remove. */
const MARK = '.readysix-export'

/** Rejects with ExportError if the folder contains something that no export wrote. */
export async function openExportFolder(dir: string): Promise<ExportFolder> {
  const target = resolve(dir)
  await refuseStrangers(target)
  const draft = join(dirname(target), `.readysix-export-${randomUUID()}`)
  makeFolder(draft)
  const written = { files: 0, bytes: 0 }
  return {
    written,
    async write(name, bytes) {
      const file = join(draft, name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, bytes, { flag: 'wx' })
      written.files += 1
      written.bytes += bytes.byteLength
    },
    async finish() {
      const names = (await readdir(draft)).sort()
      await writeFile(join(draft, MARK), `${names.join('\n')}\n`)
      await replace(target, draft)
    },
    discard: () => rm(draft, { recursive: true, force: true }),
  }
}

async function replace(target: string, draft: string): Promise<void> {
  const old = `${draft}-old`
  const there = (await namesIn(target)) !== null
  if (there) await rename(target, old)
  try {
    await rename(draft, target)
  } catch (error) {
    if (there) await rename(old, target)
    throw error
  }
  await rm(old, { recursive: true, force: true })
}

async function refuseStrangers(target: string): Promise<void> {
  const names = (await namesIn(target)) ?? []
  const ours = new Set(names.includes(MARK) ? [MARK, ...(await readFile(join(target, MARK), 'utf8')).split('\n')] : [])
  const stranger = names.find((name) => !ours.has(name))
  if (stranger === undefined) return
  throw new ExportError(`${target} holds ${stranger}, which no export wrote; name another folder or empty this one`)
}

/** Null if there is no such folder. */
async function namesIn(folder: string): Promise<readonly string[] | null> {
  try {
    return (await readdir(folder)).sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

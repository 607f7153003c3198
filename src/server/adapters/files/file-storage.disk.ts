/**
 * Files on disk: each content under its hash, and an index from path to hash. The index is replaced by a rename, so a
 * reader sees one whole set of files. A path of a request is looked up in the index and never reaches the disk.
 */
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { FOR_OWNER, makeFolder } from '#server/config/data-folder.ts'
import { compareIds } from '#server/ports/document-store.ts'
import {
  type ByteRange,
  type FileBody,
  FileGoneError,
  type FileSource,
  type FileStorage,
  FileStorageUnavailableError,
  fileReport,
  type StoredFile,
  servedUrl,
  splitFiles,
} from '#server/ports/file-storage.ts'
import { storedFile } from './stored-file.ts'

type Files = ReadonlyMap<string, StoredFile>

const storedIndex = z.object({ files: z.array(storedFile) })

const CHUNK_BYTES = 64 * 1024
/** A content that no index names may belong to an unfinished import of another process. */
const YOUNG_MS = 60 * 60 * 1000

/** The first import creates `dir`; until then the storage is empty. */
export function createDiskFileStorage(options: { readonly dir: string }): FileStorage {
  const index = createIndex(join(options.dir, 'index.json'))
  const contents = join(options.dir, 'contents')
  const contentOf = (hash: string) => join(contents, hash)

  async function save({ path, read }: FileSource): Promise<StoredFile> {
    const bytes = await read()
    const file = { path, size: bytes.byteLength, hash: hashOf(bytes) }
    await translateErrors(async () => {
      if ((await sizeOf(contentOf(file.hash))) !== file.size) await writeWhole(contentOf(file.hash), bytes)
    })
    return file
  }

  async function isWhole({ hash, size }: StoredFile, how: 'by size' | 'by reading'): Promise<boolean> {
    const content = contentOf(hash)
    if ((await sizeOf(content)) !== size) return false
    if (how === 'by size' || hashOf(await readFile(content)) === hash) return true
    await rm(content, { force: true })
    return false
  }

  return {
    find: (path) => translateErrors(async () => (await index.read()).get(path) ?? null),
    url: (path) =>
      translateErrors(async () => {
        const file = (await index.read()).get(path)
        return file === undefined ? null : servedUrl(file)
      }),
    signedUrl: async () => null,
    open: (file, range) => translateErrors(() => openPart(contentOf(file.hash), file, range)),
    list: (prefix) =>
      translateErrors(async () => [...(await index.read()).values()].filter(({ path }) => path.startsWith(prefix))),
    damaged: (how) =>
      translateErrors(async () => {
        const damaged: StoredFile[] = []
        for (const file of (await index.read()).values()) if (!(await isWhole(file, how))) damaged.push(file)
        return damaged
      }),
    async replace(folders, sources, beside) {
      const before = await translateErrors(async () => {
        makeFolder(contents, FOR_OWNER.folder)
        return splitFiles(folders, await index.read()).inside
      })
      const write = (inside: Files) =>
        translateErrors(async () =>
          index.write(new Map([...splitFiles(folders, await index.read()).outside, ...inside])),
        )
      const after = new Map<string, StoredFile>()
      for (const source of sources) after.set(source.path, await save(source))
      await write(new Map([...after, ...before]))
      try {
        await beside()
      } catch (error) {
        await write(before)
        throw error
      }
      await write(after)
      await translateErrors(async () => {
        const used = [...before.values(), ...(await index.read()).values()].map(({ hash }) => hash)
        await removeUnused(contents, new Set(used))
      })
      return fileReport(before, sorted(after))
    },
    async put(...sources) {
      await translateErrors(async () => makeFolder(contents, FOR_OWNER.folder))
      const files = new Map<string, StoredFile>()
      for (const source of sources) files.set(source.path, await save(source))
      await translateErrors(async () => index.write(new Map([...(await index.read()), ...files])))
    },
    remove: (...paths) =>
      translateErrors(async () => {
        const files = await index.read()
        const gone = new Set(paths)
        const left = new Map([...files].filter(([path]) => !gone.has(path)))
        if (left.size < files.size) await index.write(left)
      }),
  }
}

/** The index file; it is read again only after it was replaced. */
function createIndex(file: string) {
  let known: { readonly stamp: string; readonly files: Files } = { stamp: '', files: new Map() }

  async function read(): Promise<Files> {
    const stamp = await stampOf(file)
    if (stamp === known.stamp) return known.files
    const { files } = stamp === '' ? { files: [] } : parseIndex(file, await readFile(file, 'utf8'))
    known = { stamp, files: new Map(files.map((entry) => [entry.path, entry])) }
    return known.files
  }

  async function write(files: Files): Promise<void> {
    const text = `${JSON.stringify({ files: [...sorted(files).values()] }, null, 1)}\n`
    await writeWhole(file, Buffer.from(text))
  }

  return { read, write }
}

function parseIndex(file: string, text: string): z.infer<typeof storedIndex> {
  try {
    return storedIndex.parse(JSON.parse(text))
  } catch (error) {
    const cure = 'move it away and start the site again, which then imports the files; or restore a backup'
    throw new FileStorageUnavailableError(`${file} is damaged: ${cure}`, { cause: error })
  }
}

/**
 * Identifies one state of the index file; '' if there is none. The inode changes with each rename, whatever the clock
 * says.
 */
async function stampOf(file: string): Promise<string> {
  try {
    const { ino, size, mtimeMs } = await stat(file)
    return `${ino} ${size} ${mtimeMs}`
  } catch (error) {
    if (isMissing(error)) return ''
    throw error
  }
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`
  const handle = await open(draft, 'wx', FOR_OWNER.file)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}

async function removeUnused(folder: string, used: ReadonlySet<string>): Promise<void> {
  const oldest = Date.now() - YOUNG_MS
  for (const name of await readdir(folder)) {
    if (used.has(name)) continue
    const file = join(folder, name)
    if ((await stat(file)).mtimeMs < oldest) await rm(file, { force: true })
  }
}

async function openPart(content: string, file: StoredFile, { start, end }: ByteRange): Promise<FileBody> {
  let handle: FileHandle
  try {
    handle = await open(content, 'r')
  } catch (error) {
    if (isMissing(error)) throw new FileGoneError(file.path)
    throw error
  }
  // The response must not look complete; nor may it later, if the file is cut short while it is read.
  if ((await handle.stat()).size < file.size) {
    await handle.close()
    throw new FileGoneError(file.path)
  }
  let at = start
  const readInto = async (chunk: Uint8Array) => {
    try {
      return (await handle.read(chunk, 0, chunk.length, at)).bytesRead
    } catch (error) {
      await handle.close()
      throw error
    }
  }
  return new ReadableStream({
    async pull(controller) {
      const chunk = new Uint8Array(Math.min(CHUNK_BYTES, end - at))
      const bytesRead = await readInto(chunk)
      at += bytesRead
      if (bytesRead > 0) controller.enqueue(chunk.subarray(0, bytesRead))
      if (bytesRead > 0 && at < end) return
      await handle.close()
      if (at < end) controller.error(new FileStorageUnavailableError(`${content} is cut short`))
      else controller.close()
    },
    cancel: () => handle.close(),
  })
}

async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isFault(error)) throw error
    throw new FileStorageUnavailableError(`the files cannot be read or written: ${error.message}`, { cause: error })
  }
}

/** An error of the file system. */
function isFault(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Null if there is no such file. */
async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function sorted(files: Files): Files {
  return new Map([...files].sort(([a], [b]) => compareIds(a, b)))
}

/**
 * Files on disk: each content under its hash, and an index from path to hash. The index is replaced by a rename, so a
 * reader sees one whole set of files. A path of a request is looked up in the index and never reaches the disk.
 */
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { makeFolder } from '#server/config/data-folder.ts'
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

type Files = ReadonlyMap<string, StoredFile>

const storedIndex = z.object({
  files: z.array(z.object({ path: z.string(), size: z.int().nonnegative(), hash: z.string().regex(/^[0-9a-f]{64}$/) })),
})

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
    const hash = createHash('sha256').update(bytes).digest('hex')
    await translateErrors(async () => {
      if (!(await exists(contentOf(hash)))) await writeWhole(contentOf(hash), bytes)
    })
    return { path, size: bytes.byteLength, hash }
  }

  return {
    find: (path) => translateErrors(async () => (await index.read()).get(path) ?? null),
    url: (path) =>
      translateErrors(async () => {
        const file = (await index.read()).get(path)
        return file === undefined ? null : servedUrl(file)
      }),
    signedUrl: async () => null,
    open: (file, range) => translateErrors(() => openPart(contentOf(file.hash), file.path, range)),
    list: (prefix) =>
      translateErrors(async () => [...(await index.read()).values()].filter(({ path }) => path.startsWith(prefix))),
    async replace(folders, sources, beside) {
      const before = await translateErrors(async () => {
        makeFolder(contents)
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
      await translateErrors(async () => makeFolder(contents))
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
    const { files } = storedIndex.parse(stamp === '' ? { files: [] } : JSON.parse(await readFile(file, 'utf8')))
    known = { stamp, files: new Map(files.map((entry) => [entry.path, entry])) }
    return known.files
  }

  async function write(files: Files): Promise<void> {
    const text = `${JSON.stringify({ files: [...sorted(files).values()] }, null, 1)}\n`
    await writeWhole(file, Buffer.from(text))
  }

  return { read, write }
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
  const handle = await open(draft, 'wx')
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

async function openPart(content: string, path: string, { start, end }: ByteRange): Promise<FileBody> {
  let handle: FileHandle
  try {
    handle = await open(content, 'r')
  } catch (error) {
    if (isMissing(error)) throw new FileGoneError(path)
    throw error
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
      // The file is shorter than the index says: the response must not look complete.
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

/** Maps errors of the file system, and of a damaged index, to those of the port. */
function isFault(error: unknown): error is Error {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return true
  return error instanceof Error && 'syscall' in error
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

async function exists(file: string): Promise<boolean> {
  return (await stampOf(file)) !== ''
}

function sorted(files: Files): Files {
  return new Map([...files].sort(([a], [b]) => compareIds(a, b)))
}

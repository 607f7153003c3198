/** A file storage in memory, for tests. */
import { createHash } from 'node:crypto'
import { compareIds } from '#server/ports/document-store.ts'
import {
  FileGoneError,
  type FileStorage,
  fileReport,
  type StoredFile,
  servedUrl,
  splitFiles,
} from '#server/ports/file-storage.ts'

interface MemoryFile extends StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>
}

type Files = ReadonlyMap<string, MemoryFile>

export function createMemoryFileStorage(): FileStorage {
  let files: Files = new Map()

  return {
    async find(path) {
      return files.get(path) ?? null
    },
    async url(path) {
      const file = files.get(path)
      return file === undefined ? null : servedUrl(file)
    },
    signedUrl: async () => null,
    async open({ path, hash }, { start, end }) {
      const file = files.get(path)
      if (file?.hash !== hash) throw new FileGoneError(path)
      return streamOf(file.bytes.subarray(start, end))
    },
    async list(prefix) {
      return [...files.values()].filter(({ path }) => path.startsWith(prefix))
    },
    damaged: async () => [],
    async replace(folders, sources, beside) {
      const before = splitFiles(folders, files).inside
      const after = new Map<string, MemoryFile>()
      for (const { path, read } of sources) after.set(path, memoryFile(path, await read()))
      const write = (inside: Files) => {
        files = sorted(new Map([...splitFiles(folders, files).outside, ...inside]))
      }
      write(new Map([...after, ...before]))
      try {
        await beside()
      } catch (error) {
        write(before)
        throw error
      }
      write(after)
      return fileReport(before, sorted(after))
    },
    async put(...sources) {
      const added = new Map<string, MemoryFile>()
      for (const { path, read } of sources) added.set(path, memoryFile(path, await read()))
      files = sorted(new Map([...files, ...added]))
    },
    async remove(...paths) {
      const gone = new Set(paths)
      files = new Map([...files].filter(([path]) => !gone.has(path)))
    },
  }
}

function memoryFile(path: string, source: Uint8Array): MemoryFile {
  const bytes = new Uint8Array(source)
  return { path, bytes, size: bytes.byteLength, hash: createHash('sha256').update(bytes).digest('hex') }
}

function sorted(files: Files): Files {
  return new Map([...files].sort(([a], [b]) => compareIds(a, b)))
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      if (bytes.byteLength > 0) controller.enqueue(bytes)
      controller.close()
    },
  })
}

/**
 * Where the files that visitors fetch are kept (audio, pictures, papers): the interface and its errors. It knows neither
 * HTTP nor which document names which file.
 */

export interface StoredFile {
  /** As documents name it: segments with slashes between them, none in front. */
  readonly path: string
  /** In bytes. */
  readonly size: number
  /** SHA-256 of the bytes, 64 hexadecimal digits. */
  readonly hash: string
}

/** A part of a file, in bytes; `end` is the first one that is no longer wanted. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export type FileBody = ReadableStream<Uint8Array<ArrayBuffer>>

/** A file as an import brings it. */
export interface FileSource {
  readonly path: string
  /** Called once; if it rejects, nothing is replaced and the error is passed on as it is. */
  readonly read: () => Promise<Uint8Array>
}

/** What a replacement changed; the lists hold paths in code point order. */
export interface FileReport {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /** A number of files. */
  readonly unchanged: number
}

/** Every method rejects with FileStorageUnavailableError when the storage cannot answer. */
export interface FileStorage {
  /** What is kept under a path, or null. A path that tries to leave the storage names nothing. */
  find(path: string): Promise<StoredFile | null>
  /** The address on this site under which a browser gets the file, the same until its bytes change; null if there is none. */
  url(path: string): Promise<string | null>
  /** The bytes of a part of what `find` gave. Rejects with FileGoneError if the file has been replaced meanwhile. */
  open(file: StoredFile, range: ByteRange): Promise<FileBody>
  /**
   * Where else a browser gets the bytes of what `find` gave, for half an hour from now at least and with this method
   * alone: a whole address. Null if this site sends them itself.
   */
  signedUrl(file: StoredFile, method: 'GET' | 'HEAD'): Promise<string | null>
  /** Every file whose path starts with the prefix, by path in code point order; '' names all. */
  list(prefix: string): Promise<readonly StoredFile[]>
  /**
   * Replaces all files. `beside` runs when the new files can be found beside the old ones and nothing old is gone or
   * changed yet: there the documents that name them are switched. If it rejects, the old files stay.
   */
  replaceAll(files: Iterable<FileSource>, beside: () => Promise<void>): Promise<FileReport>
  /** Keeps these files, each in place of what its path had; all others stay. */
  put(...files: readonly FileSource[]): Promise<void>
  /** Removing what is not there is no error. */
  remove(path: string): Promise<void>
}

/** The storage is unreadable, unreachable, full or not allowed to us. */
export class FileStorageUnavailableError extends Error {
  override readonly name = 'FileStorageUnavailableError'
  readonly code = 'files-unavailable'
}

/** The bytes that were found are no longer there. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError'
  readonly code = 'file-gone'

  constructor(path: string) {
    super(`${path} has been replaced`)
  }
}

/** Long enough that no two versions of a file share it by chance. */
const VERSION_DIGITS = 16

/** What tells one version of a file from the next, in its address. */
export function fileVersion(file: StoredFile): string {
  return file.hash.slice(0, VERSION_DIGITS)
}

/** The address of a file that this site serves itself. */
export function servedUrl(file: StoredFile): string {
  return `${servedPath(file)}?v=${fileVersion(file)}`
}

/** The same without its version. */
export function servedPath({ path }: StoredFile): string {
  return `/files/${path.split('/').map(encodeURIComponent).join('/')}`
}

/** What changed from one set of files to another; both sorted by path. */
export function fileReport(
  before: ReadonlyMap<string, StoredFile>,
  after: ReadonlyMap<string, StoredFile>,
): FileReport {
  const paths = [...after.keys()]
  const added = paths.filter((path) => !before.has(path))
  const changed = paths.filter((path) => before.has(path) && before.get(path)?.hash !== after.get(path)?.hash)
  const removed = [...before.keys()].filter((path) => !after.has(path))
  return { added, changed, removed, unchanged: paths.length - added.length - changed.length }
}

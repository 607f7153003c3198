/** The port of the file storage: audio, pictures and papers for visitors. It knows neither HTTP nor documents. */

/** One version of a file: with other bytes the same path has another hash. */
export interface StoredFile {
  /** As documents name it: segments with slashes between them, none in front. */
  readonly path: string
  /** In bytes. */
  readonly size: number
  /** SHA-256 of the bytes, 64 hexadecimal digits. */
  readonly hash: string
}

/** A part of a file, in bytes; `end` is exclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Can be read once. Cancel it, or read it to its end, to free what is open behind it. */
export type FileBody = ReadableStream<Uint8Array<ArrayBuffer>>

/** A file as an import brings it. */
export interface FileSource {
  readonly path: string
  /** Called once; if it rejects, nothing is replaced and the error is passed on as it is. */
  readonly read: () => Promise<Uint8Array>
}

/**
 * What an import replaces: all files, or those in these top folders; '' stands for the files that lie in no folder.
 */
export type FileFolders = 'all' | ReadonlySet<string>

/** What a replacement changed in its folders; the lists hold paths in code point order. */
export interface FileReport {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /** A number of files. */
  readonly unchanged: number
}

/** Every method rejects with FileStorageUnavailableError if the storage does not respond. */
export interface FileStorage {
  /** The file under a path, or null. A path that tries to leave the storage names nothing. */
  find(path: string): Promise<StoredFile | null>
  /**
   * The URL of the file on this site, relative to its origin; it changes with the file's bytes. Null if there is no
   * such file.
   */
  url(path: string): Promise<string | null>
  /** The bytes of a range of a file from `find`. Rejects with FileGoneError if it was replaced meanwhile, or is lost. */
  open(file: StoredFile, range: ByteRange): Promise<FileBody>
  /**
   * An absolute URL at which a browser can fetch a file from `find` with this method, valid for at least half an hour.
   * Null if this site sends the bytes itself.
   */
  signedUrl(file: StoredFile, method: 'GET' | 'HEAD'): Promise<string | null>
  /** Every file whose path starts with the prefix, by path in code point order; '' names all. */
  list(prefix: string): Promise<readonly StoredFile[]>
  /**
   * The files whose bytes are missing or wrong, as far as their sizes show it, or after reading all of them; then the wrong
   * bytes are removed, so that nobody gets them. `put` and `replace` bring back what is missing.
   */
  damaged(how: 'by size' | 'by reading'): Promise<readonly StoredFile[]>
  /**
   * Replaces all files of these folders; all others stay. `beside` runs when the new files can be read and no old one is gone or changed yet: there the
   * caller switches the documents that name them. If it rejects, the old files stay.
   */
  replace(folders: FileFolders, files: Iterable<FileSource>, beside: () => Promise<void>): Promise<FileReport>
  /** Saves these files and replaces those with the same paths; all others stay. */
  put(...files: readonly FileSource[]): Promise<void>
  /** Removing what is not there is no error. */
  remove(...paths: readonly string[]): Promise<void>
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
    super(`${path}: its bytes are not there any more`)
  }
}

/** Long enough that no two versions of a file share it by chance. */
const VERSION_DIGITS = 16

/** The version of a file in its URL. */
export function fileVersion(file: StoredFile): string {
  return file.hash.slice(0, VERSION_DIGITS)
}

/** The URL of a file that this site serves itself. */
export function servedUrl(file: StoredFile): string {
  return `${servedPath(file)}?v=${fileVersion(file)}`
}

/** The same without its version. */
export function servedPath({ path }: StoredFile): string {
  return `/files/${path.split('/').map(encodeURIComponent).join('/')}`
}

/** The top folder of a path; '' if it lies in none. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.indexOf('/'), 0))
}

export function liesIn(folders: FileFolders, path: string): boolean {
  return folders === 'all' || folders.has(folderOf(path))
}

/** The files of these folders, by path, and the others. */
export function splitFiles<File extends StoredFile>(
  folders: FileFolders,
  files: ReadonlyMap<string, File>,
): Readonly<{ inside: ReadonlyMap<string, File>; outside: ReadonlyMap<string, File> }> {
  const entries = [...files]
  return {
    inside: new Map(entries.filter(([path]) => liesIn(folders, path))),
    outside: new Map(entries.filter(([path]) => !liesIn(folders, path))),
  }
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

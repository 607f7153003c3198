/**
 * The port of the document store: everything in content/ that pages are made of. It knows neither the meaning of a
 * document (see repositories) nor the files on disk (see content/collections.ts).
 */

/** The names are also those of the folders in content/ (docs/behaviour.md, 7.12). */
export const COLLECTIONS = [
  'quizzes',
  'listeningPractices',
  'prelimQuizzes',
  'prelimTasks',
  'articles',
  'exam',
  'tasks',
  'science',
  'drawings',
  'plans',
  'whole-papers',
] as const

/** Each has its own ids: the same id in two of them names two documents. */
export type Collection = (typeof COLLECTIONS)[number]

/** The result of `version()` before the first import. */
export const EMPTY_VERSION = 'empty'

/** `id` is the path of the file in the folder of its collection, without its extension. It is never empty. */
export interface DocumentRef {
  readonly collection: Collection
  readonly id: string
}

/** A document with its JSON body, as an import takes it. */
export interface ContentDocument extends DocumentRef {
  readonly body: unknown
}

/** A document as `list` returns it. */
export interface StoredDocument {
  readonly id: string
  readonly body: unknown
}

/** A part of the index of a collection: what pages need to know of many documents at once. `name` is unique in its collection. */
export interface IndexPart {
  readonly collection: Collection
  readonly name: string
  readonly body: unknown
}

/** The whole content: what it does not hold is removed. */
export interface ContentImport {
  /** What the import replaces; the documents of all other collections stay. */
  readonly collections: readonly Collection[]
  /** The `version()` that the import was planned on. */
  readonly base: string
  /**
   * All of these collections. Read once, lazily; if it throws, the import is undone and the error is passed on as it is.
   */
  readonly documents: Iterable<ContentDocument>
  /** The index of these collections. Read once, after the last document; it is no part of the report. */
  readonly index: Iterable<IndexPart>
  /** A hash of the source folder; `fingerprint()` returns it. */
  readonly fingerprint: string
  /** Called after each batch with the number of documents written so far. */
  readonly onProgress: (written: number) => void
}

/** What an import changed in its collections; the three lists are sorted by collection, then id. */
export interface ImportReport {
  /** The new content version. */
  readonly version: string
  readonly added: readonly DocumentRef[]
  readonly changed: readonly DocumentRef[]
  readonly removed: readonly DocumentRef[]
  /** A number of documents. */
  readonly unchanged: number
}

/**
 * Every method rejects with DocumentStoreUnavailableError or DocumentStoreCorruptError. A read sees one whole version,
 * never a mixture; two reads in a row may see two versions.
 */
export interface DocumentStore {
  /** The parsed JSON body, or null if there is no such document. */
  get(collection: Collection, id: string): Promise<unknown>
  /** All documents of a collection, by id in code point order. */
  list(collection: Collection): Promise<readonly StoredDocument[]>
  /** All ids of a collection in code point order. */
  ids(collection: Collection): Promise<readonly string[]>
  /**
   * The JSON text of a part of an index, or null if the import of the collection wrote no such part. An import that leaves
   * the collection alone leaves its index, too.
   */
  index(collection: Collection, name: string): Promise<string | null>
  /** Changes with every import, also of another process. Cheap enough for every request (about 10 µs). */
  version(): Promise<string>
  /** The fingerprint given to the last import, or null before the first. */
  fingerprint(): Promise<string | null>
  /**
   * Replaces whole collections under a new version, all or nothing: readers see the old one, then the new one. Rejects
   * with DocumentRefusedError, with ImportConflictError if `base` is not the version any more, or with what `documents`
   * threw; then nothing has changed.
   */
  replace(content: ContentImport): Promise<ImportReport>
  /** Afterwards every other call rejects. Closing twice is harmless. */
  close(): Promise<void>
}

/** The store is closed, locked for too long, unreachable, full or not allowed to us. */
export class DocumentStoreUnavailableError extends Error {
  override readonly name = 'DocumentStoreUnavailableError'
  readonly code = 'store-unavailable'
}

/** The store responds, but its data are damaged. Nothing is repaired or overwritten. */
export class DocumentStoreCorruptError extends Error {
  override readonly name = 'DocumentStoreCorruptError'
  readonly code = 'store-corrupt'
}

/** A document that no store can save, for example a duplicate id in one import. */
export class DocumentRefusedError extends Error {
  override readonly name = 'DocumentRefusedError'
  readonly code = 'document-refused'

  constructor(document: DocumentRef, reason: string) {
    super(`${document.collection}/${document.id}: ${reason}`)
  }
}

/** Another import finished since this one was planned. This one has changed nothing and may be repeated. */
export class ImportConflictError extends Error {
  override readonly name = 'ImportConflictError'
  readonly code = 'import-conflict'

  constructor() {
    super('another import finished while this one was running; nothing of this one was kept')
  }
}

/**
 * The text that a store saves for a body, and the bytes of an exported file: JSON with two spaces and a final newline.
 * JSON escapes NUL and lone surrogates, so every engine can save it as TEXT. Throws TypeError if the body is not JSON.
 */
export function documentText(body: unknown): string {
  const text = JSON.stringify(body, null, 2)
  if (text === undefined) throw new TypeError('not a JSON value')
  return `${text}\n`
}

/** Code point order, as SQLite and PostgreSQL (COLLATE "C") sort; `<` on strings differs beyond U+FFFF. */
export function compareIds(a: string, b: string): number {
  let at = 0
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1
  return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1)
}

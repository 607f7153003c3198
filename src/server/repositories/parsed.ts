/** What repositories of whole collections share: documents as values, read once for each version of the content. */
import type { Logger } from 'pino'
import type { ZodType } from 'zod'
import { type Issue, ROOT } from '#lib/issue.ts'
import { plainWords, zodIssues } from '#lib/plain-words.ts'
import type { Collection, DocumentStore, StoredDocument } from '#server/ports/document-store.ts'

/** The value of a document, or what is wrong with it. */
export type Parsed<T> = Readonly<{ status: 'ok'; value: T }> | Readonly<{ status: 'invalid'; issues: readonly Issue[] }>

/** Throws nothing: what zod says becomes issues with paths, in plain words. */
export function parseBy<T>(schema: ZodType<T>, body: unknown): Parsed<T> {
  const parsed = schema.safeParse(body, plainWords)
  if (parsed.success) return { status: 'ok', value: parsed.data }
  return { status: 'invalid', issues: zodIssues(parsed.error, body) }
}

/** `reason` is of the whole document. */
export const invalid = (reason: string): Parsed<never> => ({ status: 'invalid', issues: [{ path: ROOT, reason }] })

/** Reads a document of a collection by its id; does not throw. */
export type Parse<T> = (id: string, body: unknown) => Parsed<T>

/** Where a repository reads, and the log that names documents which do not hold. */
export type ContentSource = Readonly<{ documents: DocumentStore; log: Pick<Logger, 'error'> }>

/** For the log. */
export const LEFT_OUT = 'content is left out, because it does not hold'

/** The values of the documents that hold, by id. `refuse` is called for each of the others. */
export function valid<T>(
  documents: readonly StoredDocument[],
  parse: Parse<T>,
  refuse: (id: string, issues: readonly Issue[]) => void = () => undefined,
): ReadonlyMap<string, T> {
  const found = new Map<string, T>()
  for (const { id, body } of documents) {
    const parsed = parse(id, body)
    if (parsed.status === 'ok') found.set(id, parsed.value)
    else refuse(id, parsed.issues)
  }
  return found
}

/** The documents of a collection that hold, by id in code point order. The log says why others are left out. */
export async function readAll<T>(
  { documents, log }: ContentSource,
  collection: Collection,
  parse: Parse<T>,
): Promise<ReadonlyMap<string, T>> {
  const stored = await documents.list(collection)
  return valid(stored, parse, (id, issues) => log.error({ collection, id, issues }, LEFT_OUT))
}

/** Reads once for each version of the content. A failure is not kept: the next call tries again. */
export function oncePerVersion<T>(documents: Pick<DocumentStore, 'version'>, read: () => Promise<T>): () => Promise<T> {
  let kept: Readonly<{ version: string; value: Promise<T> }> | null = null
  return async () => {
    // Asked before the documents are read: after an import in between they are read again.
    const version = await documents.version()
    if (kept?.version === version) return await kept.value
    const own = { version, value: read() }
    kept = own
    own.value.catch(() => {
      if (kept === own) kept = null
    })
    return await own.value
  }
}

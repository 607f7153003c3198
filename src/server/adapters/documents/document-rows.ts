/**
 * What every document store does with documents before it writes them: text, validation, batches; and the
 * rows that it reads. It writes nothing.
 */
import { z } from 'zod'
import { errorMessage } from '#lib/error-message.ts'
import {
  COLLECTIONS,
  type Collection,
  type ContentDocument,
  type ContentImport,
  DocumentRefusedError,
  documentText,
  type IndexPart,
} from '#server/ports/document-store.ts'

/** One row of the table of documents. `id` is text that SQLite and PostgreSQL can save. */
export interface DocumentRow {
  /** The name of a collection, or what `indexOf` calls its index. */
  readonly collection: string
  readonly id: string
  /** The text of `documentText`. */
  readonly text: string
}

/** What stores and imports read from their tables. */
export const idRow = z.object({ id: z.string() })
export const bodyRow = z.object({ id: z.string(), body: z.string() })
export const fingerprintRow = z.object({ fingerprint: z.string().nullable() })
export const versionRow = z.object({ version: z.string() })
export const lastRow = z.object({ last: z.string().nullable() })
export const refRow = z.object({ collection: z.enum(COLLECTIONS), id: z.string() })
export const changeRow = refRow.extend({ state: z.enum(['added', 'changed']) })

/** Parts of an index are rows under this name, which no collection has. */
export const indexOf = (collection: Collection): string => `${collection} index`

/** What `indexOf` gives, for SQL's LIKE. */
export const ANY_INDEX = '% index'

/** The rows of parts of indexes, one by one. */
export function* indexRows(parts: Iterable<IndexPart>): Generator<readonly DocumentRow[]> {
  for (const { collection, name, body } of parts)
    yield [{ collection: indexOf(collection), id: name, text: JSON.stringify(body) }]
}

/** Rows in batches of `size`; throws DocumentRefusedError at the first document that no store can save. */
export function* rowBatches(
  { documents, collections }: Pick<ContentImport, 'documents' | 'collections'>,
  size: number,
): Generator<readonly DocumentRow[]> {
  const seen = new Set<string>()
  let batch: DocumentRow[] = []
  for (const document of documents) {
    if (!collections.includes(document.collection))
      throw new DocumentRefusedError(document, 'is in a collection that the import leaves alone')
    const key = `${document.collection}/${document.id}`
    if (seen.has(key)) throw new DocumentRefusedError(document, 'is in the import twice')
    seen.add(key)
    batch.push(toRow(document))
    if (batch.length === size) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

function toRow(document: ContentDocument): DocumentRow {
  const { collection, id, body } = document
  if (id === '') throw new DocumentRefusedError(document, 'has an empty id')
  // Ids are text columns: PostgreSQL refuses NUL, and a lone surrogate would come back as U+FFFD.
  if (id.includes('\0') || !id.isWellFormed()) throw new DocumentRefusedError(document, 'has an id that is not text')
  try {
    return { collection, id, text: documentText(body) }
  } catch (error) {
    throw new DocumentRefusedError(document, `is not JSON (${errorMessage(error)})`)
  }
}

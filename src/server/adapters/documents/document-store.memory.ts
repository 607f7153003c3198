/** A document store in memory, for tests. */
import { randomUUID } from 'node:crypto'
import {
  COLLECTIONS,
  type Collection,
  type ContentImport,
  compareIds,
  type DocumentRef,
  type DocumentStore,
  DocumentStoreUnavailableError,
  EMPTY_VERSION,
  ImportConflictError,
  type ImportReport,
} from '#server/ports/document-store.ts'
import { indexOf, indexRows, rowBatches } from './document-rows.ts'

type Texts = ReadonlyMap<string, string>

interface Content {
  readonly version: string
  readonly fingerprint: string | null
  /** Texts by id, in code point order, of each collection and of each index. */
  readonly texts: ReadonlyMap<string, Texts>
}

const BATCH = 500
const NONE: Texts = new Map()

export function createMemoryDocumentStore(): DocumentStore {
  let content: Content | 'closed' = {
    version: EMPTY_VERSION,
    fingerprint: null,
    texts: new Map(),
  }

  const textsOf = (collection: string): Texts => current().texts.get(collection) ?? NONE

  function current(): Content {
    if (content === 'closed') throw new DocumentStoreUnavailableError('the document store is closed')
    return content
  }

  return {
    async get(collection, id) {
      const text = textsOf(collection).get(id)
      return text === undefined ? null : JSON.parse(text)
    },
    async list(collection) {
      return Array.from(textsOf(collection), ([id, text]) => ({ id, body: JSON.parse(text) }))
    },
    async ids(collection) {
      return [...textsOf(collection).keys()]
    },
    async index(collection, name) {
      return textsOf(indexOf(collection)).get(name) ?? null
    },
    async version() {
      return current().version
    },
    async fingerprint() {
      return current().fingerprint
    },
    async replace(source) {
      const old = current()
      if (source.base !== old.version) throw new ImportConflictError()
      const next = readContent(old, source)
      content = next
      return compare(old, next, source.collections)
    },
    async close() {
      content = 'closed'
    },
  }
}

function readContent({ texts }: Content, source: ContentImport): Content {
  const rows = new Map(
    COLLECTIONS.flatMap((collection) =>
      [collection, indexOf(collection)].map((name) => {
        const kept = source.collections.includes(collection) ? NONE : (texts.get(name) ?? NONE)
        return [name, new Map(kept)] as const
      }),
    ),
  )
  let written = 0
  for (const batch of rowBatches(source, BATCH)) {
    for (const row of batch) rows.get(row.collection)?.set(row.id, row.text)
    written += batch.length
    source.onProgress(written)
  }
  for (const batch of indexRows(source.index)) for (const row of batch) rows.get(row.collection)?.set(row.id, row.text)
  return {
    version: randomUUID(),
    fingerprint: source.fingerprint,
    texts: new Map(Array.from(rows, ([collection, texts]) => [collection, sorted(texts)])),
  }
}

function sorted(texts: Texts): Texts {
  return new Map([...texts].sort(([a], [b]) => compareIds(a, b)))
}

function compare(old: Content, next: Content, collections: readonly Collection[]): ImportReport {
  const added: DocumentRef[] = []
  const changed: DocumentRef[] = []
  const removed: DocumentRef[] = []
  let unchanged = 0
  for (const collection of [...collections].sort()) {
    const before = old.texts.get(collection) ?? NONE
    const after = next.texts.get(collection) ?? NONE
    for (const [id, text] of after) {
      const oldText = before.get(id)
      if (oldText === undefined) added.push({ collection, id })
      else if (oldText === text) unchanged += 1
      else changed.push({ collection, id })
    }
    for (const id of before.keys()) if (!after.has(id)) removed.push({ collection, id })
  }
  return { version: next.version, added, changed, removed, unchanged }
}

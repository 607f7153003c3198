/** The content that is shipped: every folder is known, every document holds, and an export gives it back. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { createMemoryFileStorage } from '#server/adapters/files/file-storage.memory.ts'
import { fillStore } from '#server/contract/fill-store.ts'
import { COLLECTIONS, documentText } from '#server/ports/document-store.ts'
import { checkContent } from './check-content.ts'
import { checkTogether } from './check-together.ts'
import { checkDocument, extensionOf, TOGETHER } from './collections.ts'
import { exportContent } from './export-content.ts'
import { readContent } from './read-content.ts'

const ignore = () => undefined
const content = readContent('content', ignore)

it('every document holds, alone and beside the others', () => {
  expect(content.issues).toEqual([])
  expect(checkContent(content, checkDocument, ignore)).toEqual([])
  const issues = checkTogether(
    (wanted) => content.documents.filter(({ collection }) => collection === wanted),
    TOGETHER,
  )
  expect(issues).toEqual([])
})

it('has documents in every collection', () => {
  const found = new Set(content.documents.map(({ collection }) => collection))
  expect([...found].sort()).toEqual([...COLLECTIONS].sort())
})

it('an export writes the same files: texts to the byte, JSON in its one layout', async () => {
  const stores = { documents: createMemoryDocumentStore(), files: createMemoryFileStorage() }
  await fillStore(stores.documents, { documents: content.documents, fingerprint: '', onProgress: ignore })
  const dir = mkdtempSync(join(tmpdir(), 'readysix-shipped-'))
  try {
    expect(await exportContent(stores, dir)).toEqual({ documents: content.documents.length, files: 0 })
    for (const { file, collection, body } of content.documents) {
      const text = readFileSync(file, 'utf8')
      const wanted = extensionOf(collection) === '.json' ? documentText(body) : text
      expect(readFileSync(join(dir, relative('content', file)), 'utf8') === wanted, file).toBe(true)
    }
    expect(readContent(dir, ignore).documents.map(({ collection, id }) => `${collection}/${id}`)).toEqual(
      content.documents.map(({ collection, id }) => `${collection}/${id}`),
    )
  } finally {
    rmSync(dir, { recursive: true })
  }
})

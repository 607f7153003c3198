/** How long an import of the shipped content into empty stores takes, with every check, as at a first start. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSqliteDocumentStore } from '#server/adapters/documents/document-store.sqlite.ts'
import { createDiskFileStorage } from '#server/adapters/files/file-storage.disk.ts'
import { checkDocument } from '#server/content/collections.ts'
import { createFolderStamps } from '#server/content/folder-stamps.ts'
import { importContent } from '#server/content/import-content.ts'
import { median } from './median.ts'

const IMPORTS = 5
const MAX_MS = 3000

type Row = Record<string, string | number>

/** Needs the size of `content/` in the temporary folder while it runs. */
export async function benchImport(): Promise<{ name: string; rows: Row[] }> {
  const times: number[] = []
  for (let i = 0; i < IMPORTS; i += 1) times.push(await measure())
  const ms = Math.round(median(times))
  return {
    name: `Import of the shipped content, median of ${IMPORTS}`,
    rows: [{ ms, 'at most': MAX_MS, ok: ms <= MAX_MS ? 'yes' : 'NO' }],
  }
}

/** In milliseconds. */
async function measure(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'readysix-bench-'))
  const documents = await createSqliteDocumentStore({ dataDir })
  try {
    const start = performance.now()
    const outcome = await importContent(
      { documents, files: createDiskFileStorage({ dir: join(dataDir, 'files') }) },
      {
        dir: 'content',
        replaces: 'everything',
        mayRemove: 'anything',
        check: checkDocument,
        stamps: createFolderStamps({ dataDir, now: Date.now }),
        onProgress: () => undefined,
      },
    )
    const ms = performance.now() - start
    if (outcome.kind !== 'imported') throw new Error(`the content was not imported: ${JSON.stringify(outcome)}`)
    return ms
  } finally {
    await documents.close()
    rmSync(dataDir, { recursive: true })
  }
}

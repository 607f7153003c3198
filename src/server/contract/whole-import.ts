/** The import of a folder as a start does it, for tests: every document is accepted, and nothing is remembered. */
import type { FolderStamps } from '#server/content/folder-stamps.ts'
import type { ImportSource } from '#server/content/import-content.ts'

const NO_STAMPS: FolderStamps = {
  take: () => ({ stamp: '', reliable: false }),
  recall: () => null,
  remember: () => undefined,
}

export function wholeImport(dir: string): ImportSource {
  return {
    dir,
    replaces: 'everything',
    mayRemove: 'anything',
    check: () => [],
    stamps: NO_STAMPS,
    onProgress: () => undefined,
  }
}

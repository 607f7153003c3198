/** The import of CONTENT_DIR as the whole content of the site, at a start and before an export. */
import type { Config } from '#server/config/config.ts'
import { checkDocument } from './check-document.ts'
import { createFolderStamps } from './folder-stamps.ts'
import type { ImportSource } from './import-content.ts'

export function siteSource({ contentDir, dataDir }: Config): ImportSource {
  return {
    dir: contentDir,
    replaces: 'everything',
    mayRemove: 'anything',
    check: checkDocument,
    stamps: createFolderStamps({ dataDir, now: Date.now }),
    onProgress: () => {},
  }
}

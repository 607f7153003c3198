/** The import of CONTENT_DIR as the whole content of the site, at a start and before an export. */
import type { Config } from '#server/config/config.ts'
import { checkDocument } from './collections.ts'
import { ContentFolderError } from './content-files.ts'
import { createFolderStamps } from './folder-stamps.ts'
import { type ContentStores, importIfChanged } from './import-content.ts'

/** Rejects as `importIfChanged` does; a folder that cannot be used is named by its setting. */
export async function importSite(
  stores: ContentStores,
  { contentDir, dataDir }: Config,
): ReturnType<typeof importIfChanged> {
  try {
    return await importIfChanged(stores, {
      dir: contentDir,
      replaces: 'everything',
      mayRemove: 'anything',
      check: checkDocument,
      stamps: createFolderStamps({ dataDir, now: Date.now }),
      onProgress: () => {},
    })
  } catch (error) {
    if (!(error instanceof ContentFolderError)) throw error
    throw new ContentFolderError(`CONTENT_DIR: ${error.message}`, { cause: error })
  }
}

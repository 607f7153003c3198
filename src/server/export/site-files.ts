/** The files that an export copies: the built assets, and the files of the storage. */
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Site } from '#lib/site.ts'
import { MANIFEST, renamedManifest } from '#server/http/web-manifest.ts'
import { type FileStorage, servedPath } from '#server/ports/file-storage.ts'
import { paperPath } from '#server/repositories/papers.ts'

/** `read` is called when the file is written, so that the export holds one file at a time in memory. */
export interface SiteFile {
  /** As `readTarget` normalises it. */
  readonly path: string
  readonly read: () => Promise<Uint8Array>
}

/**
 * All files of the build except dot folders, which belong to the build tools. The web app manifest has the name of `site`;
 * if that is not the default one, its compressed forms are left out.
 */
export async function builtFiles(folder: string, site: Site): Promise<readonly SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = names
    .map((file) => ({ path: urlPath(relative(folder, file).split(sep)), read: () => readFile(file) }))
    .filter(({ path }) => !path.includes('/.'))
    .sort(byPath)
  const manifest = await files.find(({ path }) => path === MANIFEST)?.read()
  const renamed = manifest === undefined ? null : renamedManifest(site, manifest)
  if (renamed === null) return files
  const others = files.filter(({ path }) => path !== MANIFEST && path !== `${MANIFEST}.br` && path !== `${MANIFEST}.gz`)
  return [...others, { path: MANIFEST, read: () => Promise.resolve(renamed) }].sort(byPath)
}

/**
 * Papers at the URLs of the downloads page, all others below /files. Files in the papers' folder with another name are
 * left out.
 */
export async function storedFiles(storage: FileStorage): Promise<readonly SiteFile[]> {
  const files = await storage.list('')
  return files.flatMap((file) => {
    const fileName = file.path.replace(/^downloads\//, '')
    const isPaper = paperPath(fileName) === file.path
    if (!isPaper && fileName !== file.path) return []
    const path = isPaper ? urlPath(['downloads', fileName]) : servedPath(file)
    const read = async () => {
      const body = await storage.open(file, { start: 0, end: file.size })
      return new Uint8Array(await new Response(body).arrayBuffer())
    }
    return [{ path, read }]
  })
}

function urlPath(names: readonly string[]): string {
  return names.map((name) => `/${encodeURIComponent(name)}`).join('')
}

function byPath(a: SiteFile, b: SiteFile): number {
  return a.path < b.path ? -1 : 1
}

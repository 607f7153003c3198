/**
 * The static export: the responses of the server's own request handler as files, after an import of `content/`, so that
 * it is the site that a start would serve.
 */
import { servedPath } from '#quiz/print/pdf-path.ts'
import { ContentFolderError } from '#server/content/content-files.ts'
import { importSite } from '#server/content/import-site.ts'
import { securityHeaders } from '#server/http/headers/security-headers.ts'
import { type BrotliQuality, brotliText, gzipText } from '#server/http/page-cache/compress-text.ts'
import { type BuiltRoutes, createRenderer } from '#server/http/react-router.ts'
import type { Services } from '#server/services.server.ts'
import { ExportError } from './export-error.ts'
import { type ExportFolder, openExportFolder } from './export-folder.ts'
import { HEADERS_FILE, NOT_FOUND_FILE, pageFiles, plainFile } from './file-names.ts'
import { headerRules, headersText } from './header-rules.ts'
import { hostFiles } from './host-files.ts'
import { measureOnce } from './measure-once.ts'
import { type BrokenLink, type RenderedPage, renderNotFound, renderPages } from './render-pages.ts'
import { builtFiles, type SiteFile, storedFiles } from './site-files.ts'

/** run-export.ts prints it for the operator. */
export interface ExportReport {
  readonly pages: number
  /** All written files, with pages and their compressed variants. */
  readonly files: number
  readonly bytes: number
  /** The number of rules in `_headers`. */
  readonly rules: number
  readonly brokenLinks: readonly BrokenLink[]
}

const CLIENT_FOLDER = 'build/client'
/** Pages are compressed while others are rendered. */
const WRITERS = 4

/** Rejects with ExportError, ContentFolderError or the stores' errors; then the folder is unchanged. */
export async function exportSite(
  routes: BuiltRoutes,
  services: Services,
  dir: string,
  quality: BrotliQuality,
): Promise<ExportReport> {
  const { config } = services
  if (config.siteUrl === null)
    throw new ExportError('SITE_URL: must say where the exported site will be, for its links')
  await importContent(services)
  const measure = measureOnce((path) => renderExport(path))
  const { renderExport } = createRenderer(routes, config.siteUrl, config.port, measure)
  const folder = await openExportFolder(dir)
  try {
    const files = [...(await builtFiles(CLIENT_FOLDER, config.site)), ...(await storedFiles(services.files))]
    const paths = new Set(files.map(({ path }) => path))
    const brokenLinks: BrokenLink[] = []
    const onBrokenLink = (link: BrokenLink) => brokenLinks.push(link)
    const pages = renderPages({
      render: (path) => renderExport(servedPath(path)),
      files: paths,
      siteUrl: config.siteUrl,
      onBrokenLink,
    })
    const policies = await writePages(pages, folder, quality)
    await writeCompressed(folder, [NOT_FOUND_FILE], await renderNotFound(renderExport), quality)
    await copyFiles(files, folder)
    const always = securityHeaders(config.siteUrl)
    const rules = headerRules(always, policies, paths)
    for (const [name, text] of [[HEADERS_FILE, headersText(rules)], ...Object.entries(hostFiles(always))] as const)
      await folder.write(name, Buffer.from(text))
    await folder.finish()
    return { pages: policies.size, ...folder.written, rules: rules.length, brokenLinks }
  } catch (error) {
    await folder.discard()
    throw error
  }
}

async function importContent({ config, documents, files }: Services): Promise<void> {
  const outcome = await importSite({ documents, files }, config)
  if (outcome.kind !== 'refused') return
  const lines = outcome.issues.map(({ file, path, reason }) => `${file}: ${path}: ${reason}`)
  throw new ContentFolderError(`${lines.join('\n')}\nNothing was imported`)
}

/** Returns the policies of the HTML pages by path. */
async function writePages(
  pages: AsyncGenerator<RenderedPage, void, undefined>,
  folder: ExportFolder,
  quality: BrotliQuality,
): Promise<ReadonlyMap<string, string>> {
  const policies = new Map<string, string>()
  const write = async () => {
    for (let next = await pages.next(); next.done !== true; next = await pages.next()) {
      const { path, body, policy, isText } = next.value
      if (policy !== null) policies.set(path, policy)
      if (isText) await writeCompressed(folder, policy === null ? [plainFile(path)] : pageFiles(path), body, quality)
      else await folder.write(plainFile(path), body)
    }
  }
  // All writers and the rendering stop before a failure is thrown: nothing may be written into a folder that is being removed.
  const ends = await Promise.allSettled(Array.from({ length: WRITERS }, write))
  await pages.return()
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return policies
}

/** Writes the same bytes under each name, with the compressed files that nginx, Caddy and others send. */
async function writeCompressed(
  folder: ExportFolder,
  names: readonly string[],
  body: Uint8Array,
  quality: BrotliQuality,
): Promise<void> {
  const [brotli, gzip] = await Promise.all([brotliText(body, quality), gzipText(body)])
  for (const name of names) {
    await folder.write(name, body)
    if (brotli.byteLength < body.byteLength) await folder.write(`${name}.br`, brotli)
    if (gzip.byteLength < body.byteLength) await folder.write(`${name}.gz`, gzip)
  }
}

async function copyFiles(files: readonly SiteFile[], folder: ExportFolder): Promise<void> {
  for (const { path, read } of files) await folder.write(plainFile(path), await read())
}

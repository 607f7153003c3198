/** The file names of an export for each path, for hosts with different conventions. */
import { ExportError } from './export-error.ts'

/** The page for unknown paths; static hosts look for it under this name. */
export const NOT_FOUND_FILE = '404.html'
/** The name that Netlify and Cloudflare Pages read; header-rules.ts has its text. */
export const HEADERS_FILE = '_headers'

/**
 * The two files of a page: hosts that hide '.html' use the first for '/practice', hosts that only know folders use the
 * second for '/practice/'. `path` is normalised by `readTarget`.
 */
export function pageFiles(path: string): readonly string[] {
  if (path === '/') return ['index.html']
  return [`${plainFile(path)}.html`, `${plainFile(path)}/index.html`]
}

/** The one file of anything else. Throws ExportError for a name that is unsafe on a file system. */
export function plainFile(path: string): string {
  const names = path.slice(1).split('/').map(decodeURIComponent)
  const unfit = names.some((name) => name === '' || /^\.\.?$|[/\\:*?"<>|]/.test(name))
  if (unfit) throw new ExportError(`${path} cannot be the name of a file`)
  return names.join('/')
}

/** Which files of an export answer which address, whatever habits the host has. */
import { ExportError } from './export-error.ts'

/** For every address that names nothing; hosts of files look for it under this name. */
export const NOT_FOUND_FILE = '404.html'
export const HEADERS_FILE = '_headers'

/**
 * A page twice: hosts that leave out '.html' find the first at '/practice', hosts that know only folders find the second
 * at '/practice/'. `path` is an address as `readTarget` spells it.
 */
export function pageFiles(path: string): readonly string[] {
  if (path === '/') return ['index.html']
  return [`${plainFile(path)}.html`, `${plainFile(path)}/index.html`]
}

/** The one file of anything else. Throws ExportError for a name that no file system should get. */
export function plainFile(path: string): string {
  const names = path.slice(1).split('/').map(decodeURIComponent)
  const unfit = names.some((name) => name === '' || /^\.\.?$|[/\\:*?"<>|]/.test(name))
  if (unfit) throw new ExportError(`${path} cannot be the name of a file`)
  return names.join('/')
}

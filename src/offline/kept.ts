/**
 * What is kept on the device and under which names: all of it in Cache Storage. Pages, scripts and recordings as the
 * server sent them; nothing that a visitor typed, chose or scored.
 */

/** Pages visited lately. */
export const PAGES = 'pages'
/** Scripts, styles and fonts with a hash in their name, of every build that a kept page needs. */
export const ASSETS = 'assets'
/** What every page needs under a name without a hash, and the page for when nothing else is there. */
export const SHELL = 'shell'

export const OFFLINE_PAGE = '/offline'

/** Told to the document when something was saved or removed. */
export const CHANGED = 'offline-changed'

const SAVED = 'saved:'
const VERSION = '@'

/** The cache of what was saved on purpose, one for each pack and version. */
export const savedName = (id: string, version: string): string => `${SAVED}${id}${VERSION}${version}`

/** The pack and version of a cache; null if it is none of the saved ones. */
export function readSavedName(name: string): Readonly<{ id: string; version: string }> | null {
  const at = name.lastIndexOf(VERSION)
  return name.startsWith(SAVED) && at > 0 ? { id: name.slice(SAVED.length, at), version: name.slice(at + 1) } : null
}

/** Names of the caches of what was saved. */
export async function savedNames(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => readSavedName(name) !== null)
}

/** Pages that their parameters change. */
const OF_SEARCH = /^\/downloads$|\/print$/

/** Under which address a page is kept: parameters that do not change a page are dropped. */
export function pageAddress({ pathname, search }: Readonly<{ pathname: string; search: string }>): string {
  return OF_SEARCH.test(pathname) ? pathname + search : pathname
}

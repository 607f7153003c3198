/**
 * What is cached on the device and under which names: all of it in Cache Storage. Pages, scripts and recordings as the
 * server sent them; nothing that a visitor typed, chose or scored.
 */

/** Pages visited lately. */
export const PAGES = 'pages'
/** Scripts, styles and fonts with a hash in their name, of every build that a cached page needs. */
export const ASSETS = 'assets'
/** What every page needs under a name without a hash, and the page for when nothing else is there. */
export const SHELL = 'shell'

/** The path of the page that lists what is saved; the service worker shows it where nothing else is cached. */
export const OFFLINE_PAGE = '/offline'

/** The pages that are there without a network from the first visit on: that one, and the mistakes that a device remembers. */
export const SHELL_PAGES: readonly string[] = [OFFLINE_PAGE, '/mistakes']

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

/** The page that its parameters change. */
const OF_SEARCH = '/downloads'

/**
 * Under which URL, without its origin, a page is cached: parameters that do not change a page are dropped, and so is the
 * slash that hosts of folders put at its end.
 */
export function pageUrl({ pathname, search }: Readonly<{ pathname: string; search: string }>): string {
  const path = pathname.replace(/(.)\/$/, '$1')
  return path === OF_SEARCH ? path + search : path
}

/**
 * The page as it can be cached, null for one that a redirect led to elsewhere. A host of folders sends '/practice' on to
 * '/practice/', which is the same page; browsers open nothing from a cache that says it was redirected, so it is copied.
 */
export function cacheable(response: Response, url: string): Response | null {
  if (!response.redirected) return response
  if (pageUrl(new URL(response.url)) !== url) return null
  const { status, headers, body } = response
  return new Response(body, { status, headers })
}

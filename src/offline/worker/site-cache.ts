/** The site's own scripts, styles, fonts and sounds: cached when a worker is installed, and for as long as a page needs them. */
import { createPartialResponse } from 'workbox-range-requests'
import { ArrivalError } from '#offline/arrival-error.ts'
import { assetsNamed } from '#offline/assets-named.ts'
import { ASSETS, cacheable, PAGES, SHELL, SHELL_PAGES, savedNames } from '#offline/cache-keys.ts'

const others = new Set(SITE_FILES.others.map(([path]) => path))

export const isSiteFile = (url: URL): boolean => others.has(url.pathname)

/** All or nothing: a worker whose files did not all arrive is not installed, and the browser tries again later. */
export async function cacheSite(): Promise<void> {
  const assets = await caches.open(ASSETS)
  const known = new Set((await assets.keys()).map(({ url }) => new URL(url).pathname))
  await assets.addAll(SITE_FILES.assets.filter((path) => !known.has(path)))
  const shell = await caches.open(SHELL)
  // Their names say nothing of their version, so the browser's own cache is not asked.
  await shell.addAll([...others].map((path) => new Request(path, { cache: 'reload' })))
  for (const path of SHELL_PAGES) {
    const page = await fetch(path, { cache: 'reload' })
    const entry = page.ok ? cacheable(page, path) : null
    if (entry === null) throw new ArrivalError('status', `${path} responded with ${page.status}`)
    await shell.put(path, entry)
  }
}

export async function siteFile(request: Request, url: URL): Promise<Response> {
  const found = await caches.match(url.pathname, { cacheName: SHELL, ignoreVary: true })
  if (found === undefined) return fetch(request)
  return request.headers.has('range') ? createPartialResponse(request, found) : found
}

/** Drops the assets of older builds that no cached page needs any more. */
export async function sweepAssets(): Promise<void> {
  const cache = await caches.open(ASSETS)
  const texts = new Map<string, string>()
  const keys = new Map<string, Request>()
  for (const key of await cache.keys()) {
    const name = new URL(key.url).pathname.replace('/assets/', '')
    keys.set(name, key)
    texts.set(name, /\.(?:js|css)$/.test(name) ? ((await (await cache.match(key))?.text()) ?? '') : '')
  }
  const needed = assetsNamed([SITE_FILES.assets.join('\n'), ...(await cachedPages())], texts)
  await Promise.all([...keys].filter(([name]) => !needed.has(name)).map(([, key]) => cache.delete(key)))
}

async function cachedPages(): Promise<readonly string[]> {
  const texts: string[] = []
  for (const name of [SHELL, PAGES, ...(await savedNames())]) {
    const cache = await caches.open(name)
    for (const entry of await cache.matchAll()) {
      if (entry.headers.get('content-type')?.startsWith('text/html')) texts.push(await entry.text())
    }
  }
  return texts
}

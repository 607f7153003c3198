/**
 * Pages: from the network if it responds in time, else as they were cached. Every page is public and the same for
 * everyone, so nothing of a visitor is cached with it.
 */
import type { WorkboxPlugin } from 'workbox-core'
import { NetworkFirst } from 'workbox-strategies'
import { singaporeDate } from '#lib/days/singapore-date.ts'
import { OFFLINE_PAGE, PAGES, pageUrl, SHELL } from '#offline/cache-keys.ts'
import { isPublicPage } from './is-page.ts'
import { matchSaved } from './saved.ts'

const TODAY = '/today'
const NETWORK_TIMEOUT_S = 3
const MAX_PAGES = 60

/** The cache gives its keys from the oldest to the newest, and a page that is cached again becomes the newest. */
async function forgetOldest(): Promise<void> {
  const cache = await caches.open(PAGES)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -MAX_PAGES).map((key) => cache.delete(key)))
}

/** Offline the URL of the day's ten leads to the page of the day, which may be cached; null for any other page. */
function toToday({ url }: Request): Response | null {
  const { pathname, origin } = new URL(url)
  return pathname === TODAY ? Response.redirect(`${origin}${TODAY}/${singaporeDate(new Date())}`, 302) : null
}

const cachePolicy: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageUrl(new URL(request.url)),
  cacheWillUpdate: async ({ response }) => (isPublicPage(response) ? response : null),
  cacheDidUpdate: forgetOldest,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await matchSaved(pageUrl(new URL(request.url)))),
  handlerDidError: async ({ request }) =>
    toToday(request) ??
    (await caches.match(pageUrl(new URL(request.url)), { cacheName: SHELL })) ??
    (await caches.match(OFFLINE_PAGE, { cacheName: PAGES })) ??
    (await caches.match(OFFLINE_PAGE, { cacheName: SHELL })),
}

export const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions: { ignoreVary: true },
  plugins: [cachePolicy],
})

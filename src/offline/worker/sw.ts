/**
 * The service worker, served as /sw.js: which request gets its response from where. It never touches what is posted, the
 * session, or anything else under /api but the URL of a saved file.
 */
import { enable } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { ASSETS } from '#offline/cache-keys.ts'
import { TAKE_OVER } from '#offline/messages.ts'
import { isPage } from './is-page.ts'
import { pages } from './pages.ts'
import { fileUrl, savedFile } from './saved.ts'
import { cacheSite, isSiteFile, siteFile, sweepAssets } from './site-cache.ts'

declare const self: ServiceWorkerGlobalScope

const assets = new CacheFirst({
  cacheName: ASSETS,
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) }],
})

registerRoute(({ request, url, sameOrigin }) => sameOrigin && isPage(request, url), pages)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isSiteFile(url),
  ({ request, url }) => siteFile(request, url),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/files/'),
  ({ request }) => savedFile(request),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/files/address',
  ({ request }) => fileUrl(request),
)

enable()
self.addEventListener('install', (event) => event.waitUntil(cacheSite()))
self.addEventListener('activate', (event) => event.waitUntil(sweepAssets().then(() => self.clients.claim())))
// A new worker waits until the visitor agrees, or every page of the site is closed.
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) self.skipWaiting()
})

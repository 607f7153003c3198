/**
 * Renders the pages of the sitemap before anyone requests them: one after another with a pause between, so that
 * requests of visitors have priority.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { PageCache } from './page-cache.ts'

/** `isStopping` is asked before each page; when it gives true, the rest is left. */
export interface WarmOptions {
  readonly pages: PageCache
  readonly isStopping: () => boolean
  readonly log: Logger
}

const SITEMAP = '/sitemap.xml'
/** More would evict each other from the cache. */
const MAX_PAGES = 2000
const PAUSE_MS = 5

/** Never rejects: a page that fails here is rendered again when it is requested. */
export async function warmPages({ pages, isStopping, log }: WarmOptions): Promise<void> {
  try {
    const map = await pages.get(SITEMAP)
    if (map?.status !== 200) return
    const found = Buffer.from(map.plain.body)
      .toString()
      .matchAll(/<loc>(https?:[^<]+)<\/loc>/g)
    const paths = Array.from(found, ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname)
    for (const path of paths.slice(0, MAX_PAGES)) {
      if (isStopping()) return
      await pages.get(path)
      await pause(PAUSE_MS)
    }
    log.info({ pages: pages.size() }, 'pages are warm')
  } catch (error) {
    log.warn({ err: error }, 'pages could not be warmed')
  }
}

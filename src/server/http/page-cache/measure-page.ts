/** The size of a page for a saved pack, from the page cache: measuring a page renders and caches it. */
import { createHash } from 'node:crypto'
import type { PageCache } from './page-cache.ts'

/** The bytes of a page's HTML, and a version that changes with its text; null if there is no such page. */
export type MeasurePage = (path: string) => Promise<Readonly<{ bytes: number; version: string }> | null>

/** Names of scripts and styles change with every build, although the text is the same. */
const ASSET = /\/assets\/[\w.-]+/g

/** `pages` is a function because rendering and measuring need each other. */
export function createMeasurePage(pages: () => Pick<PageCache, 'get'>): MeasurePage {
  return async (path) => {
    const page = await pages().get(path)
    if (page?.status !== 200) return null
    const { body } = page.plain()
    const text = new TextDecoder().decode(body).replace(ASSET, '')
    return { bytes: body.byteLength, version: createHash('sha256').update(text).digest('base64url').slice(0, 12) }
  }
}

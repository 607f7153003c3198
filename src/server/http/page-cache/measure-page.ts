/** How much room a page takes on a device, from the page cache: measuring a page is a visit to it. */
import { createHash } from 'node:crypto'
import type { PageCache } from './page-cache.ts'

/** The bytes of a page's HTML, and a version that changes with its text; null if there is no such page. */
export type MeasurePage = (path: string) => Promise<Readonly<{ bytes: number; version: string }> | null>

/** Scripts and styles get new names with every build; the page says the same. */
const ASSET = /\/assets\/[\w.-]+/g

/** `pages` is asked for when it is needed: rendering and measuring need each other. */
export function createMeasurePage(pages: () => Pick<PageCache, 'get'>): MeasurePage {
  return async (path) => {
    const page = await pages().get(path)
    if (page?.status !== 200) return null
    const { body } = page.plain
    const text = new TextDecoder().decode(body).replace(ASSET, '')
    return { bytes: body.byteLength, version: createHash('sha256').update(text).digest('base64url').slice(0, 12) }
  }
}

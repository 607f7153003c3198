/**
 * The files of build/client. All are read at start, with the .br and .gz files of the build, and a request is a lookup
 * in a map, so no path of a request reaches the disk. Papers and recordings are served from the file storage.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { Site } from '#lib/site.ts'
import { assetHeaders, type HeaderSet } from './headers/security-headers.ts'
import { type CachedResponse, createCachedResponse } from './page-cache/cached-response.ts'
import { MANIFEST, renamedManifest } from './web-manifest.ts'

/** By path, as `readTarget` normalises it. */
export type StaticFiles = ReadonlyMap<string, CachedResponse>

/** Names under /assets/ contain a hash of the content. */
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
/** The service worker decides what browsers cache, so it must never be stale. */
const WORKER = '/sw.js'

/** Throws what node:fs throws. `site` names the web app manifest. */
export function loadStaticFiles(folder: string, headers: HeaderSet, site: Site): StaticFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const names = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)))
  const read = (file: string) => (names.has(file) ? readBytes(file) : null)
  const files = new Map<string, CachedResponse>()
  for (const file of names) {
    const path = urlPath(relative(folder, file))
    // Dot folders belong to the build tools.
    if (isEncodedForm(file, names) || path.includes('/.')) continue
    const type = getMimeType(file) ?? 'application/octet-stream'
    const control = cacheControl(path)
    const own = { 'content-type': type, 'cache-control': control, ...(isAsset(path) ? assetHeaders(headers) : headers) }
    const plain = readBytes(file)
    const renamed = path === MANIFEST ? renamedManifest(site, plain) : null
    const bodies =
      renamed === null
        ? { plain, brotli: read(`${file}.br`), gzip: read(`${file}.gz`) }
        : { plain: renamed, brotli: null, gzip: null }
    files.set(path, createCachedResponse({ status: 200, headers: own, ...bodies }))
  }
  return files
}

function cacheControl(path: string): string {
  if (path === WORKER) return 'no-cache'
  return isAsset(path) ? FOREVER : AN_HOUR
}

function isAsset(path: string): boolean {
  return path.startsWith('/assets/')
}

function isEncodedForm(file: string, names: ReadonlySet<string>): boolean {
  return /\.(?:br|gz)$/.test(file) && names.has(file.slice(0, -3))
}

function urlPath(file: string): string {
  const segments = file.split(sep).map((segment) => `/${encodeURIComponent(segment)}`)
  return segments.join('')
}

function readBytes(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(file))
}

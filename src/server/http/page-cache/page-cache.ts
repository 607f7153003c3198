/**
 * The page cache: whole pages with their headers in every encoding, until the content changes. A page is rendered from
 * its key alone, without anything of the request, so it is the same for everyone. This folder holds everything that
 * makes a cached page fast: prepared headers, Latin-1 bodies, one read of the content version a second.
 */
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { HeaderSet } from '#server/http/headers/security-headers.ts'
import { type CachedResponse, createCachedResponse, withBrotli } from './cached-response.ts'
import { brotliText, gzipText } from './compress-text.ts'
import type { ContentVersion } from './content-version.ts'

/** Cached, rendered now, shared with a running rendering, or an older version because the new one failed. */
export type PageOutcome = 'hit' | 'rendered' | 'joined' | 'stale'

/** Says who renders: the result does it in its time. */
type Admit = () => (render: () => Promise<Response>) => Promise<Response>

const atOnce: ReturnType<Admit> = (render) => render()

/** The rules that visitors see are in docs/behaviour.md, 14.1 to 14.6. */
export interface PageCache {
  /** The page if it is cached for the current content and can be sent at once; it is not rendered. */
  ready(key: string): CachedResponse | null
  /**
   * The page for a key from `pageKey`; synchronous if it is cached. Null means that the page is private (a cookie,
   * `no-store`, `private`), no text or archive, or too large to keep: render it again for this visitor. Rejects with what `render`
   * throws, or with what `admit` throws: it is called if the page has to be rendered and nobody renders it now.
   */
  get(key: string, admit?: Admit): CachedResponse | Promise<CachedResponse | null>
  /** The number of cached pages. */
  size(): number
}

/** `count` is called once for each page that is given out, by `ready` or by `get`. */
export interface PageCacheOptions {
  /** Renders a plain GET of the key as path and query. */
  readonly render: (key: string) => Promise<Response>
  readonly contentVersion: ContentVersion
  /** Added to every page. */
  readonly headers: HeaderSet
  /** The limit of all pages together, without those not found. */
  readonly maxBytes: number
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly count: (outcome: PageOutcome) => void
  readonly log: Logger
}

interface Entry {
  /** Replaced in place when it is recompressed: setting the entry again would count as a use. */
  response: CachedResponse
  /** How often it was given out since it was rendered. */
  hits: number
  /** The content version known before rendering began. */
  readonly version: string
}

const PAGE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400'
const NOT_FOUND_CONTROL = 'public, max-age=0, s-maxage=10'
const NOT_FOUND_MS = 10_000
const NOT_FOUND_BYTES = 4 * 1024 * 1024
const WAITING_KEYS = 1000
/** What is compressed. Recordings and pictures are files: here they would be compressed and would push pages out. */
const TEXT = /^(?:text\/|application\/(?:json|xml)\b)/i
/** What a page makes is kept like a page, as it is: compressing it again gains nothing. */
const ARCHIVE = /^application\/zip\b/i
const MAX_PAGE_BYTES = 1024 * 1024
/** The best compression takes a small server up to half a second for a tenth of the bytes: only a page asked for this often gets it. */
const HITS_BEFORE_BEST = 10

/** Status 200 stays until it is evicted or replaced, 404 for ten seconds; nothing else is cached. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { contentVersion, count, log } = options
  const sizeCalculation = (entry: Entry, key: string) => entry.response.bytes + key.length
  // Pages of an older version stay until they are replaced: they are served if the store fails meanwhile.
  const pages = new LRUCache<string, Entry>({ maxSize: options.maxBytes, sizeCalculation })
  const briefly = { ttl: NOT_FOUND_MS, ttlResolution: 0, perf: { now: options.now } }
  const notFound = new LRUCache<string, Entry>({ maxSize: NOT_FOUND_BYTES, sizeCalculation, ...briefly })
  const rendering = new Map<string, Promise<CachedResponse | null>>()
  const recompress = createRecompressor(pages, log)

  function find(key: string, version: string): CachedResponse | null {
    const page = pages.get(key)
    const entry = page?.version === version ? page : notFound.get(key)
    if (entry?.version !== version) return null
    count('hit')
    entry.hits += 1
    if (entry.hits === HITS_BEFORE_BEST) recompress(key)
    return entry.response
  }

  function lookUp(key: string, version: string, admit: Admit): CachedResponse | Promise<CachedResponse | null> {
    return find(key, version) ?? renderOnce(key, version, admit)
  }

  function renderOnce(key: string, version: string, admit: Admit): Promise<CachedResponse | null> {
    // A rendering that began under an older version may show older content, so it is not shared.
    const id = `${version} ${key}`
    const running = rendering.get(id)
    if (running !== undefined) {
      count('joined')
      return running
    }
    const started = renderAndStore(key, version, admit()).finally(() => rendering.delete(id))
    rendering.set(id, started)
    return started
  }

  async function renderAndStore(key: string, version: string, run: ReturnType<Admit>): Promise<CachedResponse | null> {
    const old = pages.peek(key)?.response
    try {
      const response = await run(() => options.render(key))
      if (response.status >= 500 && old !== undefined) {
        count('stale')
        return old
      }
      if (!isForSharing(response)) return null
      const plain = new Uint8Array(await response.arrayBuffer())
      if (plain.byteLength > MAX_PAGE_BYTES) {
        log.warn({ key, bytes: plain.byteLength }, 'a page is too large to be kept')
        return null
      }
      count('rendered')
      const cached = await prepare(response, plain, options.headers)
      store(key, { response: cached, hits: 0, version })
      return cached
    } catch (error) {
      if (old === undefined) throw error
      count('stale')
      log.error({ err: error, key }, 'a page cannot be rendered; its older version is sent')
      return old
    }
  }

  function store(key: string, entry: Entry): void {
    const { status } = entry.response
    if (status === 200) pages.set(key, entry)
    else if (status < 500) pages.delete(key)
    if (status === 404) notFound.set(key, entry)
  }

  return {
    ready(key) {
      const version = contentVersion.current()
      return typeof version === 'string' ? find(key, version) : null
    },
    size: () => pages.size,
    get(key, admit = () => atOnce) {
      const version = contentVersion.current()
      if (typeof version === 'string') return lookUp(key, version, admit)
      return version.then((known) => lookUp(key, known, admit))
    },
  }
}

/** A response without a type has no body, or nothing that a browser shows. */
function isForSharing({ headers }: Response): boolean {
  const type = headers.get('content-type') ?? 'text/plain'
  if (headers.has('set-cookie') || !(TEXT.test(type) || ARCHIVE.test(type))) return false
  return !/\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '')
}

async function prepare(
  response: Response,
  plain: Uint8Array<ArrayBuffer>,
  headers: HeaderSet,
): Promise<CachedResponse> {
  const { status } = response
  const isArchive = ARCHIVE.test(response.headers.get('content-type') ?? '')
  const [brotli, gzip] = isArchive ? [null, null] : await Promise.all([brotliText(plain, 5), gzipText(plain)])
  const control = status === 200 ? PAGE_CONTROL : status === 404 ? NOT_FOUND_CONTROL : 'no-store'
  const own = Object.fromEntries(response.headers)
  return createCachedResponse({
    status,
    headers: { 'cache-control': control, ...own, ...headers },
    plain,
    gzip,
    brotli,
  })
}

/** Returns a function that queues a page for the best brotli compression, one page after another. */
function createRecompressor(pages: LRUCache<string, Entry>, log: Logger): (key: string) => void {
  const waiting = new Set<string>()
  let busy = false

  async function work(): Promise<void> {
    busy = true
    for (const key of waiting) {
      waiting.delete(key)
      const entry = pages.peek(key)
      if (entry === undefined || entry.response.brotli === null) continue
      const best = await brotliText(entry.response.plain().body, 11)
      entry.response = withBrotli(entry.response, best)
    }
  }

  return (key) => {
    // The queue is limited: beyond it pages keep their quick compression.
    if (waiting.size < WAITING_KEYS) waiting.add(key)
    if (busy) return
    work()
      .catch((error: unknown) => log.error({ err: error }, 'recompressing stopped'))
      .finally(() => {
        busy = false
      })
  }
}

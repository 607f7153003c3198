/**
 * Sends what is ready (a file of the build or a cached page) directly on Node's response: the request objects of a
 * framework cost more than such a response. Everything else is left to app.ts. Requests over the limit, and those that name
 * another host, are refused here, before any work.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HeaderSet } from './headers/security-headers.ts'
import { selectVariant } from './page-cache/cached-response.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { pageKeyAt } from './page-cache/page-key.ts'
import type { ReadClientAddress } from './request/client-address.ts'
import type { IsOwnHost } from './request/own-host.ts'
import { readRequestHeaders } from './request/request-headers.ts'
import type { RequestLimit } from './request/request-limit.ts'
import type { RecordRequest } from './request/request-record.ts'
import { readTarget } from './request/request-target.ts'
import type { StaticFiles } from './static-files.ts'

/** Returns false if nothing was sent. */
export type RespondDirectly = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** `pages`, `files` and `readClientAddress` are the same objects that app.ts gets. */
export interface DirectResponseOptions {
  readonly pages: PageCache
  readonly files: StaticFiles
  readonly limit: RequestLimit
  readonly readClientAddress: ReadClientAddress
  readonly isOwnHost: IsOwnHost
  /** The configured origin, or null. */
  readonly siteUrl: string | null
  /** Added to a refusal; cached responses have them already. */
  readonly headers: HeaderSet
  readonly record: RecordRequest
}

const TOO_MANY = 'Too many requests from one place. Please wait a minute and try again.\n'
/** Whoever restarts what hangs knows a process by its address only. */
const HEALTH = /^\/healthz(?:\?|$)/

/** Call the result once for each request, before anything else: it counts the request for the limit. */
export function createDirectResponses(options: DirectResponseOptions): RespondDirectly {
  const { pages, files, limit, readClientAddress, isOwnHost, headers, record } = options
  const elsewhere = `This site is at ${options.siteUrl}. Please open it there.\n`

  function refuse(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { status, text, more }: Readonly<{ status: number; text: string; more: HeaderSet }>,
  ): true {
    const startedAt = performance.now()
    const own = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers, ...more }
    outgoing.writeHead(status, { ...own, 'content-length': Buffer.byteLength(text) })
    outgoing.end(incoming.method === 'HEAD' ? undefined : text)
    record({ method: incoming.method ?? '', path: null, status, startedAt })
    return true
  }

  return (incoming, outgoing) => {
    const startedAt = performance.now()
    if (limit.isOver(readClientAddress(incoming))) {
      const more = { 'retry-after': String(limit.secondsLeft()) }
      return refuse(incoming, outgoing, { status: 429, text: TOO_MANY, more })
    }
    if (!isOwnHost(incoming.headers.host) && !HEALTH.test(incoming.url ?? ''))
      return refuse(incoming, outgoing, { status: 421, text: elsewhere, more: {} })
    const { method = '', url = '' } = incoming
    if (method !== 'GET' && method !== 'HEAD') return false
    const target = readTarget(url)
    if (target.kind !== 'clean') return false
    const { path, search } = target
    const cached = files.get(path) ?? pages.ready(pageKeyAt(path, search, Date.now()))
    if (cached === null) return false
    const { status, variant } = selectVariant(cached, readRequestHeaders(incoming))
    outgoing.writeHead(status, variant.headerList)
    outgoing.end(variant.latin1 ?? variant.body, 'latin1')
    record({ method, path, status, startedAt })
    return true
  }
}

/**
 * The HTTP application: the middleware and routes of every request that direct-responses.ts has not answered. It
 * renders nothing and opens nothing; sockets and signals are in listen.ts.
 */
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { HeaderSet } from './headers/security-headers.ts'
import { toResponse } from './page-cache/cached-response.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { pageKeyAt } from './page-cache/page-key.ts'
import type { ReadClientAddress } from './request/client-address.ts'
import { readRequestHeaders } from './request/request-headers.ts'
import type { RecordRequest } from './request/request-record.ts'
import { type CleanTarget, readTarget } from './request/request-target.ts'
import { BusyError, type WorkGate } from './request/work-gate.ts'
import type { StaticFiles } from './static-files.ts'

/** What createSite (start/create-site.ts) puts together. */
export interface AppOptions {
  readonly pages: PageCache
  readonly files: StaticFiles
  /** Handles what is not a public page: a submitted form, a page that sets a cookie, a file. */
  readonly renderFor: (request: Request, clientAddress: string) => Promise<Response>
  readonly readClientAddress: ReadClientAddress
  /** Admits what is neither cached nor a file. */
  readonly gate: WorkGate
  /** Mounted at /api/session. */
  readonly session: Hono
  /** Added to every response. */
  readonly headers: HeaderSet
  /** Whether the process has got its signal. */
  readonly isStopping: () => boolean
  /** The configured origin, or null. */
  readonly siteUrl: string | null
  /** Called for every response. */
  readonly record: RecordRequest
  readonly log: Logger
}

interface AppEnv {
  Bindings: HttpBindings
  Variables: { target: CleanTarget }
}

const MAX_BODY_BYTES = 256 * 1024
const TOO_MUCH = 'That is too much to send at once. Please go back and make it shorter.'
/**
 * React Router would also send the data of a route: a PDF without its limits, and a recording as one text. No page asks for it
 * (docs/decisions/0003).
 */
const ROUTER_DATA = /\.data$/
const BUSY = 'This site has too much to do at the moment. Please try again in'
const ONLY_FILES = /^\/(?:assets|fonts|icons|screenshots|sounds)\//
/** Responses that are not pages: created for each request, and streamed. `/today` leads to another page each day. */
const NO_PAGES = /^\/(?:api\/(?!offline\/)|files\/|downloads\/[^/]+$|today$)|\/(?:paper(?:\.pdf)?|hall\.mp3)$/
const STORED_FILES = /^\/(?:files\/|downloads\/[^/]+$)/
const PDF = /\/paper\.pdf$/
/** Of a PDF: the time for its data. Another process typesets it, within limits of its own (docs/behaviour.md, 14.10). */
const PDF_PRICE_MS = 25

/** An error of a route is logged and becomes a 500; if the client has gone, it becomes a 400 and is not logged. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { pages, files, renderFor, readClientAddress, gate, session, headers, siteUrl, record, log } = options
  const refuse = (status: number, text: string, more: HeaderSet = {}) =>
    new Response(`${text}\n`, {
      status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers, ...more },
    })

  async function forThisVisitor(c: Context<AppEnv>): Promise<Response> {
    const response = await renderFor(c.req.raw, readClientAddress(c.env.incoming))
    // The client has disconnected: React Router gives up with a 500, which is not an error of the server.
    if (c.req.raw.signal.aborted) return refuse(400, 'Bad request')
    const own = new Headers(response.headers)
    if (c.req.method === 'POST' || !own.has('cache-control')) own.set('cache-control', 'no-store')
    for (const [name, value] of Object.entries(headers)) own.set(name, value)
    return new Response(response.body, { status: response.status, headers: own })
  }

  const admit = (c: Context<AppEnv>, priceMs?: number) => gate.admit(readClientAddress(c.env.incoming), priceMs)

  const app = new Hono<AppEnv>()
  app.onError((error, c) => {
    // The client has disconnected: this is not an error of the server.
    if (c.req.raw.signal.aborted) return refuse(400, 'Bad request')
    if (error instanceof BusyError)
      return refuse(503, `${BUSY} ${error.seconds} seconds.`, { 'retry-after': String(error.seconds) })
    log.error({ err: error }, 'a request failed')
    return refuse(500, 'Something went wrong on our side. Please try again.')
  })

  app.use(async (c, next) => {
    const startedAt = performance.now()
    await next()
    record({ method: c.req.method, path: c.get('target')?.path ?? null, status: c.res.status, startedAt })
  })

  app.use(async (c, next) => {
    const target = readTarget(c.env.incoming.url ?? '/')
    if (target.kind === 'refused') return refuse(target.status, REFUSALS[target.status])
    if (target.kind === 'moved') return refuse(308, 'Moved', { location: target.location })
    if (ROUTER_DATA.test(target.path)) return refuse(404, 'Not found')
    if (!METHODS.has(c.req.method)) return refuse(405, 'Method not allowed', { allow: PAGE_METHODS })
    c.set('target', target)
    return next()
  })

  app.get('/healthz', () => (options.isStopping() ? refuse(503, 'stopping') : refuse(200, 'ok')))

  const limited = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => refuse(413, TOO_MUCH) })
  app.on(CHANGING, '*', async (c, next) => (isForeign(c, siteUrl) ? refuse(403, 'Forbidden') : next()), limited)
  app.route('/api/session', session)
  app.delete('*', () => refuse(405, 'Method not allowed', { allow: PAGE_METHODS }))
  app.post('*', (c) => admit(c)(() => forThisVisitor(c)))

  app.get('*', async (c) => {
    const { path, search } = c.get('target')
    const requestHeaders = readRequestHeaders(c.env.incoming)
    const file = files.get(path)
    if (file !== undefined) return toResponse(file, requestHeaders)
    if (ONLY_FILES.test(path)) return refuse(404, 'Not found')
    if (STORED_FILES.test(path)) return forThisVisitor(c)
    if (NO_PAGES.test(path)) return admit(c, PDF.test(path) ? PDF_PRICE_MS : undefined)(() => forThisVisitor(c))
    const page = await pages.get(pageKeyAt(path, search, Date.now()), () => admit(c))
    return page === null ? admit(c)(() => forThisVisitor(c)) : toResponse(page, requestHeaders)
  })
  return app
}

const CHANGING = ['POST', 'DELETE']
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', ...CHANGING])
const PAGE_METHODS = 'GET, HEAD, POST'
const REFUSALS = { 400: 'Bad request', 404: 'Not found', 414: 'Address too long' } as const

/** A request that a page of another site makes. React Router refuses most of them as well, but logs each as an error. */
function isForeign(c: Context<AppEnv>, siteUrl: string | null): boolean {
  const { origin, 'sec-fetch-site': relation } = c.env.incoming.headers
  if (origin === undefined) return relation === 'cross-site'
  return origin !== siteUrl && origin !== new URL(c.req.url).origin
}

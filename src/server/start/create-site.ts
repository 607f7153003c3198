/** Connects the services to HTTP: request handlers for visitors, and what the operator's endpoints need. */
import { createApp } from '#server/http/app.ts'
import { createDirectResponses } from '#server/http/direct-responses.ts'
import { pageHeaders, securityHeaders } from '#server/http/headers/security-headers.ts'
import type { RequestHandlers } from '#server/http/listen.ts'
import { createContentVersion } from '#server/http/page-cache/content-version.ts'
import { createMeasurePage } from '#server/http/page-cache/measure-page.ts'
import { createPageCache } from '#server/http/page-cache/page-cache.ts'
import { type BuiltRoutes, createRenderer } from '#server/http/react-router.ts'
import { createDelayMeter } from '#server/http/request/busy-time.ts'
import { createClientAddressReader } from '#server/http/request/client-address.ts'
import { createHostCheck } from '#server/http/request/own-host.ts'
import { createRequestLimit, type RequestLimit } from '#server/http/request/request-limit.ts'
import { createRequestRecord } from '#server/http/request/request-record.ts'
import { createWorkGate } from '#server/http/request/work-gate.ts'
import { createSessionRoutes } from '#server/http/session-routes.ts'
import { loadStaticFiles } from '#server/http/static-files.ts'
import { createMetrics, type Metrics } from '#server/observe/metrics.ts'
import { createReadiness, type Readiness } from '#server/observe/readiness.ts'
import { createRouteLabels } from '#server/observe/route-label.ts'
import { EMPTY_VERSION } from '#server/ports/document-store.ts'
import { log, type Services } from '#server/services.server.ts'

const CLIENT_FOLDER = 'build/client'
const PAGE_CACHE_BYTES = 32 * 1024 * 1024
/** Of 12,000 requests a minute: half of the time of one process. */
const WORK_MS_A_REQUEST = 2.5

/** What run-site.ts needs to listen and to answer the operator. */
export interface Site {
  readonly handlers: RequestHandlers
  readonly limit: RequestLimit
  readonly metrics: Metrics
  readonly readiness: () => Promise<Readiness>
}

/** Opens no port. Throws if build/client cannot be read; `isStopping` turns true when the process gets its signal. */
export function createSite(routes: BuiltRoutes, services: Services, isStopping: () => boolean): Site {
  const { config, documents, files: storage, messages, outbox, papers, pdfProblem, sessions } = services
  const { siteUrl } = config
  const now = () => performance.now()
  const headers = securityHeaders(siteUrl)
  const metrics = createMetrics(outbox === null ? null : () => messages.waiting())
  const measure = createMeasurePage(() => pages)
  const { renderPage, renderFor } = createRenderer(routes, siteUrl, config.port, measure)
  // Pages show documents and papers; either may change without the other.
  let hadDocuments = false
  const shownVersion = async () => {
    const version = await documents.version()
    hadDocuments ||= version !== EMPTY_VERSION
    return `${version} ${await papers.version()}`
  }
  const contentVersion = createContentVersion({ read: shownVersion, now, log })
  const count = metrics.countPage
  const pages = createPageCache({
    render: renderPage,
    contentVersion,
    headers: pageHeaders(siteUrl),
    maxBytes: PAGE_CACHE_BYTES,
    now,
    count,
    log,
  })
  const files = loadStaticFiles(CLIENT_FOLDER, headers, config.site)
  const patterns = Object.values(routes.routes).flatMap((route) => (route === undefined ? [] : [route]))
  const label = createRouteLabels(patterns, (path) => files.has(path))
  const record = createRequestRecord({ log, label, count: metrics.countRequest })
  const limit = createRequestLimit({ perMinute: config.requestsPerMinute, now })
  const readClientAddress = createClientAddressReader(config.trustedProxies)
  const session = createSessionRoutes(sessions, siteUrl, headers)
  const gate = createWorkGate({
    budgetMs: config.requestsPerMinute * WORK_MS_A_REQUEST,
    now,
    delayMs: createDelayMeter(),
  })
  const app = createApp({
    pages,
    files,
    renderFor,
    readClientAddress,
    gate,
    session,
    headers,
    isStopping,
    siteUrl,
    record,
    log,
  })
  const isOwnHost = createHostCheck(siteUrl, config.host)
  const direct = createDirectResponses({
    pages,
    files,
    limit,
    readClientAddress,
    isOwnHost,
    siteUrl,
    headers,
    record,
  })
  // Without documents there are only pages that need none, such as /privacy.
  const cachedPages = () => (hadDocuments ? pages.size() : 0)
  const readiness = createReadiness({ documents, messages, files: storage, pdfProblem, cachedPages, isStopping })
  return { handlers: { direct, fetch: app.fetch }, limit, metrics, readiness }
}

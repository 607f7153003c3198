/**
 * Renders a page to one string, with its Content-Security-Policy: it is cached whole, and the policy needs the whole
 * text. If a part of a page fails to render, nothing of it is sent: React Router renders the error page with status
 * 500.
 */
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { contentSecurityPolicy, withPolicy } from '#server/http/content-security-policy.ts'
import type { Hosting } from '#server/http/request-context.ts'
import { hosting } from '#server/http/request-context.ts'
import { DocumentStoreUnavailableError } from '#server/ports/document-store.ts'
import { FileStorageUnavailableError } from '#server/ports/file-storage.ts'
import { log, services } from '#server/services.server.ts'
import firstPaint from './inline-scripts/first-paint.ts?script'
import { islandChunks } from './island-chunks.ts'
import { readRules } from './page-styles/css-rules.ts'
import { withOwnStyles } from './page-styles/with-own-styles.ts'
import { ExportContext } from './parts/site/export-context.ts'
import { type PageScript, PageScriptContext } from './parts/site/page-script.ts'
import { PREFETCH_RULES } from './parts/site/prefetch-rules.ts'
import { SiteContext } from './parts/site/site-context.ts'
import styleSheet from './styles/app.css?inline'

/** The timeout of loaders, in milliseconds, and after it of the rendering that waits for them. */
export const streamTimeout = 5000
const RENDER_TIMEOUT_MS = streamTimeout + 1000

const rules = readRules(styleSheet)
/** Those of the root; whatever else is in a page, its policy lets nothing else run. */
const inlineScripts = [firstPaint, PREFETCH_RULES]

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  visit: Readonly<RouterContextProvider>,
): Promise<Response> {
  const host = visit.get(hosting)
  const drawn = await renderPage(request, context, host)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Vite's development server needs inline styles and scripts.
  if (!import.meta.env.PROD) return new Response(drawn, { status, headers })
  // Hosts of files read at most a hundred policies, so the pages of an export share theirs.
  const html = host === 'server' ? withOwnStyles(drawn, rules) : drawn
  const { config, filesUrl } = services()
  const { adsScriptUrl, contactRelayUrl } = config
  const policy = contentSecurityPolicy(html, { inlineScripts, adsScriptUrl, filesUrl, host, contactRelayUrl })
  headers.set('Content-Security-Policy', policy)
  return new Response(host === 'server' ? html : withPolicy(html, policy), { status, headers })
}

/**
 * Called once for each error; what a visitor can cause (a wrong URL, leaving early) is none. The path names a page that is
 * there and cannot be shown; while a store does not answer, it may be anything that somebody typed.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  const away = error instanceof DocumentStoreUnavailableError || error instanceof FileStorageUnavailableError
  log.error({ err: error, ...(away ? {} : { path: new URL(request.url).pathname }) }, 'a page failed')
}

function pageScript({ manifest: { entry, hmr } }: EntryContext): PageScript {
  const ads = services().config.adsScriptUrl ?? ''
  return { module: entry.module, islands: islandChunks, development: hmr?.runtime ?? '', ads }
}

class RenderTimeoutError extends Error {
  override readonly name = 'RenderTimeoutError'
  readonly code = 'render-timeout'

  constructor() {
    super('the page took too long to render')
  }
}

function renderPage(request: Request, context: EntryContext, host: Hosting): Promise<string> {
  const { signal, url } = request
  if (signal.aborted) return Promise.reject(signal.reason)
  return new Promise((resolve, reject) => {
    let failed = false
    const chunks: Buffer[] = []
    const text = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk))
        done()
      },
      final(done) {
        end()
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const page = (
      <ExportContext value={host !== 'server'}>
        <PageScriptContext value={pageScript(context)}>
          <SiteContext value={services().config.site}>
            <ServerRouter context={context} url={url} />
          </SiteContext>
        </PageScriptContext>
      </ExportContext>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => (failed ? undefined : pipe(text)),
      onError: fail,
      onShellError: fail,
    })
    const timer = setTimeout(() => abort(new RenderTimeoutError()), RENDER_TIMEOUT_MS)
    const leave = () => abort(signal.reason)
    signal.addEventListener('abort', leave)

    function end(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    }

    function fail(error: unknown): void {
      failed = true
      end()
      reject(error)
    }
  })
}

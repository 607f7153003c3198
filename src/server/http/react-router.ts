/**
 * React Router's request handler in the ways that app.ts and an export need it. Which pages there are src/app says.
 */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { MeasurePage } from './page-cache/measure-page.ts'
import { hosting, measurePage, visitorAddress } from './request-context.ts'

/** What 'virtual:react-router/server-build' exports. */
export type BuiltRoutes = typeof import('virtual:react-router/server-build')

export interface Renderer {
  /** The page at a path and query, as anybody gets it. */
  readonly renderPage: (key: string) => Promise<Response>
  /** The same page for the static export. */
  readonly renderExport: (key: string) => Promise<Response>
  /** The answer to one visitor's request; an action finds their address in its context. */
  readonly renderFor: (request: Request, clientAddress: string) => Promise<Response>
}

/** `siteUrl` is the configured origin, or null; then pages are rendered as for `http://localhost:{port}`. */
export function createRenderer(
  routes: BuiltRoutes,
  siteUrl: string | null,
  port: number,
  measure: MeasurePage,
): Renderer {
  const origin = siteUrl ?? `http://localhost:${port}`
  const handle = createRequestHandler(serverBuild(routes, siteUrl), 'production')
  return {
    // With an origin of our own, so that no visitor's Host header ends up in a cached page.
    renderPage: (key) => handle(new Request(`${origin}${key}`)),
    renderExport: (key) => {
      const context = new RouterContextProvider()
      context.set(hosting, 'export')
      context.set(measurePage, measure)
      return handle(new Request(`${origin}${key}`), context)
    },
    renderFor: (request, clientAddress) => {
      const context = new RouterContextProvider()
      context.set(visitorAddress, clientAddress)
      context.set(measurePage, measure)
      return handle(request, context)
    },
  }
}

function serverBuild(routes: BuiltRoutes, siteUrl: string | null): ServerBuild {
  // Behind a proxy that ends TLS we see http:, the browser's Origin says https:, and React Router would refuse the form.
  const allowedActionOrigins = siteUrl === null ? false : [new URL(siteUrl).host]
  const { basename = '/', unstable_getCriticalCss: _onlyInDevelopment, ...build } = routes
  return { ...build, basename, allowedActionOrigins, routes: caseSensitive(build.routes) }
}

/** React Router takes /Practice for /practice, too; each way to write it would be a page of its own in the cache. */
function caseSensitive(routes: BuiltRoutes['routes']): ServerBuild['routes'] {
  const strict: ServerBuild['routes'] = {}
  for (const [id, route] of Object.entries(routes))
    if (route !== undefined) strict[id] = { ...route, caseSensitive: true }
  return strict
}

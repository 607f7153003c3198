/** React Router's request handler as app.ts and the static export need it. The routes are those of src/app. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { MeasurePage } from './page-cache/measure-page.ts'
import { hosting, measurePage, visitorAddress } from './request-context.ts'

/** The exports of 'virtual:react-router/server-build'. */
export type BuiltRoutes = typeof import('virtual:react-router/server-build')

/** Paths and queries are as `readTarget` and `pageKey` give them. An error of a route is a response with status 500. */
export interface Renderer {
  /** The public page at a path and query. */
  readonly renderPage: (key: string) => Promise<Response>
  /** The same page for the static export. */
  readonly renderExport: (key: string) => Promise<Response>
  /** The response to one visitor's request; an action finds the client address in its context. */
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
    // With the configured origin, so that no Host header of a request gets into a cached page.
    renderPage: (key) => {
      const context = new RouterContextProvider()
      context.set(measurePage, measure)
      return handle(new Request(`${origin}${key}`), context)
    },
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
  // Behind a proxy that ends TLS the request is http:, but the browser's Origin is https:, and React Router would
  // refuse the form.
  const allowedActionOrigins = siteUrl === null ? false : [new URL(siteUrl).host]
  const { basename = '/', unstable_getCriticalCss: _onlyInDevelopment, ...build } = routes
  return { ...build, basename, allowedActionOrigins, routes: caseSensitive(build.routes) }
}

/** By default React Router also matches /Practice for /practice; each spelling would be a cache entry of its own. */
function caseSensitive(routes: BuiltRoutes['routes']): ServerBuild['routes'] {
  const strict: ServerBuild['routes'] = {}
  for (const [id, route] of Object.entries(routes))
    if (route !== undefined) strict[id] = { ...route, caseSensitive: true }
  return strict
}

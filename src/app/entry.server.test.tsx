import { createHash } from 'node:crypto'
import { type ReactNode, Suspense, use } from 'react'
import { createRequestHandler, Outlet, type ServerBuild } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DocumentStoreUnavailableError } from '#server/ports/document-store.ts'
import { log, services } from '#server/services.server.ts'
import * as entry from './entry.server.tsx'
import { PREFETCH_RULES } from './parts/site/prefetch-rules.ts'

const FIRST_PAINT = 'firstPaint()'
const INJECTED = 'alert(document.cookie)'
vi.mock('./inline-scripts/first-paint.ts?script', () => ({ default: 'firstPaint()' }))

// The first call sets the level of the log, which would undo the spy.
services()
const logged = vi.spyOn(log, 'error').mockReturnValue()

function Layout() {
  return (
    <html lang="en">
      <body>
        <script>{FIRST_PAINT}</script>
        <script type="speculationrules">{PREFETCH_RULES}</script>
        <Outlet />
        <script>{INJECTED}</script>
      </body>
    </html>
  )
}

function Failing(): never {
  throw new Error('cannot be drawn')
}

function Away(): never {
  throw new DocumentStoreUnavailableError('away')
}

const never = new Promise<string>(() => {})

function Stuck() {
  return use(never)
}

const page = (id: string, component: () => ReactNode) => ({
  id,
  path: id,
  parentId: 'root',
  module: { default: component },
})
const asset = (id: string, parentId?: string) => ({
  id,
  ...(parentId === undefined ? {} : { parentId }),
  module: `/assets/${id}.js`,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})

const build: ServerBuild = {
  assets: {
    entry: { imports: [], module: '/assets/entry.js' },
    routes: {
      root: asset('root'),
      good: asset('good', 'root'),
      failing: asset('failing', 'root'),
      away: asset('away', 'root'),
      partly: asset('partly', 'root'),
      stuck: asset('stuck', 'root'),
    },
    url: '/assets/manifest.js',
    version: '1',
  },
  assetsBuildDirectory: '',
  basename: '/',
  entry: { module: entry },
  future: {},
  isSpaMode: false,
  prerender: [],
  publicPath: '/',
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  routes: {
    root: { id: 'root', path: '', module: { default: Layout, ErrorBoundary: () => <h1>Sorry</h1> } },
    good: page('good', () => <h1>Good</h1>),
    failing: page('failing', Failing),
    away: page('away', Away),
    partly: page('partly', () => (
      <Suspense fallback="…">
        <Failing />
      </Suspense>
    )),
    stuck: page('stuck', () => (
      <Suspense fallback="…">
        <Stuck />
      </Suspense>
    )),
  },
  ssr: true,
}
const handle = createRequestHandler(build, 'production')
const request = (path: string, init: RequestInit = {}) => new Request(`http://localhost${path}`, init)

beforeEach(() => {
  logged.mockClear()
  vi.stubEnv('PROD', true)
})
afterEach(() => vi.unstubAllEnvs())

describe('a page', () => {
  it('comes whole, with a policy that allows the scripts of the build, and none that got into it', async () => {
    const response = await handle(request('/good'))
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toMatch(/^<!DOCTYPE html><html.*<h1>Good<\/h1>.*<\/html>$/s)
    const policy = response.headers.get('content-security-policy')
    const allowed = [FIRST_PAINT, PREFETCH_RULES, INJECTED].map(
      (script) =>
        html.includes(`>${script}</script>`) &&
        policy?.includes(createHash('sha256').update(script).digest('base64')) === true,
    )
    expect(allowed).toEqual([true, true, false])
  })

  it.each(['/failing', '/partly'])(
    'that cannot be drawn becomes the error page, with status 500 and one line in the log: %s',
    async (path) => {
      const response = await handle(request(path))
      expect(response.status).toBe(500)
      expect(await response.text()).toContain('<h1>Sorry</h1>')
      expect(logged).toHaveBeenCalledTimes(1)
      expect(logged.mock.lastCall?.[0]).toMatchObject({ err: { message: 'cannot be drawn' }, path })
    },
  )

  it('is not named in the log while a store does not answer: its path may be anything', async () => {
    expect((await handle(request('/away'))).status).toBe(500)
    expect(logged.mock.lastCall?.[0]).toEqual({ err: expect.any(DocumentStoreUnavailableError) })
  })

  it('that does not exist is no error of ours', async () => {
    expect((await handle(request('/nowhere'))).status).toBe(404)
    expect(logged).not.toHaveBeenCalled()
  })

  it('that nobody waits for any more is given up without a word', async () => {
    const leaving = new AbortController()
    const pending = handle(request('/stuck', { signal: leaving.signal }))
    setTimeout(() => leaving.abort(), 50)
    const response = await pending
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('Sorry')
    expect(logged).not.toHaveBeenCalled()
  })
})

import { createHash } from 'node:crypto'
import { type ReactNode, Suspense, use } from 'react'
import { createRequestHandler, Outlet, Scripts, type ServerBuild } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log, services } from '#server/services.server.ts'
import * as entry from './entry.server.tsx'

// The first call sets the level of the log, which would undo the spy.
services()
const logged = vi.spyOn(log, 'error').mockReturnValue()

function Layout() {
  return (
    <html lang="en">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}

function Failing(): never {
  throw new Error('cannot be drawn')
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
  it('comes whole, with a policy that allows just its own scripts', async () => {
    const response = await handle(request('/good'))
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toMatch(/^<!DOCTYPE html><html.*<h1>Good<\/h1>.*<\/html>$/s)
    const scripts = [...html.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, body = '']) => body)
    expect(scripts.length).toBeGreaterThan(0)
    const policy = response.headers.get('content-security-policy')
    for (const body of scripts) expect(policy).toContain(createHash('sha256').update(body).digest('base64'))
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

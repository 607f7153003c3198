import type { ActionFunctionArgs } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { type BuiltRoutes, createRenderer } from './react-router.ts'
import { visitorAddress } from './request-context.ts'

const action = vi.fn<(options: ActionFunctionArgs) => null>(() => null)

const noSizes = async () => null

function builtRoutes(): BuiltRoutes {
  return {
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    assetsBuildDirectory: '',
    allowedActionOrigins: false,
    basename: '/',
    entry: {
      module: {
        default: async (request, status) => new Response(`${request.url} ${request.headers.get('cookie')}`, { status }),
        handleError: () => {},
      },
    },
    future: {},
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    routes: { page: { id: 'page', path: 'page', module: { action, default: () => null } } },
    ssr: true,
    unstable_getCriticalCss: undefined,
  }
}

function post(origin: string): Request {
  return new Request('http://10.0.0.5:3000/page', {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(),
  })
}

describe('createRenderer', () => {
  it('renders a page as anybody gets it, at the address of the site', async () => {
    const renderer = createRenderer(builtRoutes(), 'https://readysix.example', 3000, noSizes)
    expect(await (await renderer.renderPage('/page?year=1')).text()).toBe('https://readysix.example/page?year=1 null')
    const unnamed = createRenderer(builtRoutes(), null, 3100, noSizes)
    expect(await (await unnamed.renderPage('/page')).text()).toBe('http://localhost:3100/page null')
  })

  it('knows a page by its one spelling', async () => {
    const { renderPage } = createRenderer(builtRoutes(), null, 3100, noSizes)
    expect((await renderPage('/page')).status).toBe(200)
    expect((await renderPage('/Page')).status).toBe(404)
  })

  it('takes forms that come through a proxy from the configured site, and from no other', async () => {
    const renderer = createRenderer(builtRoutes(), 'https://readysix.example', 3000, noSizes)
    expect((await renderer.renderFor(post('https://readysix.example'), '')).status).toBe(200)
    expect((await renderer.renderFor(post('https://evil.example'), '')).status).toBe(400)
  })

  it('tells an action the address of its visitor', async () => {
    const renderer = createRenderer(builtRoutes(), null, 3000, noSizes)
    await renderer.renderFor(post('http://10.0.0.5:3000'), '203.0.113.7')
    expect(action.mock.lastCall?.[0].context.get(visitorAddress)).toBe('203.0.113.7')
  })
})

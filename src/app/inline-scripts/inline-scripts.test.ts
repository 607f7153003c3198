import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

describe('the script before the first paint', () => {
  async function shown(stored: string | null) {
    const dataset: Record<string, unknown> = {}
    vi.stubGlobal('document', { documentElement: { dataset } })
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'display' ? stored : null) })
    await import('./first-paint.ts')
    return dataset
  }

  it.each([
    ['{"theme":"dark","line":"on"}', { theme: 'dark', line: 'on' }],
    ['{"theme":"dark","toString":"x","colour":"red"}', { theme: 'dark' }],
    [null, {}],
    ['null', {}],
    ['no JSON', {}],
  ])('shows of %j what is a display choice', async (stored, choices) => expect(await shown(stored)).toEqual(choices))

  it('leaves a page without storage as it is', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } })
    vi.stubGlobal('localStorage', undefined)
    await expect(import('./first-paint.ts')).resolves.toBeDefined()
  })
})

describe('the script after the first paint', () => {
  type Element = Readonly<Record<string, string>>
  let added: Element[]
  let paint: (names: readonly string[]) => void
  let disconnected: boolean
  const frames: (() => void)[] = []

  beforeEach(() => {
    added = []
    frames.length = 0
    disconnected = false
    vi.stubGlobal('document', {
      currentScript: { dataset: { module: '/assets/entry.js', preloads: '/assets/a.js /assets/b.js' } },
      head: { append: (element: Element) => added.push(element) },
      createElement: (tag: string) => ({ tag }),
    })
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  })

  const stubPaints = (types: readonly string[]) => {
    class Observer {
      static supportedEntryTypes = types
      constructor(report: (paints: unknown, observer: unknown) => void) {
        paint = (names) => report({ getEntriesByName: (name: string) => names.filter((one) => one === name) }, this)
      }
      observe() {}
      disconnect() {
        disconnected = true
      }
    }
    vi.stubGlobal('PerformanceObserver', Observer)
  }

  const EVERYTHING = [
    { tag: 'link', rel: 'modulepreload', href: '/assets/a.js' },
    { tag: 'link', rel: 'modulepreload', href: '/assets/b.js' },
    { tag: 'script', type: 'module', src: '/assets/entry.js' },
    { tag: 'link', rel: 'manifest', href: '/manifest.webmanifest' },
  ]

  it('fetches nothing before there is content to see', async () => {
    stubPaints(['paint'])
    await import('./after-paint.ts')
    paint(['first-paint'])
    expect([added, disconnected, frames]).toEqual([[], false, []])
  })

  it('fetches the script, its preloads and the manifest, once', async () => {
    stubPaints(['paint'])
    await import('./after-paint.ts')
    paint(['first-paint', 'first-contentful-paint'])
    expect(added).toEqual(EVERYTHING)
    expect(disconnected).toBe(true)
  })

  it('fetches them with the next frame where paints are not reported', async () => {
    stubPaints(['mark'])
    await import('./after-paint.ts')
    expect(added).toEqual([])
    for (const run of frames) run()
    expect(added).toEqual(EVERYTHING)
  })
})

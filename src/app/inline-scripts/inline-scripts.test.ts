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

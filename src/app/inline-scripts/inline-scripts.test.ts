import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

describe('the script before the first paint', () => {
  async function shown(stored: string | null, hash = '', state: unknown = null) {
    const dataset: Record<string, unknown> = {}
    vi.stubGlobal('document', { documentElement: { dataset } })
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'display' ? stored : null) })
    vi.stubGlobal('location', { hash })
    vi.stubGlobal('history', { state })
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

  it.each([
    ['#text=largest&time=more', null, { theme: 'dark', text: 'largest' }],
    ['#item-3', { shared: '#theme=cream&line=on' }, { theme: 'cream', line: 'on' }],
    ['#item-3', null, { theme: 'dark' }],
  ])('shows what the link %j says over what is saved', async (hash, state, choices) =>
    expect(await shown('{"theme":"dark"}', hash, state)).toEqual(choices),
  )

  it('leaves a page without storage as it is', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } })
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('location', { hash: '' })
    vi.stubGlobal('history', { state: null })
    await expect(import('./first-paint.ts')).resolves.toBeDefined()
  })
})

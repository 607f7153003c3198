import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { createCachedResponse } from './cached-response.ts'
import { warmPages } from './warm-pages.ts'

const log = pino({ level: 'silent' })
const cached = (text: string, status = 200) =>
  createCachedResponse({ status, headers: {}, plain: new Uint8Array(Buffer.from(text)), gzip: null, brotli: null })
const map = ['/', '/prelim/2024/A%20B', '/x?a=1&amp;b=2'].map((path) => `<loc>https://r.example${path}</loc>`).join('')

it('renders every page of the sitemap, one after another', async () => {
  const get = vi.fn(async (key: string) => cached(key === '/sitemap.xml' ? map : key))
  await warmPages({ pages: { get, ready: () => null, size: () => 0 }, isStopping: () => false, log })
  expect(get.mock.calls.flat()).toEqual(['/sitemap.xml', '/', '/prelim/2024/A%20B', '/x'])
})

it('does without when there is no sitemap, and ends with the server', async () => {
  const get = vi.fn(async () => cached('no', 500))
  await warmPages({ pages: { get, ready: () => null, size: () => 0 }, isStopping: () => false, log })
  get.mockRejectedValue(new Error('down'))
  await warmPages({ pages: { get, ready: () => null, size: () => 0 }, isStopping: () => false, log })
  get.mockReset().mockImplementation(async () => cached(map))
  await warmPages({ pages: { get, ready: () => null, size: () => 0 }, isStopping: () => true, log })
  expect(get).toHaveBeenCalledTimes(1)
})

import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'

it('loses no page to ten thousand URLs that name nothing', async () => {
  const pages = createPageCache({
    render: async (key) => new Response('x', { status: key === '/a' ? 200 : 404 }),
    contentVersion: { current: () => 'v1' },
    headers: {},
    maxBytes: 10_000,
    now: () => 1,
    count: () => undefined,
    log: pino({ level: 'silent' }),
  })
  await pages.get('/a')
  for (let i = 0; i < 10_000; i += 1) await pages.get(`/none/${i}`)
  expect(pages.ready('/a')).not.toBeNull()
  expect(pages.size()).toBe(1)
})

import { expect, it, vi } from 'vitest'
import { createMetrics } from './metrics.ts'

const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('readysix_'))

it('counts requests by route and status, and how pages came about', async () => {
  const metrics = createMetrics(null)
  for (const status of [200, 200, 304]) metrics.countRequest('/practice', status)
  metrics.countRequest('refused', 400)
  metrics.countPage('hit')
  const expected = [
    'readysix_requests_total{route="/practice",status="200"} 2',
    'readysix_requests_total{route="/practice",status="304"} 1',
    'readysix_requests_total{route="refused",status="400"} 1',
    'readysix_pages_total{outcome="hit"} 1',
  ]
  expect(linesOf(await metrics.text())).toEqual(expected)
  expect(linesOf(await metrics.text())).toEqual(expected)
})

it('tells the depth of the outbox, and nothing rather than an old figure while its store is down', async () => {
  const waiting = vi.fn(async () => 3)
  const metrics = createMetrics(waiting)
  expect(linesOf(await metrics.text())).toEqual(['readysix_outbox_messages 3'])
  waiting.mockRejectedValue(new Error('down'))
  expect(linesOf(await metrics.text())).toEqual([])
})

it('tells the delay of the event loop and the memory', async () => {
  const text = await createMetrics(null).text()
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
})

import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMemoryMessageStore } from '#server/adapters/messages/message-store.memory.ts'
import type { MessageStore } from '#server/ports/message-store.ts'
import { startMessageRetention } from './message-retention.ts'

const DAY_MS = 86_400_000
const lines: string[] = []
const log = pino({ base: null }, { write: (line) => lines.push(line) })

let messages: MessageStore

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1) })
  lines.length = 0
  messages = createMemoryMessageStore()
})
afterEach(() => vi.useRealTimers())

async function save(id: string): Promise<void> {
  const fields = { name: 'Mei', email: 'mei@example.org', subject: 's', message: 'm' }
  await messages.save({ id, receivedAt: Date.now(), ...fields })
}

async function ids(): Promise<string[]> {
  const found: string[] = []
  for await (const { id } of messages.list()) found.push(id)
  return found
}

it('no message is ever kept for more than 90 days', async () => {
  startMessageRetention({ messages, now: Date.now, log })
  await vi.advanceTimersByTimeAsync(DAY_MS / 3)
  await save('old')
  await vi.advanceTimersByTimeAsync(5 * DAY_MS)
  await save('newer')
  await vi.advanceTimersByTimeAsync(83 * DAY_MS)
  expect(await ids()).toEqual(['newer', 'old'])
  await vi.advanceTimersByTimeAsync(2 * DAY_MS)
  expect(await ids()).toEqual(['newer'])
})

it('what is old when the server starts goes at once', async () => {
  await save('old')
  await vi.advanceTimersByTimeAsync(91 * DAY_MS)
  startMessageRetention({ messages, now: Date.now, log })
  await vi.waitFor(async () => expect(await ids()).toEqual([]))
})

it('a store that fails is tried again the next day', async () => {
  await save('old')
  await vi.advanceTimersByTimeAsync(89 * DAY_MS + DAY_MS / 2)
  startMessageRetention({
    messages: { ...messages, deleteBefore: vi.fn(messages.deleteBefore).mockRejectedValueOnce(new Error('locked')) },
    now: Date.now,
    log,
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(await ids()).toEqual(['old'])
  expect(lines.join('')).toContain('locked')
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(await ids()).toEqual([])
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryMessageStore } from '#server/adapters/messages/message-store.memory.ts'
import {
  ADDRESS_MESSAGES_AN_HOUR,
  createMessageCounts,
  createMessageLimit,
  type MessageLimit,
} from '#server/contact/message-limit.ts'
import type { MessageStore } from '#server/ports/message-store.ts'
import { log } from '#server/services.server.ts'
import { createSessions, SESSION_COOKIE } from '#server/session/sessions.ts'
import { jsonOf, postContact, wantsJson } from './contact-post.server.ts'

const SENT = "Thank you for your message! We'll get back to you within 1-2 business days."
const FAILED = 'Oops! There was an error sending your message. Please try again or email us directly.'
const GOOD = { name: 'Nur Aisyah', email: 'aisyah@example.org', subject: 'Question 4', message: 'Is it (3)?' }

const sessions = createSessions({ secrets: () => ['s'.repeat(32)], now: Date.now })
const outbox = { start: vi.fn(), wake: vi.fn(), stop: vi.fn() }
const logged = vi.spyOn(log, 'error').mockReturnValue()

let messages: MessageStore
let messageLimit: MessageLimit

beforeEach(() => {
  vi.clearAllMocks()
  messages = createMemoryMessageStore()
  messageLimit = createMessageLimit(createMessageCounts({ now: () => performance.now() }))
})

function post(fields: Readonly<Record<string, string>> = GOOD, address = '203.0.113.7', cookie = '') {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const request = new Request('http://localhost/contact', { method: 'POST', body, headers: { cookie } })
  return postContact(request, address, { messages, messageLimit, outbox, sessions })
}

/** The cookie of a visitor who has just come. */
async function newCookie() {
  const { token } = await sessions.signIn(new Request('http://localhost/api/session'))
  return `${SESSION_COOKIE}=${token}`
}

async function saved() {
  const found: object[] = []
  for await (const { name, email, subject, message } of messages.list()) found.push({ name, email, subject, message })
  return found
}

describe('a posted message', () => {
  it('is in the store when its sender is thanked, and the outbox is woken', async () => {
    const response = await post()
    expect(response).toEqual({ outcome: { kind: 'sent' }, status: 200, retryAfter: 0 })
    expect(jsonOf(response)).toEqual({ ok: true, message: SENT, errors: {} })
    expect(await saved()).toEqual([GOOD])
    expect(outbox.wake).toHaveBeenCalledTimes(1)
  })

  it('is handed back with the reasons when a field is wrong', async () => {
    const response = await post({ ...GOOD, email: 'aisyah@' })
    const errors = { email: 'Enter an email address like name@example.com' }
    expect(response).toMatchObject({ status: 422, outcome: { kind: 'wrong', values: { name: 'Nur Aisyah' }, errors } })
    expect(jsonOf(response)).toMatchObject({ ok: false, errors })
    expect(await saved()).toEqual([])
  })

  it('is handed back with the failure when it cannot be saved, and we are told why', async () => {
    await messages.close()
    const response = await post()
    expect(response).toEqual({ outcome: { kind: 'failed', values: GOOD, why: '' }, status: 503, retryAfter: 0 })
    expect(jsonOf(response)).toEqual({ ok: false, message: FAILED, errors: {} })
    expect(logged).toHaveBeenCalledTimes(1)
    expect(outbox.wake).not.toHaveBeenCalled()
    // It is not one of the five: each of these was told that it was not sent.
    for (let i = 0; i < 9; i += 1) expect((await post()).status).toBe(503)
  })

  it('is refused as the sixth of an hour, with the time to wait', async () => {
    for (let i = 0; i < 5; i += 1) expect((await post()).status).toBe(200)
    const response = await post()
    expect(response).toMatchObject({ status: 429, outcome: { kind: 'failed', values: GOOD } })
    expect(response.retryAfter).toBeGreaterThan(3590)
    expect(jsonOf(response).message).toBe(
      `${FAILED} We take five messages an hour from one visitor. You can send this one in 60 minutes.`,
    )
    expect((await post(GOOD, '203.0.113.8')).status).toBe(200)
    expect(await saved()).toHaveLength(6)
  })

  it('is counted by session: a class that shares an address writes, each of it five times', async () => {
    const cookies = await Promise.all(Array.from({ length: 30 }, newCookie))
    for (const cookie of cookies)
      for (let i = 0; i < 5; i += 1) expect((await post(GOOD, '203.0.113.7', cookie)).status).toBe(200)
    expect(ADDRESS_MESSAGES_AN_HOUR).toBe(30 * 5)
    const [one = ''] = cookies
    expect((await post(GOOD, '203.0.113.9', one)).status).toBe(429)
    const response = await post(GOOD, '203.0.113.7', await newCookie())
    expect(response.status).toBe(429)
    expect(jsonOf(response).message).toContain('We take 150 messages an hour from one network.')
  })

  it('is counted by address when its session is forged', async () => {
    for (let i = 0; i < 5; i += 1) await post(GOOD, '203.0.113.7', `${SESSION_COOKIE}=forged-${i}`)
    expect((await post(GOOD, '203.0.113.7', `${SESSION_COOKIE}=forged`)).status).toBe(429)
  })

  it('is never acknowledged when a program filled in the trap', async () => {
    expect(await post({ ...GOOD, reference: 'x' })).toMatchObject({
      status: 400,
      outcome: { kind: 'failed', values: GOOD },
    })
    expect(await saved()).toEqual([])
  })

  it.each([
    ['application/json', '{}'],
    ['multipart/form-data; boundary=x', '--x\r\nnonsense'],
    ['multipart/form-data', ''],
    ['text/plain', 'name=Ann'],
  ])('is no form when it comes as %s', async (type, body) => {
    const request = new Request('http://localhost/contact', { method: 'POST', body, headers: { 'content-type': type } })
    const response = await postContact(request, 'x', { messages, messageLimit, outbox, sessions })
    expect(response).toMatchObject({ status: 400, outcome: { kind: 'failed' } })
    expect(logged).not.toHaveBeenCalled()
  })
})

it.each([
  ['application/json', true],
  ['application/json, text/plain, */*', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/html, application/json;q=0.9', false],
  ['*/*', false],
])('who accepts %s gets JSON: %s', (accept, expected) => {
  expect(wantsJson(new Request('http://localhost/contact', { headers: { accept } }))).toBe(expected)
})

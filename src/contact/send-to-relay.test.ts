import { afterEach, describe, expect, it, vi } from 'vitest'
import { messageIds, sendToRelay } from './send-to-relay.ts'

const RELAY = 'https://forms.example/f/1'
const GOOD = { name: ' Nur Aisyah ', email: 'aisyah@example.org', subject: 'Question 4', message: 'Is it (3)?\r\nYes.' }
const CLEAN = { ...GOOD, name: 'Nur Aisyah', message: 'Is it (3)?\nYes.' }

const post = vi.spyOn(globalThis, 'fetch')

afterEach(() => vi.clearAllMocks())

function send(changes: Readonly<Record<string, string>> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...GOOD, ...changes })) form.set(name, value)
  return sendToRelay(RELAY, form, () => 'letter-1')
}

describe('a letter to the relay', () => {
  it('has the fields as the server cleans them, and its id', async () => {
    post.mockResolvedValue(new Response(null, { status: 201 }))
    expect(await send()).toEqual({ kind: 'sent' })
    const [url, options] = post.mock.lastCall ?? []
    expect(url).toBe(RELAY)
    expect(options).toMatchObject({ method: 'POST', headers: { accept: 'application/json' }, credentials: 'omit' })
    const body = options?.body
    const fields = body instanceof FormData ? Object.fromEntries(body) : {}
    expect(fields).toEqual({ ...CLEAN, message_id: 'letter-1' })
  })

  it('is not sent while a field is wrong', async () => {
    expect(await send({ email: 'aisyah@' })).toMatchObject({
      kind: 'wrong',
      values: { ...GOOD, email: 'aisyah@' },
      errors: { email: 'Enter an email address like name@example.com' },
    })
    expect(post).not.toHaveBeenCalled()
  })

  it('has failed when the relay refuses it or does not respond', async () => {
    post.mockResolvedValueOnce(new Response(null, { status: 422 })).mockRejectedValueOnce(new TypeError('no network'))
    for (const _ of [1, 2]) expect(await send()).toEqual({ kind: 'failed', why: '' })
    expect(post).toHaveBeenCalledTimes(2)
  })
})

it('a letter that is sent again as it was has the same id, a changed one another', () => {
  let made = 0
  const idOf = messageIds(() => {
    made += 1
    return `id-${made}`
  })
  const changed = { ...CLEAN, subject: 'Question 5' }
  expect([CLEAN, CLEAN, changed, CLEAN].map(idOf)).toEqual(['id-1', 'id-1', 'id-2', 'id-3'])
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendToServer } from './send-to-server.ts'

const SITE = 'https://site.example/contact#answer'
const GOOD = { name: ' Nur Aisyah ', email: 'aisyah@example.org', subject: 'Question 4', message: 'Is it (3)?' }
const FAILED = 'Oops! There was an error sending your message. Please try again or email us directly.'
const PLAIN_FAILURE = { kind: 'failed', why: '' }

const post = vi.fn<typeof fetch>()
const call = vi.fn<(send: () => Promise<Response>) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', post)
  call.mockImplementation((send) => send())
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

function send() {
  const form = new FormData()
  for (const [name, value] of Object.entries(GOOD)) form.set(name, value)
  return sendToServer(SITE, form, call)
}

describe('a message to the server', () => {
  it.each([200, 201, 204])('was sent when the status is %d, whatever the body', async (status) => {
    post.mockResolvedValue(new Response(status === 204 ? null : '<p>thanks</p>', { status }))
    expect(await send()).toEqual({ kind: 'sent' })
  })

  it('goes as it was typed, within the session, to a server that is asked for JSON', async () => {
    post.mockResolvedValue(Response.json({}))
    await send()
    const [url, options] = post.mock.lastCall ?? []
    expect([url, call.mock.calls.length]).toEqual([SITE, 1])
    expect(options).toMatchObject({ method: 'POST', headers: { accept: 'application/json' } })
    const body = options?.body
    expect(body instanceof FormData ? Object.fromEntries(body) : {}).toEqual(GOOD)
  })

  it('is handed back with the reasons of the server', async () => {
    const errors = { name: 'Enter your name' }
    post.mockResolvedValue(Response.json({ ok: false, message: 'Look', errors }, { status: 422 }))
    expect(await send()).toEqual({ kind: 'wrong', errors })
  })

  it('has failed with what the server says about another try', async () => {
    post.mockResolvedValue(Response.json({ message: `${FAILED} Wait a minute.`, errors: {} }, { status: 429 }))
    expect(await send()).toEqual({ ...PLAIN_FAILURE, why: 'Wait a minute.' })
  })

  it.each([
    ['a page', () => new Response('<h1>Error</h1>', { status: 500 })],
    ['nothing', () => new Response(null, { status: 502 })],
    ['JSON of another shape', () => Response.json(['no'], { status: 503 })],
    ['the words of somebody else', () => Response.json({ message: 'Gateway', errors: [] }, { status: 504 })],
  ])('has failed when the status is an error and the body is %s', async (_, response) => {
    post.mockResolvedValue(response())
    expect(await send()).toEqual(PLAIN_FAILURE)
  })

  it('has failed without a network', async () => {
    post.mockRejectedValue(new TypeError('no network'))
    expect(await send()).toEqual(PLAIN_FAILURE)
  })

  it('has failed when signing in takes too long, and is not sent afterwards', async () => {
    const timeout = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
    const signedIn = Promise.withResolvers<void>()
    call.mockImplementation(async (begin) => {
      await signedIn.promise
      return await begin()
    })
    const sending = send()
    timeout.abort()
    expect(await sending).toEqual(PLAIN_FAILURE)
    post.mockImplementation(async (_, options) => {
      options?.signal?.throwIfAborted()
      return Response.json({})
    })
    signedIn.resolve()
    await expect(call.mock.results[0]?.value).rejects.toThrow()
  })
})

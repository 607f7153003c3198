import { afterEach, describe, expect, it, vi } from 'vitest'
import { launchOf, sendResult } from './launch.ts'

const AGENT = '{"account":{"homePage":"https://lms.example","name":"7"}}'
const given = {
  endpoint: 'https://lms.example/xapi',
  auth: 'Basic abc',
  agent: AGENT,
  stateId: 's',
  activityId: 'https://lms.example/a?b=1',
}
const search = (some: Readonly<Record<string, string>>) => `?${new URLSearchParams(some)}`

afterEach(() => vi.unstubAllGlobals())

describe('the launch', () => {
  it('names where the state of the pupil is', () => {
    const launch = launchOf(search(given))
    const url = new URL(launch?.url ?? '')
    expect(url.origin + url.pathname).toBe('https://lms.example/xapi/activities/state')
    expect(Object.fromEntries(url.searchParams)).toEqual({ activityId: given.activityId, agent: AGENT, stateId: 's' })
    expect(launch?.auth).toBe('Basic abc')
  })

  it.each(Object.keys(given))('is none without %s', (name) =>
    expect(launchOf(search({ ...given, [name]: '' }))).toBeNull(),
  )

  it('is none with an endpoint that is not on the web', () =>
    expect(launchOf(search({ ...given, endpoint: 'javascript:alert(1)' }))).toBeNull())
})

describe('a result', () => {
  const launch = { url: 'https://lms.example/xapi/activities/state?a=1', auth: 'Basic abc' }

  it('is sent as the state with score and feedback', async () => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', fetch)
    expect(await sendResult(launch, { score: 7, feedback: '7 / 10' })).toBe(true)
    const [url, init] = fetch.mock.calls[0] ?? []
    expect([url, init?.method, init?.body]).toEqual([launch.url, 'POST', '{"score":7,"feedback":"7 / 10"}'])
    expect(init?.headers).toMatchObject({ Authorization: 'Basic abc', 'X-Experience-API-Version': '1.0.3' })
  })

  it.each([
    ['refuses it', async () => new Response(null, { status: 401 })],
    ['is away', async () => Promise.reject(new TypeError('failed'))],
  ])('is not sent where the store %s', async (_how, fetch) => {
    vi.stubGlobal('fetch', fetch)
    expect(await sendResult(launch, { score: 7, feedback: '' })).toBe(false)
  })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchAgain, SlowError } from './fetch-again.ts'

const URL_OF_FILE = new URL('https://six.example/files/a.mp3')
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const never = () => new Promise<Response>(() => {})
const respond = (status: number, headers = {}) => Promise.resolve(new Response(null, { status, headers }))
const get = (signal = new AbortController().signal) => fetchAgain(URL_OF_FILE, 'default', signal)

test('silence of ten seconds is a reason to ask again, and four times are a slow connection', async () => {
  fetched.mockImplementationOnce(never).mockImplementationOnce(() => respond(200))
  const found = get()
  await vi.advanceTimersByTimeAsync(11_000)
  expect((await found).status).toBe(200)
  fetched.mockImplementation(never)
  const lost = expect(get()).rejects.toThrow(SlowError)
  await vi.advanceTimersByTimeAsync(60_000)
  await lost
  expect(fetched).toHaveBeenCalledTimes(6)
})

test('the next attempt waits as long as the server asks for, at most ten seconds', async () => {
  fetched.mockImplementationOnce(() => respond(429, { 'retry-after': '4' }))
  fetched.mockImplementationOnce(() => respond(503, { 'retry-after': '3600' }))
  fetched.mockImplementation(() => respond(200))
  const found = get()
  await vi.advanceTimersByTimeAsync(3900)
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(fetched).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await found).status).toBe(200)
})

test('who leaves while it waits gets the reason, and nothing is asked again', async () => {
  fetched.mockImplementation(() => respond(503))
  const leaving = new AbortController()
  const lost = expect(get(leaving.signal)).rejects.toThrow('left')
  await vi.advanceTimersByTimeAsync(100)
  leaving.abort(new Error('left'))
  await vi.advanceTimersByTimeAsync(60_000)
  await lost
  expect(fetched).toHaveBeenCalledTimes(1)
})

import { createServer, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFilesClient, type FilesClient } from './files-client.ts'

/** What the server does with the n-th request of a path; the last one goes on. */
type Plan = readonly ((response: ServerResponse) => void)[]

let plans: Map<string, Plan>
let asked: string[]
let client: FilesClient
let signIns: number
let close: () => void

const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end()
const send = (body: string) => (response: ServerResponse) => response.end(body)
const address = (path: string) => send(JSON.stringify({ address: path }))
/** The connection breaks before or within the response. */
const cut = (response: ServerResponse) => response.socket?.destroy()
const cutInside = (response: ServerResponse) => {
  response.writeHead(200, { 'content-length': '100' }).write('half')
  setTimeout(() => response.socket?.destroy(), 20)
}
const NEVER = new AbortController().signal

beforeEach(async () => {
  plans = new Map()
  asked = []
  signIns = 0
  const server = createServer((message, response) => {
    const path = new URL(message.url ?? '', 'http://localhost').pathname
    const before = asked.filter((entry) => entry === path).length
    asked.push(path)
    const plan = plans.get(path) ?? [status(404)]
    const act = plan[Math.min(before, plan.length - 1)]
    act?.(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const origin = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  client = createFilesClient({
    origin,
    known: null,
    call: async (request) => {
      const response = await request()
      if (response.status !== 401) return response
      signIns += 1
      return await request()
    },
  })
})

afterEach(() => close())

const API = '/api/files/address'

describe('a URL', () => {
  test('is looked up where the page brought it, and nobody is asked', async () => {
    const alone = createFilesClient({
      origin: 'http://localhost',
      known: { 'a/b.mp3': '/files/a/b.mp3?v=1' },
      call: () => Promise.reject(new Error('asked')),
    })
    expect(await alone.url('a/b.mp3')).toBe('/files/a/b.mp3?v=1')
    await expect(alone.url('a/c.mp3')).rejects.toMatchObject({ code: 'missing', message: 'there is no such file' })
  })

  test('is asked for once, even by two at the same time', async () => {
    plans.set(API, [address('/files/a.webp?v=1')])
    expect(await Promise.all([client.url('a.webp'), client.url('a.webp')])).toEqual([
      '/files/a.webp?v=1',
      '/files/a.webp?v=1',
    ])
    expect(asked).toEqual([API])
  })

  test.each([
    [500, 429],
    [408, 599],
  ])('that is answered %i and %i is asked for again', async (first, second) => {
    plans.set(API, [status(first), status(second), address('/files/a')])
    expect(await client.url('a')).toBe('/files/a')
    expect(asked).toHaveLength(3)
  })

  test('waits longer before each further try', async () => {
    const times: number[] = []
    const note = (response: ServerResponse) => {
      times.push(performance.now())
      status(503)(response)
    }
    plans.set(API, [note, note, address('/files/a')])
    await client.url('a')
    times.push(performance.now())
    const [first = 0, second = 0, third = 0] = times
    // Lower bounds only: a busy machine adds to any of them.
    expect(second - first).toBeGreaterThan(280)
    expect(third - second).toBeGreaterThan(580)
  })

  test('is given up after three more tries, and asked for again by the next who needs it', async () => {
    plans.set(API, [status(500), status(500), status(500), status(500), address('/files/a')])
    await expect(client.url('a')).rejects.toThrow('the server answered 500')
    expect(await client.url('a')).toBe('/files/a')
  })

  test.each([404, 400, 403])('that is answered %i is not', async (code) => {
    plans.set(API, [status(code)])
    await expect(client.url('a')).rejects.toMatchObject({ code: 'status', message: `the server answered ${code}` })
    expect(asked).toHaveLength(1)
  })

  test('signs in again when the session is lost', async () => {
    plans.set(API, [status(401), address('/files/a')])
    expect(await client.url('a')).toBe('/files/a')
    expect(signIns).toBe(1)
  })

  test('says so when there is no session to be had', async () => {
    plans.set(API, [status(401)])
    await expect(client.url('a')).rejects.toThrow('the server answered 401')
  })

  test.each(['{}', '[]', '{"address": 7}', 'null'])('is not taken from %s', async (body) => {
    plans.set(API, [send(body)])
    await expect(client.url('a')).rejects.toThrow('the server answered 200')
  })
})

describe('a recording', () => {
  const bytes = async (at: string) => await (await fetchBlob(at)).text()
  const fetchBlob = async (at: string) => {
    const { resolveObjectURL } = await import('node:buffer')
    return resolveObjectURL(at) ?? new Blob(['gone'])
  }

  test('arrives whole, and is let go of', async () => {
    plans.set(API, [address('/files/clip.mp3')])
    plans.set('/files/clip.mp3', [send('sound')])
    const recording = await client.recording('clip.mp3', NEVER)
    expect(await bytes(recording.url)).toBe('sound')
    recording.release()
    expect(await bytes(recording.url)).toBe('gone')
  })

  test.each([
    ['an error of the server', status(503)],
    ['a broken connection', cut],
    ['a connection that breaks in the middle', cutInside],
  ])('is got again after %s', async (_what, failure) => {
    plans.set(API, [address('/files/clip.mp3')])
    plans.set('/files/clip.mp3', [failure, send('sound')])
    expect(await bytes((await client.recording('clip.mp3', NEVER)).url)).toBe('sound')
  })

  test('that is not there says so at once', async () => {
    plans.set(API, [address('/files/clip.mp3')])
    await expect(client.recording('clip.mp3', NEVER)).rejects.toThrow('the server answered 404')
    expect(asked).toEqual([API, '/files/clip.mp3'])
  })

  test('that nobody waits for any more is not got again', async () => {
    plans.set(API, [address('/files/clip.mp3')])
    plans.set('/files/clip.mp3', [(response) => response.writeHead(200, { 'content-length': '9' }).write('half')])
    const leaving = new AbortController()
    const waiting = client.recording('clip.mp3', leaving.signal)
    const failed = expect(waiting).rejects.toThrow()
    await vi.waitFor(() => expect(asked).toContain('/files/clip.mp3'))
    leaving.abort()
    await failed
    expect(asked.filter((path) => path === '/files/clip.mp3')).toHaveLength(1)
  })
})

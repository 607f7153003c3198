import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ListenError, listen, type RunningServer } from './listen.ts'

let server: RunningServer
const portOf = () => Number(new URL(server.url).port)

beforeEach(async () => {
  const fetch = async (request: Request) => new Response(`took ${(await request.text()).length} characters`)
  server = await listen({ direct: () => false, fetch }, { port: 0, host: '127.0.0.1', systemSocket: false, prefix: '' })
})

afterEach(() => server.stop(0))

const open = (port: number, host: string, prefix: '' | 'ADMIN_') =>
  listen({ direct: () => false, fetch: () => new Response() }, { port, host, systemSocket: false, prefix })

/** What comes back for these bytes until the connection ends. */
async function sent(bytes: string): Promise<string> {
  const socket = connect(portOf(), '127.0.0.1')
  socket.write(bytes)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

it('says which port is taken', async () => {
  const port = portOf()
  const second = open(port, '127.0.0.1', '')
  await expect(second).rejects.toThrow(ListenError)
  await expect(second).rejects.toThrow(`Port ${port} is in use`)
})

it('names the setting of a port or host that cannot be', async () => {
  await expect(open(portOf(), '127.0.0.1', 'ADMIN_')).rejects.toThrow('set ADMIN_PORT to another number')
  await expect(open(0, '203.0.113.5', 'ADMIN_')).rejects.toThrow(/^ADMIN_HOST: cannot listen on 203.0.113.5, port 0: /)
})

it('answers a request without a Host header', async () => {
  expect(await sent('GET /practice HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 OK/)
})

it.each([
  ['no body at all', '\r\n', 0],
  ['an empty body', 'Content-Length: 0\r\n\r\n', 0],
  ['a body', 'Content-Length: 4\r\n\r\na=bc', 4],
  ['a body in chunks', 'Transfer-Encoding: chunked\r\n\r\n4\r\na=bc\r\n0\r\n\r\n', 4],
])('hands on a form with %s', async (_name, rest, length) => {
  const response = await sent(`POST /contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${rest}`)
  expect(response).toMatch(/^HTTP\/1.1 200 OK/)
  expect(response).toContain(`took ${length} characters`)
})

it('lets nobody use a connection again once it drains', async () => {
  server.drain()
  expect(await sent('GET /one HTTP/1.1\r\nHost: localhost\r\n\r\n')).toMatch(/\r\nconnection: close\r\n/i)
})

it('answers a connection that it has taken before the stop, and that asks after it', async () => {
  const socket = connect(portOf(), '127.0.0.1')
  await once(socket, 'connect')
  await pause(20)
  const stopped = server.stop(5000)
  socket.write('GET /one HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 OK/)
  await stopped
})

it('answers several requests over one connection', async () => {
  const first = 'GET /one HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const last = 'GET /two HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
  expect((await sent(first + last)).match(/HTTP\/1.1 200 OK/g)).toHaveLength(2)
})

/** A form-collection service on a free port with a configured behaviour, for tests of its clients. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A status, a broken connection, or no response at all. */
export type Behaviour = number | 'breaks' | 'hangs'

interface Delivery {
  readonly fields: Readonly<Record<string, string>>
  readonly headers: NodeJS.Dict<string | string[]>
  readonly behaviour: Behaviour
}

/** `url` is where a relay posts to. `close` also breaks connections that hang. */
export interface RelayStub {
  readonly url: string
  /** The requests in order, whatever the response was. */
  readonly deliveries: readonly Delivery[]
  close(): Promise<void>
}

/**
 * `behave` decides on each request, counted from 0; `answerHeaders` are added to every response. `port` 0 is any free
 * one.
 */
export async function startRelayStub(
  behave: (request: number) => Behaviour,
  answerHeaders: Readonly<Record<string, string>> = {},
  port = 0,
): Promise<RelayStub> {
  const deliveries: Delivery[] = []

  async function response(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return void response.writeHead(405).end()
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData()
    const fields = Object.fromEntries(Array.from(form, ([name, value]) => [name, String(value)]))
    const behaviour = behave(deliveries.length)
    deliveries.push({ fields, headers: request.headers, behaviour })
    if (behaviour === 'breaks') request.socket.destroy()
    else if (behaviour !== 'hangs') response.writeHead(behaviour, answerHeaders).end('{"ok":true}')
  }

  const server = createServer(response)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the stub has no port')
  return {
    url: `http://127.0.0.1:${address.port}/form`,
    deliveries,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

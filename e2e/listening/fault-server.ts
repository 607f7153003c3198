/**
 * A server between the browser and the site that fails on purpose, the way networks do: it answers with an error, breaks
 * the connection, or sends some of an answer and then nothing. What it is not told to break it passes on.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/**
 * 'stall' keeps the connection open and sends nothing, 'half' stops in the middle of the body, 'cut' breaks the connection
 * in the middle; a number is answered as a status.
 */
type Fault = 'stall' | 'half' | 'cut' | number

export interface FaultServer {
  readonly url: string
  /** The next `times` requests whose path matches fail so. */
  fail(path: RegExp, fault: Fault, times: number): void
  /** How many requests whose path matches have come. */
  asked(path: RegExp): number
  stop(): void
}

interface Rule {
  readonly path: RegExp
  readonly fault: Fault
  left: number
}

/** `site` is the address of the real one. */
export async function startFaultServer(site: string): Promise<FaultServer> {
  const rules: Rule[] = []
  const paths: string[] = []
  const server = createServer((message, answer) => {
    const path = message.url ?? '/'
    paths.push(path)
    const rule = rules.find((candidate) => candidate.left > 0 && candidate.path.test(path))
    if (rule !== undefined) rule.left -= 1
    pass(site, message, answer, rule?.fault ?? null)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  return {
    url: `http://127.0.0.1:${typeof place === 'object' && place !== null ? place.port : 0}`,
    fail: (path, fault, times) => rules.unshift({ path, fault, left: times }),
    asked: (path) => paths.filter((asked) => path.test(asked)).length,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function pass(site: string, message: IncomingMessage, answer: ServerResponse, fault: Fault | null): void {
  if (fault === 'stall') return
  if (typeof fault === 'number') {
    answer.writeHead(fault, { 'content-type': 'text/plain' }).end('on purpose')
    return
  }
  const { method, headers } = message
  const onward = request(`${site}${message.url}`, { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    if (fault === null) {
      reply.pipe(answer)
      return
    }
    reply.once('data', (chunk: Buffer) => {
      reply.pause()
      answer.write(chunk.subarray(0, Math.ceil(chunk.length / 2)))
      // Long enough for the half to arrive before the break.
      if (fault === 'cut') setTimeout(() => answer.socket?.destroy(), 200)
    })
  })
  onward.on('error', () => answer.socket?.destroy())
  message.pipe(onward)
}

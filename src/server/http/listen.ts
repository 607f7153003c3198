/**
 * The sockets: opening the port, limits on slow clients, and an end that lets requests in flight finish.
 */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { RespondDirectly } from './direct-responses.ts'

export interface ListenOptions {
  /** 0 for any free port. */
  readonly port: number
  readonly host: string
}

export interface RunningServer {
  /** An address that opens in a browser on this machine. */
  readonly url: string
  /** Takes no more requests, and resolves when those in flight are answered, or cut off after `graceMs`. */
  stop(graceMs: number): Promise<void>
}

/** The port is taken or not ours to open; the message says which and is meant for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
  readonly code = 'listen'
}

const LIMITS = {
  /** The headers must be there after 10 s, the whole request after 30 s; looked at every 5 s. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
  /** A silent connection is closed by the one clock below: setting another after each answer costs a part of a cached page. */
  keepAliveTimeout: 0,
  /** A request without a body, which nearly all are, brings no stream that must be ended. */
  optimizeEmptyRequests: true,
}
const MAX_HEADERS = 100
/** Of one process; each takes some kB. Whoever comes when all are taken is hung up on. */
const MAX_CONNECTIONS = 8000
/** Longer than the 60 s of most proxies, which would else reuse a connection that we are just closing. */
const SILENT_SOCKET_MS = 120_000
const IDLE_CHECK_MS = 50

export interface RequestHandlers {
  /** Asked first; what it leaves is for `fetch`. */
  readonly direct: RespondDirectly
  readonly fetch: Parameters<typeof getRequestListener>[0]
}

/** Rejects with ListenError. */
export async function listen(
  { direct, fetch }: RequestHandlers,
  { port, host }: ListenOptions,
): Promise<RunningServer> {
  // The hostname stands in for a Host header, which HTTP/1.0 clients leave out.
  const response = getRequestListener(fetch, { hostname: 'localhost' })
  const server = createServer(
    LIMITS,
    (incoming, outgoing) => direct(incoming, outgoing) || response(incoming, outgoing),
  )
  server.setTimeout(SILENT_SOCKET_MS)
  server.maxHeadersCount = MAX_HEADERS
  server.maxConnections = MAX_CONNECTIONS
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new ListenError(explain(error, port, host), { cause: error })))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const actualPort = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `http://${browsable(host)}:${actualPort}`,
    stop: (graceMs) =>
      new Promise((resolve) => {
        // A connection whose last answer has just gone out waits for a next request: look again until all are closed.
        const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
        const grace = setTimeout(() => server.closeAllConnections(), graceMs)
        server.close(() => {
          clearInterval(idle)
          clearTimeout(grace)
          resolve()
        })
      }),
  }
}

function browsable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function explain(error: Error, port: number, host: string): string {
  const code = 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return `Port ${port} is in use; stop the other program or set PORT to another number`
  if (code === 'EACCES') return `Port ${port} is not ours to open; set PORT to a number above 1023`
  return `Cannot listen on ${host}, port ${port}: ${error.message}`
}

/** The sockets: opens the port, limits slow clients, and stops gracefully. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { RespondDirectly } from './direct-responses.ts'

/** `host` is the address to listen on: '0.0.0.0' for all of IPv4, '::' for IPv6 as well. */
export interface ListenOptions {
  /** 0 for any free port. */
  readonly port: number
  readonly host: string
  /** The settings that an error names. */
  readonly settings?: { readonly port: string; readonly host: string }
}

const VISITORS = { port: 'PORT', host: 'HOST' }

/** `graceMs` is in milliseconds; 0 aborts at once what is still running. */
export interface RunningServer {
  /** A URL that opens in a browser on this machine. */
  readonly url: string
  /** Accepts no new requests; resolves when the running ones are finished, or aborted after `graceMs`. */
  stop(graceMs: number): Promise<void>
}

/** The port is in use or not permitted, or the host is not of this machine; the message names the setting. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
  readonly code = 'listen'
}

const LIMITS = {
  /** The headers must arrive within 10 s, the whole request within 30 s; checked every 5 s. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
  /**
   * Idle connections are closed by the one timer below: a timer for each response costs a measurable part of a cached
   * page.
   */
  keepAliveTimeout: 0,
  /** Nearly all requests have no body; they then need no stream. */
  optimizeEmptyRequests: true,
}
const MAX_HEADERS = 100
/** Of one process; each takes some kB. Further connections are closed at once. */
const MAX_CONNECTIONS = 8000
/** Longer than the 60 s of most proxies: otherwise a proxy could reuse a connection that is being closed. */
const SILENT_SOCKET_MS = 120_000
const IDLE_CHECK_MS = 50

/** `direct` is synchronous and returns false only if it has sent nothing. */
export interface RequestHandlers {
  /** Tried first; what it does not handle goes to `fetch`. */
  readonly direct: RespondDirectly
  readonly fetch: Parameters<typeof getRequestListener>[0]
}

/** Rejects with ListenError. */
export async function listen(
  { direct, fetch }: RequestHandlers,
  { port, host, settings = VISITORS }: ListenOptions,
): Promise<RunningServer> {
  // The host name of an HTTP/1.0 request without a Host header.
  const response = getRequestListener(fetch, { hostname: 'localhost' })
  const server = createServer(
    LIMITS,
    (incoming, outgoing) => direct(incoming, outgoing) || response(incoming, outgoing),
  )
  server.setTimeout(SILENT_SOCKET_MS)
  server.maxHeadersCount = MAX_HEADERS
  server.maxConnections = MAX_CONNECTIONS
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new ListenError(explain(error, { port, host, settings }), { cause: error })))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const actualPort = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `http://${browsable(host)}:${actualPort}`,
    stop: (graceMs) =>
      new Promise((resolve) => {
        // A keep-alive connection becomes idle after its last response: check again until all are closed.
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

function explain(error: Error, { port, host, settings }: Required<ListenOptions>): string {
  const code = 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use; stop the other program or set ${settings.port} to another number`
  if (code === 'EACCES') return `Port ${port} is not ours to open; set ${settings.port} to a number above 1023`
  return `${settings.host}: cannot listen on ${host}, port ${port}: ${error.message}`
}

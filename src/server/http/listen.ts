/** The sockets: opens the port, limits slow clients, and stops gracefully. */
import { createServer } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { RespondDirectly } from './direct-responses.ts'

/** `host` is the address to listen on: '0.0.0.0' for all of IPv4, '::' for IPv6 as well. */
export interface ListenOptions {
  /** 0 for any free port. */
  readonly port: number
  readonly host: string
  /** Takes the port that the system has opened and handed over; `port` and `host` then open nothing. */
  readonly systemSocket: boolean
  /** In front of PORT and HOST, the settings that an error names. */
  readonly prefix: '' | 'ADMIN_'
}

/** `graceMs` is in milliseconds; 0 aborts at once what is still running. */
export interface RunningServer {
  /** A URL that opens in a browser on this machine. */
  readonly url: string
  /** From now on each response closes its connection, so that a proxy uses none of them again. */
  drain(): void
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
/** Where systemd hands the first socket over. Visitors wait in its queue while the site is started again. */
const SYSTEM_SOCKET = { fd: 3, backlog: 4096 }
const MAX_HEADERS = 100
/** Of one process; each takes some kB. Further connections are closed at once. */
const MAX_CONNECTIONS = 8000
/** Longer than the 60 s of most proxies: otherwise a proxy could reuse a connection that is being closed. */
const SILENT_SOCKET_MS = 120_000
const IDLE_CHECK_MS = 50
/** How long a connection may take to bring its request when the server stops. */
const SETTLE_MS = 250

/** `direct` is synchronous and returns false only if it has sent nothing. */
export interface RequestHandlers {
  /** Tried first; what it does not handle goes to `fetch`. */
  readonly direct: RespondDirectly
  readonly fetch: Parameters<typeof getRequestListener>[0]
}

/** Rejects with ListenError. */
export async function listen(
  { direct, fetch }: RequestHandlers,
  { port, host, systemSocket, prefix }: ListenOptions,
): Promise<RunningServer> {
  let draining = false
  // The host name of an HTTP/1.0 request without a Host header.
  const response = getRequestListener(fetch, { hostname: 'localhost' })
  const server = createServer(LIMITS, (incoming, outgoing) => {
    if (draining) outgoing.shouldKeepAlive = false
    return direct(incoming, outgoing) || response(incoming, outgoing)
  })
  server.setTimeout(SILENT_SOCKET_MS)
  server.maxHeadersCount = MAX_HEADERS
  server.maxConnections = MAX_CONNECTIONS
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new ListenError(explain(error, { port, host, prefix }), { cause: error })))
    server.listen(systemSocket ? SYSTEM_SOCKET : { port, host }, resolve)
  })
  const address = server.address()
  const actualPort = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `http://${browsable(host)}:${actualPort}`,
    drain: () => {
      draining = true
    },
    stop: (graceMs) =>
      new Promise((resolve) => {
        draining = true
        const closed = performance.now()
        // A keep-alive connection becomes idle after its last response: check again until all are closed.
        const idle = setInterval(() => {
          if (performance.now() - closed > SETTLE_MS) server.closeIdleConnections()
        }, IDLE_CHECK_MS)
        const grace = setTimeout(() => server.closeAllConnections(), graceMs)
        // The HTTP server's own `close` also ends connections whose first request has not been read yet.
        SocketServer.prototype.close.call(server, () => {
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

function explain(error: Error, { port, host, prefix }: Omit<ListenOptions, 'systemSocket'>): string {
  const code = 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use; stop the other program or set ${prefix}PORT to another number`
  if (code === 'EACCES') return `Port ${port} is not ours to open; set ${prefix}PORT to a number above 1023`
  return `${prefix}HOST: cannot listen on ${host}, port ${port}: ${error.message}`
}

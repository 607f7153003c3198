/**
 * The site behind a proxy that can do to it what a network and an operator do: a new build whose scripts and styles have new names,
 * files that come slowly, a line that is cut although the device believes it is online.
 */
import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface ChangingSite {
  readonly url: string
  /** From now on a new build is served, and the scripts of the old one are gone. */
  deploy(): void
  /** Milliseconds that each recording or picture takes from now on; those that are waited for come at once. */
  slowFiles(ms: number): void
  /** No answer comes any more. */
  cut(): void
  restore(): void
  stop(): Promise<void>
}

/** Fonts keep their names: those stand in the styles within a page, whose hash is in its policy. */
const RENAMED = /\.(?:js|css)$/
const ASSETS = readdirSync('build/client/assets').filter((name) => RENAMED.test(name))
const TEXT = /html|javascript|css/

export async function startChangingSite(target: string): Promise<ChangingSite> {
  const state = { build: 1, fileMs: 0, isCut: false }
  let change = new AbortController()
  const renamed = (name: string) => name.replace(/\.(\w+)$/, `.b${state.build}.$1`)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (state.isCut) return void request.socket.destroy()
    const path = request.url ?? '/'
    if (path.startsWith('/files/'))
      await wait(state.fileMs, undefined, { ref: false, signal: change.signal }).catch(() => undefined)
    const asset = path.replace('/assets/', '')
    const original = ASSETS.find((name) => renamed(name) === asset)
    if (state.build > 1 && path.startsWith('/assets/') && RENAMED.test(path) && original === undefined)
      return void response.writeHead(404).end()
    const { method = 'GET', headers } = request
    const body = method === 'GET' || method === 'HEAD' ? null : await bodyOf(request)
    const sent = new Headers()
    for (const [name, value] of Object.entries(headers)) {
      // What is changed on the way must not be taken for what is known already.
      if (
        typeof value === 'string' &&
        !/^(?:origin|accept-encoding|if-none-match|connection|content-length)$/.test(name)
      )
        sent.set(name, value)
    }
    const from = original !== undefined && state.build > 1 ? `/assets/${original}` : path
    const got = await fetch(target + from, { method, headers: sent, body, redirect: 'manual' })
    const type = got.headers.get('content-type') ?? ''
    const kept = [...got.headers].filter(
      ([name]) => !/^(?:etag|content-length|content-encoding|transfer-encoding)$/.test(name),
    )
    response.writeHead(got.status, Object.fromEntries(kept))
    const bytes = Buffer.from(await got.arrayBuffer())
    response.end(state.build > 1 && TEXT.test(type) ? rename(bytes.toString()) : bytes)
  }

  const rename = (text: string) => ASSETS.reduce((result, name) => result.replaceAll(name, renamed(name)), text)

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    deploy: () => {
      state.build += 1
    },
    slowFiles: (ms) => {
      state.fileMs = ms
      change.abort()
      change = new AbortController()
    },
    cut: () => {
      state.isCut = true
    },
    restore: () => {
      state.isCut = false
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return new Uint8Array(Buffer.concat(chunks))
}

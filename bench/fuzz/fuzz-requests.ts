/**
 * Malformed requests from a seed: paths, queries, headers and bodies over raw sockets. The responses are judged here;
 * the caller decides how many are sent, and where.
 */

import { connect } from 'node:net'
import { createRandom, type Random } from '#lib/random.ts'

export interface FuzzReport {
  readonly sent: number
  /** The count of each status; 'closed' if the connection just ended. */
  readonly statuses: ReadonlyMap<string, number>
  /** Requests whose response was a server error or contained internals, with the seed that repeats them. */
  readonly faults: readonly string[]
}

const WORKERS = 16
const TIMEOUT_MS = 20_000

/** What a response must never contain: paths of the disk and lines of a stack. */
const LEAKS = [
  process.cwd(),
  'node_modules',
  '/build/server',
  'node:internal',
  /\n\s+at \S+ ?\(?\S+:\d+:\d+/,
  /\b(?:TypeError|RangeError|SyntaxError|SqliteError)\b/,
]

/** `url` is the site's, on this machine. */
export async function fuzz(url: string, count: number, seed: number): Promise<FuzzReport> {
  const statuses = new Map<string, number>()
  const faults: string[] = []
  let next = 0

  async function worker(): Promise<void> {
    while (next < count) {
      const own = seed + next
      next += 1
      const request = malformedRequest(createRandom(String(own)))
      const text = await responseTo(url, request)
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 'closed'
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const leak = LEAKS.find((one) => (typeof one === 'string' ? text.includes(one) : one.test(text)))
      if (status.startsWith('5') || text === LATE || leak !== undefined) {
        faults.push(`seed ${own}: ${status} ${leak ?? ''} to ${JSON.stringify(request.slice(0, 300))}`)
      }
    }
  }

  await Promise.all(Array.from({ length: WORKERS }, worker))
  return { sent: count, statuses, faults }
}

const LATE = 'no answer in time'

function responseTo(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname)
    const end = () => resolve(text)
    socket.setTimeout(TIMEOUT_MS, () => {
      text = LATE
      socket.destroy()
    })
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', end)
    socket.on('close', end)
    socket.end(Buffer.from(request, 'latin1'))
  })
}

const PATHS = [
  '/',
  '/practice',
  '/quiz/grammar-mcq/Set_1',
  '/quiz/editing/Set_2',
  '/prelim/2024/Kingfisher/Grammar',
  '/contact',
  '/downloads',
  '/files/listening-audio/a/b.mp3',
  '/api/session',
  '/api/files/address',
  '/assets/x.js',
  '/sitemap.xml',
  '/listening/english-2024/practice',
  '/articles/daily-practice',
  '/healthz',
  '/listening/english-2024/hall.mp3',
  '/.well-known/security.txt',
  '/practice.data',
  '/_.data',
  '/__manifest',
] as const
const PIECES = [
  '..',
  '%2e%2e',
  '%00',
  '%',
  '%zz',
  '//',
  '/',
  '\\',
  '%5c',
  '%2f',
  '?',
  '#',
  '..;',
  '~',
  '\u00ff',
  '%ff%fe',
  '%F0%9F%98%80',
  "'",
  '"',
  '<script>',
  '{{7*7}}',
  '%0d%0aSet-Cookie:a=b',
  'a'.repeat(3000),
  '__proto__',
  'constructor',
  'null',
  '.git',
  '.env',
] as const
const QUERIES = [
  '',
  '?',
  '?year=2024',
  '?year[]=1',
  '?year=__proto__',
  '?_routes=root',
  '?index',
  '?v=x',
  '?path=../../etc/passwd',
  '?a=%',
  `?x=${'y'.repeat(1500)}`,
  '?a=1&a=2&a=3',
  '?%00',
  '?=&=&',
] as const
const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'BREW',
  'get',
] as const
const HEADERS = [
  'Accept-Encoding: br;q=x, gzip;q=',
  'Accept-Encoding: \u00ff',
  'If-None-Match: *',
  'If-None-Match: W/"',
  'Range: bytes=9-1',
  'Range: bytes=0-,5-9',
  'Range: bytes=99999999999999999999-',
  'If-Range: "x"',
  'Origin: null',
  'Origin: http://evil.example',
  'Origin: %%',
  'X-Forwarded-For: 999.1.1.1',
  'X-Forwarded-For: , ,::1',
  'X-Forwarded-Proto: gopher',
  'Cookie: session=%;__proto__=1',
  `Cookie: ${'a=b; '.repeat(500)}`,
  `X-Long: ${'z'.repeat(20_000)}`,
  'Expect: 100-continue',
  'Expect: miracles',
  'Upgrade: websocket',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Content-Length: -1',
  'Content-Length: 5',
  'Host: evil.example',
  'Accept: application/json',
  'Accept: */*;q=\u0001',
  'Bad Header: x',
  ': x',
  'X-Http-Method-Override: DELETE',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: application/x-www-form-urlencoded; charset=utf-16',
  'Content-Type: \u00e9',
] as const
const BODIES = [
  '',
  'a=1',
  'name=&email=&subject=&message=',
  'name=a&email=a@b.c&subject=%00&message=%ff',
  'intent=submit&r.1=__proto__&position=NaN',
  'position=999999999&phase=done',
  '{"a":',
  '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAnn\r\n--x--\r\n',
  '--x\r\n\r\n',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  '\u0000'.repeat(100),
  '&'.repeat(5000),
  'a='.repeat(20_000),
  'b'.repeat(300_000),
] as const

function malformedPath({ below, pick }: Random): string {
  let path: string = pick(PATHS)
  for (let bends = below(4); bends > 0; bends -= 1) {
    const at = below(path.length + 1)
    path = path.slice(0, at) + pick(PIECES) + path.slice(at)
  }
  if (below(20) === 0) path = path.slice(1)
  if (below(30) === 0) path = `http://evil.example${path}`
  return path.replaceAll(' ', '%20')
}

function malformedRequest(random: Random): string {
  const { below, pick } = random
  const method = pick(METHODS)
  const version = below(40) === 0 ? pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'X']) : 'HTTP/1.1'
  const lines = [`${method} ${malformedPath(random)}${pick(QUERIES)} ${version}`]
  if (below(30) > 0) lines.push('Host: 127.0.0.1')
  for (let more = below(4); more > 0; more -= 1) lines.push(pick(HEADERS))
  lines.push('Connection: close')
  const body = method === 'GET' && below(10) > 0 ? '' : pick(BODIES)
  if (body !== '' && below(5) > 0) lines.push(`Content-Length: ${body.length}`)
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

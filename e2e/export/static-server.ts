/**
 * A host of files, as plain as they come: it looks a path up and runs nothing. Hosts differ in how they find the page of
 * '/practice': some leave out '.html' and send the headers of `_headers`, others know only folders and send no headers.
 */
import { readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'

export type Habit = 'endings' | 'folders'

export interface StaticServer {
  readonly url: string
  /** What was asked for, methods and paths with their queries, in order. */
  readonly asked: readonly string[]
  close(): Promise<void>
}

type Rule = Readonly<{ fits: (path: string) => boolean; headers: readonly (readonly [string, string])[] }>

/** `port` 0 is any free one. */
export async function startStaticServer(dir: string, habit: Habit, port: number): Promise<StaticServer> {
  const rules = habit === 'endings' ? readRules(dir) : []
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '/' } = request
    asked.push(`${method} ${url}`)
    const { pathname } = new URL(url, 'http://localhost')
    for (const [name, value] of rules.filter(({ fits }) => fits(pathname)).flatMap(({ headers }) => headers))
      response.appendHeader(name, value)
    request.resume()
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405).end()
    return answer(dir, habit, pathname, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the host has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function answer(dir: string, habit: Habit, pathname: string, response: ServerResponse): unknown {
  const path = decodeURIComponent(pathname)
  const folder = join(dir, path, 'index.html')
  if (habit === 'folders' && !path.endsWith('/') && isFile(folder))
    return response.writeHead(301, { location: `${pathname}/` }).end()
  const own = path.endsWith('/') ? [] : [join(dir, path), ...(habit === 'endings' ? [join(dir, `${path}.html`)] : [])]
  const found = [...own, folder].find(isFile)
  return send(response, found === undefined ? 404 : 200, found ?? join(dir, '404.html'))
}

function send(response: ServerResponse, status: number, file: string): unknown {
  const type = getMimeType(file) ?? 'application/octet-stream'
  return response.writeHead(status, { 'content-type': type }).end(readFileSync(file))
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/** Rules as Netlify and Cloudflare read them: a path and its headers, with '*' for anything at its end. */
function readRules(dir: string): readonly Rule[] {
  const paragraphs = readFileSync(join(dir, '_headers'), 'utf8').trim().split('\n\n')
  return paragraphs.map((paragraph) => {
    const [pattern = '', ...lines] = paragraph.split('\n')
    const start = pattern.slice(0, -1)
    const fits = (path: string) => (pattern.endsWith('*') ? path.startsWith(start) : path === pattern)
    const headers = lines.map((line) => {
      const [name = '', value = ''] = line.trim().split(/: (.*)/)
      return [name, value] as const
    })
    return { fits, headers }
  })
}

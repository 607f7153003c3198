import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, type RunningServer } from '#server/http/listen.ts'
import { markProblem } from './check-mark.ts'

let site: RunningServer

beforeAll(async () => {
  const pages: Readonly<Record<string, () => Response>> = {
    '/files/mark.svg': () => new Response(null, { headers: { 'content-type': 'image/svg+xml' } }),
    '/files/in-the-bucket.svg': () => Response.redirect('https://bucket.example/mark.svg', 302),
    '/about': () => new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  }
  const fetch = ({ url }: Request) => pages[new URL(url).pathname]?.() ?? new Response(null, { status: 404 })
  site = await listen({ direct: () => false, fetch }, { port: 0, host: '127.0.0.1', systemSocket: false, prefix: '' })
})

afterAll(() => site.stop(0))

it.each(['/files/mark.svg', '/files/mark.svg?v=2', '/files/in-the-bucket.svg'])('is silent about %s', async (mark) => {
  expect(await markProblem(site.url, mark)).toBeNull()
})

it.each([
  ['/files/mrak.svg', 'is not on this site (status 404)'],
  ['/about', 'is not a picture (text/html; charset=utf-8)'],
])('says that %s %s', async (mark, what) => {
  expect(await markProblem(site.url, mark)).toBe(`SITE_MARK: ${mark} ${what}; pages show no picture beside the name`)
})

/** Two thousand requests that no browser would send; `npm run bench -- fuzz` sends a hundred thousand. */
import { expect, test } from '@playwright/test'
import routes from '#app/routes.ts'
import { fuzz } from '../../bench/fuzz/fuzz-requests.ts'
import { kinds } from '../kinds.ts'
import { makeSmallSite, QUIZ } from '../operations/small-site.ts'
import { everything } from '../products.ts'

test('malformed requests get no 500, no word of our inside, and leave the site well', async () => {
  const site = await makeSmallSite()
  const server = await site.start({ LOG_LEVEL: 'error' })
  const { faults, statuses } = await fuzz(server.url, 2000, 1)
  expect(faults).toEqual([])
  // Or it would prove nothing: most got as far as an answer, of many kinds.
  expect([...statuses.keys()].sort()).toEqual(
    expect.arrayContaining(['200', '308', '400', '403', '404', '405', '413', '414']),
  )
  expect((await fetch(server.url + QUIZ)).status).toBe(200)
  for (const path of ['/quiz/constructor/Set_1', '/listening/nowhere'])
    expect((await fetch(server.url + path)).status).toBe(404)
  expect(server.log()).toBe('')
  expect(await server.end('SIGTERM')).toBe(0)
  await site.remove()
})

/** What stands where a URL has a name or a number, once a visitor has typed it. */
const MISTYPED = [
  'constructor',
  '__proto__',
  '-1',
  '99999999999',
  'Set_1',
  'grammar-mcq',
  '2026-02-30',
  '%00',
  '%E4',
  'x'.repeat(200),
]
const FORMS = [
  ['application/x-www-form-urlencoded', 'intent=constructor&phase=__proto__&position=NaN&r.1=__proto__'],
  ['multipart/form-data; boundary=x', '--x\r\n\r\n'],
  ['multipart/form-data', 'no boundary'],
  ['application/json', '{"a":'],
] as const

/** Of things that stand for each other those that take their turn at place `turn`; with `npm run test:all` all of them. */
const some = <T>(all: readonly T[], turn: number): readonly T[] =>
  everything ? all : all.filter((_, i) => i === turn % all.length)

/** Each route with something mistyped in all its places, and each URL of a page with something mistyped in one of them. */
function mistypedPaths(): readonly string[] {
  const everywhere = routes.flatMap(({ path = '' }) => MISTYPED.map((text) => `/${path.replaceAll(/:\w+|\*/g, text)}`))
  const inOnePlace = kinds.flatMap(({ url }, turn) => {
    const [, ...segments] = url.replace(/\?.*/, '').split('/')
    return segments.flatMap((_, at) =>
      some(MISTYPED.slice(0, 4), turn + at).map((text) => `/${segments.with(at, text).join('/')}`),
    )
  })
  const queries = kinds.map(
    ({ url }) => `${url}${url.includes('?') ? '&' : '?'}s=constructor/__proto__&year=__proto__&index`,
  )
  return [...new Set([...everywhere, ...inOnePlace, ...queries])]
}

test('nothing that a visitor sends is an error in the log', async () => {
  const site = await makeSmallSite()
  const server = await site.start({ LOG_LEVEL: 'error' })
  const paths = mistypedPaths()
  expect(paths.length).toBeGreaterThan(900)
  const statuses = new Set<number>()
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(server.url + path, { redirect: 'manual', ...init })
    await response.arrayBuffer()
    statuses.add(response.status)
  }
  const remaining = paths.values()
  async function visit(): Promise<void> {
    for (const path of remaining) await send(path)
  }
  await Promise.all(Array.from({ length: 8 }, visit))
  for (const [turn, { url }] of kinds.entries()) {
    for (const [type, body] of some(FORMS, turn))
      await send(url, { method: 'POST', headers: { 'content-type': type }, body })
    for (const origin of some(['null', 'https://evil.example', server.url.replace('http:', 'https:')], turn))
      await send(url, { method: 'POST', headers: { origin } })
  }
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 400, 403, 404, 405]))
  expect(server.log()).toBe('')
  await site.remove()
})

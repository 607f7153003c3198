/**
 * Pages of the sitemap and of each route, read once: they are there, and with default settings their HTML names no other host;
 * all of the sitemap are reached by links from home; what pages about the site and articles link to is there, too. What a
 * browser asks on a page of each route is in split-words.spec.ts.
 */
import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { pages } from '#app/pages.ts'
import { kinds } from '../kinds.ts'
import { everything } from '../products.ts'

const AT_ONCE = 8
/** What a browser fetches by itself: links that a visitor follows are not among it. */
const FETCHED = /<(?:script|img|iframe|source|audio|video|embed|object|track|use|image|input)\b[^>]*>/g
const STYLESHEET = /<link\b[^>]*\brel="(?!canonical|alternate|author|license|next|prev)[^"]*"[^>]*>/g
const FOREIGN = /\b(?:src|srcset|href|data|poster)="(?:https?:)?\/\/[^"]*"/
const FOREIGN_IN_STYLE = /url\(["']?(?:https?:)?\/\/|@import/
const LINK = /<a [^>]*href="(\/[^"#]*)/g

type Page = Readonly<{ status: number; html: string; policy: string }>

/** Reads each URL once; `html` is empty for what is not a page. */
function createReader(baseURL: string) {
  const pages = new Map<string, Page>()
  const read = async (path: string): Promise<Page> => {
    const known = pages.get(path)
    if (known !== undefined) return known
    // Nobody needs it compressed.
    const response = await fetch(`${baseURL}${path}`, { headers: { 'accept-encoding': 'identity' } })
    const isPage = (response.headers.get('content-type') ?? '').includes('html')
    const text = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    const page = { status: response.status, html: isPage ? text : '', policy }
    pages.set(path, page)
    return page
  }
  return {
    read,
    async readAll(paths: readonly string[]): Promise<void> {
      const waiting = [...paths]
      const worker = async () => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await read(path)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, worker))
    },
  }
}

type Reader = ReturnType<typeof createReader>

/** The parts of a page that would make a browser ask another host. */
function foreignParts(html: string): string[] {
  const parts = [...html.matchAll(FETCHED), ...html.matchAll(STYLESHEET)].map(([tag]) => tag)
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
  return [...parts.filter((tag) => FOREIGN.test(tag)), ...styles.filter((text) => FOREIGN_IN_STYLE.test(text))]
}

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs

/** Inline scripts that the policy of their page does not know: the build must list them (src/app/entry.server.tsx). */
function unknownScripts(html: string, policy: string): string[] {
  const texts = Array.from(html.matchAll(INLINE_SCRIPT), ([, text = '']) => text)
  return texts.filter((text) => !policy.includes(createHash('sha256').update(text).digest('base64')))
}

const linksOf = (html: string): readonly string[] =>
  Array.from(html.matchAll(LINK), ([, href = '']) => href.replaceAll('&amp;', '&'))

/** Pages that list others: home, what is one word, and the sets of a type and of a school. A set leads to nothing that a list does not have. */
const LIST = /^\/(?:[\w-]*|practice\/[\w-]+|prelim\/\d+\/\w+)$/

/** The number of links from home to each page that is at most `depth` links away. */
async function tapsFromHome({ read, readAll }: Reader, depth: number): Promise<ReadonlyMap<string, number>> {
  const taps = new Map([['/', 0]])
  let newest = ['/']
  for (let tap = 1; tap <= depth; tap++) {
    const found: string[] = []
    await readAll(newest)
    for (const path of newest) found.push(...linksOf((await read(path)).html))
    const fresh = [...new Set(found)].filter((path) => !taps.has(path))
    for (const path of fresh) taps.set(path, tap)
    newest = fresh.filter((path) => LIST.test(path))
  }
  return taps
}

/** What `npm test` reads of many pages of one kind. */
const MOST = 12

/** Lists, and of other pages that begin alike and are as deep a dozen from everywhere; with `npm run test:all` all of them. */
function someOfEachKind(paths: readonly string[]): readonly string[] {
  if (everything) return paths
  const kindOf = (path: string) => `${path.split('/')[1]} ${path.split('/').length}`
  const alike = Object.values(Object.groupBy(paths, kindOf))
  return alike.flatMap((all = []) => {
    const step = Math.ceil(all.length / MOST)
    return all.filter((path, i) => LIST.test(path) || i % step === 0)
  })
}

test('pages of the sitemap and of each route are near home, and neither they nor their policies know a foreign host', async ({
  baseURL,
}) => {
  const reader = createReader(baseURL ?? '')
  const map = await (await fetch(`${baseURL}/sitemap.xml`)).text()
  const paths = Array.from(map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g), ([, path]) => path || '/')
  expect(paths.length).toBeGreaterThan(400)
  test.setTimeout(30_000 + paths.length * 1000)
  await test.step('is there, names no foreign host, and its policy allows none, nor a script that it does not know', async () => {
    const readPaths = [...new Set([...someOfEachKind(paths), ...kinds.map(({ url }) => url)])]
    expect(readPaths.length).toBeGreaterThan(200)
    await reader.readAll(readPaths)
    for (const path of readPaths) {
      const { status, html, policy } = await reader.read(path)
      expect(status, path).toBe(200)
      expect(foreignParts(html), path).toEqual([])
      expect(unknownScripts(html, policy), path).toEqual([])
      expect(policy, path).toMatch(/^(?!.*https?:).*default-src/)
    }
  })
  await test.step('is at most three links from home, and every room at most two', async () => {
    const taps = await tapsFromHome(reader, 3)
    expect(paths.filter((path) => !taps.has(path))).toEqual([])
    const rooms = paths.filter((path) => path.split('/').length <= 3 && !path.startsWith('/skill/'))
    expect(rooms.length).toBeGreaterThan(30)
    expect(rooms.filter((path) => (taps.get(path) ?? 3) > 2)).toEqual([])
  })
  await test.step('what a page about the site or an article links to is there', async () => {
    const links: string[] = []
    for (const { path } of pages.filter(({ foot }) => foot === 'Site' || foot === 'Articles'))
      links.push(...linksOf((await reader.read(path)).html))
    expect(links.length).toBeGreaterThan(300)
    for (const link of new Set(links)) expect((await reader.read(link)).status, link).toBe(200)
  })
})

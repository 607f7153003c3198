/** No room without a door: every page of the sitemap is reached by links from home. */
import { type APIRequestContext, expect, test } from '@playwright/test'

const LINK = /<a [^>]*href="(\/[^"#]*)/g

async function linksOf(request: APIRequestContext, path: string): Promise<string[]> {
  const response = await request.get(path)
  if (!(response.headers()['content-type'] ?? '').includes('html')) return []
  return Array.from((await response.text()).matchAll(LINK), ([, href = '']) => href.replaceAll('&amp;', '&'))
}

/** The number of links from home to each page that is at most `depth` links away. */
async function tapsFromHome(request: APIRequestContext, depth: number): Promise<ReadonlyMap<string, number>> {
  const taps = new Map([['/', 0]])
  let newest = ['/']
  for (let tap = 1; tap <= depth; tap++) {
    const found: string[] = []
    for (const path of newest) found.push(...(await linksOf(request, path)))
    const fresh = [...new Set(found)].filter((path) => !taps.has(path))
    for (const path of fresh) taps.set(path, tap)
    // A set leads to nothing that a list does not have.
    newest = fresh.filter((path) => path.split('/').length <= 3 || path.startsWith('/prelim/'))
  }
  return taps
}

test('every page of the sitemap is at most three links from home, every room at most two', async ({ request }) => {
  test.slow()
  const map = await (await request.get('/sitemap.xml')).text()
  const paths = Array.from(map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g), ([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(400)
  const taps = await tapsFromHome(request, 3)
  expect(paths.filter((path) => !taps.has(path === '' ? '/' : path))).toEqual([])
  const rooms = paths.filter((path) => path.split('/').length <= 3 && !path.startsWith('/skill/'))
  expect(rooms.length).toBeGreaterThan(30)
  expect(rooms.filter((path) => (taps.get(path === '' ? '/' : path) ?? 3) > 2)).toEqual([])
})

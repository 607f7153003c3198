/** The pages with questions of the site, in a browser of its own: those of the sitemap, the ten of today and the skills. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { startBuiltServer } from '../servers/built-server.ts'

/** `kind` is a row of the tables. */
export type PlayedPage = Readonly<{ kind: string; path: string }>

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\/quiz\/([\w-]+)\/\w+$/, 'set, $1'],
  [/^\/prelim\/\d+\/\w+\/([\w-]+)$/, 'prelim, $1'],
  [/^\/maths\/paper\/\d+$/, 'whole paper, Mathematics'],
  [/^\/science\/paper\/\d+$/, 'whole paper, Science'],
  [/^\/maths\/[\w-]+\/\d+$/, 'set of Mathematics'],
  [/^\/science\/[\w-]+\/\d+$/, 'set of Science'],
  [/^\/tasks\/([\w-]+)\/\d+$/, 'text, $1'],
  [/^\/paper\/([\w-]+)\/\d+$/, 'whole paper, $1'],
  [/^\/paper\/[\w-]+\/\d+\/([\w-]+)$/, 'section, $1'],
  [/^\/today$/, 'ten of today'],
  [/^\/skill\/[\w-]+\/practice$/, 'skill'],
]

/** The second argument of the command: at most so many pages of each kind. */
const MOST = Number(process.argv[3] ?? Number.POSITIVE_INFINITY)

export async function playedPages(origin: string): Promise<readonly PlayedPage[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url, origin).pathname)
  const skills = paths.filter((path) => path.startsWith('/skill/')).map((path) => `${path}/practice`)
  const found = [...paths, ...skills].flatMap((path): PlayedPage[] => {
    const [pattern, name] = KINDS.find(([kind]) => kind.test(path)) ?? []
    return pattern === undefined || name === undefined ? [] : [{ kind: path.replace(pattern, name), path }]
  })
  return [...Map.groupBy(found, ({ kind }) => kind).values()].flatMap((pages) => pages.slice(0, MOST))
}

export type Size = Readonly<{ width: number; height: number }>

/** Below this width a page is held in a hand. */
const TABLET = 768

export async function openPage(browser: Browser, viewport: Size): Promise<Page> {
  const touch = viewport.width < TABLET
  const context = await browser.newContext({ viewport, hasTouch: touch, isMobile: touch, reducedMotion: 'reduce' })
  return await context.newPage()
}

/** Opens a page with questions and waits until its script runs; false for one that asks nothing, as a skill of one question. */
export async function openPlayed(page: Page, origin: string, path: string): Promise<boolean> {
  // An attempt goes on where it was when its URL is opened again in the same place of the history.
  await page.goto('about:blank')
  const response = await page.goto(origin + path)
  if (response?.status() === 404) return false
  await page.locator('[data-live]').waitFor()
  return true
}

/** CHROMIUM_PATH names the browser. */
export async function withBuiltSite<T>(work: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  const server = await startBuiltServer('scripts/serve.mjs')
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    return await work(browser, server.url)
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** What was looked at on a page, and what of it is not whole on the screen. */
export type Look = Readonly<{ kind: string; place: string; missing: readonly string[] }>

export type Row = Record<string, string | number>

/** A row a kind; `minShare` of what was looked at must be whole. */
export function rowsOf(looks: readonly Look[], minShare: number): Row[] {
  return [...Map.groupBy(looks, ({ kind }) => kind)].map(([kind, own]) => {
    const whole = own.filter(({ missing }) => missing.length === 0).length
    const cut = own.find(({ missing }) => missing.length > 0)
    return {
      kind,
      looks: own.length,
      whole,
      '%': Math.round((whole / own.length) * 1000) / 10,
      'not whole, for example': cut === undefined ? '' : `${cut.place}: ${cut.missing.join(', ')}`,
      ok: whole / own.length >= minShare ? 'yes' : 'NO',
    }
  })
}

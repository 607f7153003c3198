/**
 * How long after a tap on a link the next page is painted, when every answer of the server takes as long as on a slow
 * network: with the link pointed at before (the browser has fetched the page, src/app/parts/site/prefetch-rules.ts) and without, on a
 * first visit and when the service worker is between.
 */
import { createServer, request, type Server } from 'node:http'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { freePort } from '#server/contract/free-port.ts'
import { median } from './median.ts'
import { startBuiltServer } from './servers/built-server.ts'

const DELAY_MS = 300
const TAPS = 10
/** From the moment a mouse rests on a link to the click. */
const HOVER_MS = 500
const MAX_MS = 600
const MAX_POINTED_MS = 200

type Row = Record<string, string | number>

const JOURNEYS = [
  { from: '/', name: 'Practice', to: '/practice' },
  { from: '/practice', name: 'Grammar 2024', to: '/quiz/grammar-mcq/Set_5' },
] as const

type Journey = (typeof JOURNEYS)[number]

/** CHROMIUM_PATH names the browser. */
export async function benchLinkTap(): Promise<{ name: string; rows: Row[] }> {
  const server = await startBuiltServer('scripts/serve.mjs')
  const port = await freePort()
  const slow = await slowDown(server.url, port)
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const rows: Row[] = []
    for (const journey of JOURNEYS) {
      for (const serviceWorkers of ['block', 'allow'] as const) {
        const medianOf = async (pointed: boolean): Promise<number> => {
          const taps: number[] = []
          while (taps.length < TAPS) {
            const context = await browser.newContext({ serviceWorkers, viewport: { width: 1280, height: 900 } })
            taps.push(await tap(context, `http://127.0.0.1:${port}`, journey, pointed))
            await context.close()
          }
          return Math.round(median(taps))
        }
        const [ms, pointedMs] = [await medianOf(false), await medianOf(true)]
        rows.push({
          page: journey.to,
          'service worker': serviceWorkers === 'block' ? 'no' : 'yes',
          'not pointed at, ms': ms,
          'pointed at, ms': pointedMs,
          ok: ms <= MAX_MS && pointedMs <= MAX_POINTED_MS ? 'yes' : 'NO',
        })
      }
    }
    return {
      name: `Tap on a link to the next page's paint, every answer ${DELAY_MS} ms late, median of ${TAPS}; at most ${MAX_MS}, pointed at ${MAX_POINTED_MS} ms`,
      rows,
    }
  } finally {
    await browser.close()
    slow.close()
    slow.closeAllConnections()
    await server.stop()
  }
}

/** Passes everything on, each answer so much later. */
async function slowDown(url: string, port: number): Promise<Server> {
  const proxy = createServer((from, to) => {
    const { method, headers } = from
    const on = request(url + from.url, { method, headers }, (answer) => {
      setTimeout(() => {
        to.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(to)
      }, DELAY_MS)
    })
    on.on('error', () => to.destroy())
    from.pipe(on)
  })
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  return proxy
}

async function tap(context: BrowserContext, site: string, { from, name, to }: Journey, pointed: boolean) {
  const page = await context.newPage()
  await page.goto(site + from, { waitUntil: 'load' })
  // Until the page has its session and, where there is one, its worker.
  await page.waitForTimeout(2000)
  const link = page.getByRole('link', { name, exact: true }).first()
  await link.scrollIntoViewIfNeeded()
  if (pointed) {
    await link.hover()
    await page.waitForTimeout(HOVER_MS)
  }
  const tapped = await link.evaluate((element) => {
    const now = performance.timeOrigin + performance.now()
    if (element instanceof HTMLElement) element.click()
    return now
  })
  await page.waitForURL(site + to)
  return (await paintedAt(page)) - tapped
}

function paintedAt(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint')
          if (paint !== undefined) resolve(performance.timeOrigin + paint.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
}

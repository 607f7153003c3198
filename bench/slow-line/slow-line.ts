/**
 * When a quiz page can be read and when it can be used on a slow phone, against a plain page that React renders on the
 * server (bench/slow-line/). The browser itself is slowed, with the figures that Lighthouse calls 'slow 4G, applied': each
 * request waits, the line is narrow, the processor is four times slower. Every visit is a first one.
 */
import { type Browser, chromium } from '@playwright/test'
import { median } from '../median.ts'
import { startBuiltServer } from '../servers/built-server.ts'
import { startControl } from './control-server.ts'

const LATENCY_MS = 562.5
const BITS_PER_SECOND = 1.47e6
const SLOWER = 4
const VISITS = Number(process.env.SLOW_LINE_VISITS ?? 5)
const MAX_FIRST_TEXT = 1.2
const MAX_USABLE = 1.25
const PATHS = ['/quiz/grammar-mcq/Set_5', '/quiz/compre-cloze/Set_5']

type Row = Record<string, string | number>
type Visit = Readonly<{ firstText: number; usable: number }>

/** CHROMIUM_PATH names the browser; SLOW_LINE_VISITS sets another number of visits. */
export async function benchSlowLine(): Promise<{ name: string; rows: Row[] }> {
  const [server, control] = await Promise.all([startBuiltServer('scripts/serve.mjs'), startControl()])
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const urls = [control.url, ...PATHS.map((path) => server.url + path)]
    const visits = new Map<string, Visit[]>(urls.map((url) => [url, []]))
    // In turns, so that a busy moment of the machine falls on all of them.
    for (let turn = 0; turn < VISITS; turn += 1) for (const [url, own] of visits) own.push(await visit(browser, url))
    const [plain, ...quizzes] = [...visits.values()].map(middle)
    if (plain === undefined) throw new Error('the control was not visited')
    return {
      name: `First visits on a slow line; against the control at most ${MAX_FIRST_TEXT} and ${MAX_USABLE}`,
      rows: [rowOf('control', plain, plain), ...quizzes.map((quiz, i) => rowOf(PATHS[i] ?? '', quiz, plain))],
    }
  } finally {
    await browser.close()
    control.stop()
    await server.stop()
  }
}

function rowOf(page: string, { firstText, usable }: Visit, control: Visit): Row {
  const first = firstText / control.firstText
  const use = usable / control.usable
  return {
    page,
    'first text ms': Math.round(firstText),
    'usable ms': Math.round(usable),
    'first text, times': Math.round(first * 100) / 100,
    'usable, times': Math.round(use * 100) / 100,
    ok: first <= MAX_FIRST_TEXT && use <= MAX_USABLE ? 'yes' : 'NO',
  }
}

const middle = (visits: readonly Visit[]): Visit => ({
  firstText: median(visits.map(({ firstText }) => firstText)),
  usable: median(visits.map(({ usable }) => usable)),
})

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BITS_PER_SECOND / 8,
      uploadThroughput: BITS_PER_SECOND / 16,
    })
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addInitScript(watchForLive)
    await page.goto(url, { waitUntil: 'load' })
    return await page.evaluate(readVisit)
  } finally {
    await context.close()
  }
}

// What is below runs in the page.

function watchForLive(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('[data-live]') === null) return
    observer.disconnect()
    performance.mark('usable')
  })
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-live'] })
}

/** Milliseconds since the visit began. */
async function readVisit(): Promise<Visit> {
  const entry = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0
  while (entry('usable') === 0) await new Promise((resolve) => setTimeout(resolve, 50))
  return { firstText: entry('first-contentful-paint'), usable: entry('usable') }
}

/**
 * How long after a tap on Submit the marks are painted, on a phone whose processor is four times slower than this one: the
 * browser's own Event Timing, which counts in steps of 8 ms and leaves out what takes less than 16 ms. No locator of
 * Playwright is used here: the first one makes its page listen for every touch and every movement, which no visitor's does.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { startBuiltServer } from './built-server.ts'

const SLOWER = 4
const TAPS = 20
const MOST_MS = 50
const QUICKEST_MS = 16
const FINGER_MS = 80

const SUBMIT = 'button[value="submit"]'

type Row = Record<string, string | number>
type Point = Readonly<{ x: number; y: number }>
type Answer = (page: Page, client: CDPSession) => Promise<void>

/** The quiz of each flow, and how it is answered. */
const FLOWS = [
  { flow: 'stepper', path: '/quiz/grammar-mcq/Set_5', answer: chooseFirst },
  { flow: 'sheet', path: '/quiz/compre-cloze/Set_5', answer: fillBlanks },
] as const

/** CHROMIUM_PATH names the browser. */
export async function benchTap(): Promise<{ name: string; rows: Row[] }> {
  const server = await startBuiltServer('scripts/serve.mjs')
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--autoplay-policy=no-user-gesture-required'],
  })
  try {
    const rows: Row[] = []
    for (const { flow, path, answer } of FLOWS) {
      const taps = (await tapAll(browser, server.url + path, answer)).toSorted((a, b) => a - b)
      const at = (share: number) => taps[Math.ceil(taps.length * share) - 1] ?? 0
      rows.push({
        flow,
        taps: taps.length,
        'median ms': at(0.5),
        'p95 ms': at(0.95),
        ok: at(0.95) < MOST_MS ? 'yes' : 'NO',
      })
    }
    return { name: `Tap on Submit to painted marks, processor ${SLOWER} times slower; p95 below ${MOST_MS} ms`, rows }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** One tap on each of so many fresh pages. */
async function tapAll(browser: Browser, url: string, answer: Answer): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const taps: number[] = []
  while (taps.length < TAPS) {
    // A quiz goes on where it was when its address is opened again in the same place of the history.
    await page.goto('about:blank')
    await page.goto(url, { waitUntil: 'load' })
    await page.evaluate(untilThere, '[data-live]')
    await answer(page, client)
    const submit = await page.evaluate(middleOf, SUBMIT)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const painted = page.evaluate(nextTap, QUICKEST_MS)
    // What answering has set going is over: the tap is measured by itself.
    await pause(500)
    await touch(client, submit)
    taps.push(await painted)
    await page.evaluate(untilThere, '.is-right, .is-wrong')
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  await context.close()
  return taps
}

/** A finger that rests as long as a finger does. Playwright's own tap lifts it before the page has heard of it. */
async function touch(client: CDPSession, at: Point): Promise<void> {
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await pause(FINGER_MS)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function chooseFirst(page: Page, client: CDPSession): Promise<void> {
  await touch(client, await page.evaluate(middleOf, 'label.option'))
  await page.evaluate(untilThere, 'label.option :checked')
}

async function fillBlanks(page: Page): Promise<void> {
  for (let blank = 0; blank < (await page.evaluate(blanksHere)); blank += 1) {
    await page.evaluate(focusBlank, blank)
    await page.keyboard.insertText('word')
  }
}

/** The functions below run in the page. */
function blanksHere(): number {
  return document.querySelectorAll('input[data-blank]').length
}

function focusBlank(index: number): void {
  document.querySelectorAll<HTMLInputElement>('input[data-blank]')[index]?.focus()
}

/** Brings the first of what a selector finds on the screen, and says where its middle is. */
function middleOf(selector: string): Point {
  const found = document.querySelector(selector)
  if (found === null) throw new Error(`There is no ${selector}`)
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = found.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

function untilThere(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => (document.querySelector(selector) === null ? setTimeout(look, 20) : resolve())
    look()
  })
}

/** The longest of the events that make up the next tap, from the finger to the paint. */
function nextTap(quickest: number): Promise<number> {
  return new Promise((resolve) => {
    // Looked through when all is over, so that looking takes no time of the tap.
    const seen: PerformanceObserverEntryList[] = []
    const watched = { type: 'event', durationThreshold: quickest }
    new PerformanceObserver((list) => seen.push(list)).observe(watched)
    const longest = () =>
      Math.max(quickest, ...seen.flatMap((list) => list.getEntries().map(({ duration }) => duration)))
    addEventListener('click', () => setTimeout(() => resolve(longest()), 1000), { once: true })
  })
}

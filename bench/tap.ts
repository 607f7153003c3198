/**
 * How long after a tap on Submit the marks are painted, and after one on Next the next question, on a phone whose processor is four times slower than this one: the
 * browser's own Event Timing, which counts in steps of 8 ms and leaves out what takes less than 16 ms. No locator of
 * Playwright is used here: the first one makes its page listen for every touch and every movement, which no visitor's does.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { startBuiltServer } from './servers/built-server.ts'

const SLOWER = 4
const TAPS = 20
/** docs/decisions/0023: what is accepted for one way to draw a mark. */
const MAX_MS = 100
const QUICKEST_MS = 16
const FINGER_MS = 80
/** After which what a tap has set going is over: the next one is measured by itself, and is no second half of a double tap. */
const SETTLED_MS = 500
/** After which a tap has been painted and reported on any machine. */
const OVER_MS = 1500

const SUBMIT = 'button[value="submit"]'
const NEXT = 'button[value="next"]'
/** What a tap takes here whatever the page does. */
const ONE_BUTTON = `<meta name="viewport" content="width=device-width">
<button value="submit" style="padding: 20px" onclick="this.dataset.answered = this.textContent = 'Thank you'">Submit</button>`

type Row = Record<string, string | number>
type Point = Readonly<{ x: number; y: number }>
type Tapped = Readonly<{
  name: string
  open(page: Page, client: CDPSession, origin: string): Promise<void>
  /** What is tapped. */
  button: string
  /** What is there when the tap has been answered. */
  answered: string
  /** Infinity where the page is only for comparison. */
  maxMs: number
}>

const MARKS = '.is-right, .is-wrong'

/** Tapped in turns, so that a busy moment of the machine falls on all of them. */
const PAGES: readonly Tapped[] = [
  {
    name: 'one button',
    open: (page) => page.setContent(ONE_BUTTON),
    button: SUBMIT,
    answered: '[data-answered]',
    maxMs: Infinity,
  },
  { name: 'one question', open: openQuestion, button: SUBMIT, answered: MARKS, maxMs: MAX_MS },
  { name: 'Next', open: openMarked, button: NEXT, answered: SUBMIT, maxMs: MAX_MS },
  { name: 'sheet of 15 blanks', open: openSheet, button: SUBMIT, answered: MARKS, maxMs: MAX_MS },
]

/** CHROMIUM_PATH names the browser. */
export async function benchTap(): Promise<{ name: string; rows: Row[] }> {
  const server = await startBuiltServer('scripts/serve.mjs')
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--autoplay-policy=no-user-gesture-required'],
  })
  try {
    const taps = await tapAll(browser, server.url)
    const rows = [...taps].map(([{ name, maxMs }, times]): Row => {
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
      return {
        page: name,
        taps: sorted.length,
        'median ms': at(0.5),
        'p95 ms': at(0.95),
        ok: at(0.95) < maxMs ? 'yes' : 'NO',
      }
    })
    return { name: `Tap on Submit or Next to paint, processor ${SLOWER} times slower; p95 below ${MAX_MS} ms`, rows }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** The milliseconds of each tap, on a page that was opened for it. */
async function tapAll(browser: Browser, origin: string): Promise<Map<Tapped, number[]>> {
  const context = await browser.newContext({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const taps = new Map<Tapped, number[]>(PAGES.map((tapped) => [tapped, []]))
  for (let turn = 0; turn < TAPS; turn += 1)
    for (const [tapped, times] of taps) {
      // A quiz goes on where it was when its URL is opened again in the same place of the history.
      await page.goto('about:blank')
      await tapped.open(page, client, origin)
      const button = await page.evaluate(middleOf, tapped.button)
      await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      const told = await page.evaluateHandle(watchEvents, QUICKEST_MS)
      await pause(SETTLED_MS)
      await touch(client, button)
      await pause(OVER_MS)
      await page.evaluate(untilThere, tapped.answered)
      times.push(await told.evaluate(longestEvent, QUICKEST_MS))
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

async function openQuestion(page: Page, client: CDPSession, origin: string): Promise<void> {
  await page.goto(`${origin}/quiz/grammar-mcq/Set_5`, { waitUntil: 'load' })
  await page.evaluate(untilThere, '[data-live]')
  await touch(client, await page.evaluate(middleOf, 'label.option'))
  await page.evaluate(untilThere, 'label.option :checked')
}

async function openMarked(page: Page, client: CDPSession, origin: string): Promise<void> {
  await openQuestion(page, client, origin)
  await pause(SETTLED_MS)
  await touch(client, await page.evaluate(middleOf, SUBMIT))
  await page.evaluate(untilThere, NEXT)
}

async function openSheet(page: Page, _client: CDPSession, origin: string): Promise<void> {
  await page.goto(`${origin}/quiz/compre-cloze/Set_5`, { waitUntil: 'load' })
  await page.evaluate(untilThere, '[data-live]')
  const blanks = await page.evaluate(blanksHere)
  for (let blank = 0; blank < blanks; blank += 1) {
    await page.evaluate(focusBlank, blank)
    await page.keyboard.insertText('word')
  }
}

// What is below runs in the page.

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

/** What the browser tells of events, only kept: the page hears no event for the bench. */
function watchEvents(durationThreshold: number): PerformanceObserverEntryList[] {
  const told: PerformanceObserverEntryList[] = []
  const watched = { type: 'event', durationThreshold }
  new PerformanceObserver((list) => told.push(list)).observe(watched)
  return told
}

/** Of the events that made up the tap, from the finger to the paint. */
function longestEvent(told: PerformanceObserverEntryList[], quickest: number): number {
  return Math.max(quickest, ...told.flatMap((list) => list.getEntries().map(({ duration }) => duration)))
}

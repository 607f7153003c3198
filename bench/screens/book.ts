/**
 * How long My mistakes takes on a phone whose processor is four times slower than this one, from its first look into the storage of the
 * device to the first items painted: with a full book of which everything is due, and with an empty one for comparison.
 */
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { MAX_MISTAKES } from '#memory/book/book.ts'
import type { Mistake } from '#memory/kept/shapes.ts'
import type { Entry } from '#memory/store/port.ts'
import { MISTAKE, mistakeEntry, QUESTION, stored } from '#memory/stored.ts'
import { median } from '../median.ts'
import { startBuiltServer } from '../servers/built-server.ts'

const SLOWER = 4
const ROUNDS = 7
const MAX_MS = 100
const DAYS_MS = 86_400_000

declare global {
  interface Window {
    lookedAt: number
    paintedAt: number
  }
}

type Row = Record<string, string | number>

/** CHROMIUM_PATH names the browser. */
export async function benchBook(): Promise<{ name: string; rows: Row[] }> {
  const server = await startBuiltServer('scripts/serve.mjs')
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {})
  try {
    const books = await Promise.all(
      [0, MAX_MISTAKES].map(async (mistakes) => {
        const { context, bytes } = await visitorWith(browser, server.url, mistakes)
        const times: number[] = []
        return { mistakes, context, bytes, times }
      }),
    )
    // In turns, so that a busy moment of the machine falls on both. The first time, code and pages come to the cache.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const { context, times } of books) {
        const ms = await openedIn(context, server.url)
        if (round > 0) times.push(ms)
      }
    const rows = books.map(({ mistakes, bytes, times }): Row => {
      const ms = Math.round(median(times))
      return {
        mistakes,
        'MB on the device': Math.round(bytes / 100_000) / 10,
        'median ms': ms,
        ok: ms <= MAX_MS ? 'yes' : 'NO',
      }
    })
    return { name: `My mistakes to its first items, processor ${SLOWER} times slower; at most ${MAX_MS} ms`, rows }
  } finally {
    await browser.close()
    await server.stop()
  }
}

const mistakeAt = (i: number, today: number): Mistake => ({
  ref: `grammar-mcq/Set_${i % 50} ${i}`,
  version: (i * 7919).toString(36),
  skill: `skill ${i % 120}`,
  subject: 'english',
  missed: 1 + (i % 12),
  right: i % 2,
  day: today - 1 - (i % 60),
  due: today - (i % 60),
  sure: i % 9 === 0,
  state: 'here',
})

/** As long as that of a question of grammar is. */
const questionAt = (i: number) => ({
  version: 'x',
  path: `/quiz/grammar-mcq/Set_${i % 50}`,
  title: 'Grammar 2020',
  line: `This is the question with number ${i}, as the list shows it in one line.`,
  language: 'en',
  asked: {
    type: 'grammar-mcq',
    quiz: { title: '', items: [{ id: '1', prompt: 'p'.repeat(90), reason: 'r'.repeat(400) }] },
  },
})

async function visitorWith(browser: Browser, url: string, mistakes: number) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${url}/`)
  await page.evaluate(() => localStorage.setItem('memory', 'on'))
  await page.goto(`${url}/mistakes`)
  await page.locator('#ten').waitFor()
  const today = Math.floor(Date.now() / DAYS_MS)
  const entries = Array.from({ length: mistakes }, (_, i) => mistakeAt(i, today)).flatMap((mistake, i): Entry[] => [
    mistakeEntry(mistake),
    [mistakeEntry(mistake)[0].replace(MISTAKE, QUESTION), stored(questionAt(i))],
  ])
  const bytes = JSON.stringify(entries).length
  await page.evaluate(keep, entries)
  await page.close()
  return { context, bytes }
}

/** Runs in the page. */
const keep = (entries: readonly Entry[]): Promise<void> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('memory')
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('kept', 'readwrite')
      for (const [name, value] of entries) transaction.objectStore('kept').put(value, name)
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })

/** Runs in the page before its own scripts. */
function watch(): void {
  const open = indexedDB.open
  indexedDB.open = (...asked) => {
    window.lookedAt ??= performance.now()
    return open.apply(indexedDB, asked)
  }
  const watcher = new MutationObserver(() => {
    if (document.querySelector('#ten') === null) return
    watcher.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.paintedAt = performance.now()
      }),
    )
  })
  watcher.observe(document, { childList: true, subtree: true })
}

/** In milliseconds. */
async function openedIn(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript(watch)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(`${url}/mistakes`)
  await page.waitForFunction(() => window.paintedAt !== undefined)
  const ms = await page.evaluate(() => window.paintedAt - window.lookedAt)
  await page.close()
  return ms
}

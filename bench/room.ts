/**
 * Whether a listening room keeps its time: a whole practice is played in real time, and the clock of its recording is held
 * against the machine's. FIREFOX_PATH names the browser, ROOM_SECONDS sets a shorter time. It needs a sound device that takes
 * sound as fast as it is heard; on a machine without one, PulseAudio's null sink (docs/engines.md).
 */
import { setTimeout as pause } from 'node:timers/promises'
import puppeteer, { type Page } from 'puppeteer-core'
import { median } from './median.ts'
import { startBuiltServer } from './servers/built-server.ts'

const PATH = '/listening/english-2024/room'
/** docs/behaviour.md, 25.3: how far the schedule may be off, in seconds. */
const MAX_OFF = 0.5
const SECONDS = Number(process.env.ROOM_SECONDS ?? 3600)
const COLLECT_EVERY_MS = 20_000
const MINUTES_A_ROW = 5

/** When the recording told its time, by the machine's clock and by its own, in seconds. */
type Reading = Readonly<{ machine: number; heard: number }>
type Row = Record<string, string | number>

declare global {
  interface Window {
    readings: Reading[]
    hasEnded: boolean
  }
}

export async function benchRoom(): Promise<{ name: string; rows: Row[] }> {
  const server = await startBuiltServer('scripts/serve.mjs')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: {
      'media.autoplay.default': 0,
      'media.cubeb.backend': 'pulse-rust',
      // Of sound that waits for the device, so that a machine whose cores are taken away does not stand still.
      'media.cubeb_latency_playback_ms': 200,
    },
  })
  try {
    const page = await browser.newPage()
    await page.evaluateOnNewDocument(watch)
    await page.goto(server.url + PATH)
    const start = await page.waitForSelector('::-p-xpath(//button[normalize-space()="Start" and not(@disabled)])')
    await start?.click()
    const readings = await allReadings(page)
    return { name: `A whole listening room in ${await browser.version()}, ${PATH}`, rows: rowsOf(readings) }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Runs in the page before its own script: every report of the room's audio element is a reading. */
function watch(): void {
  window.readings = []
  window.hasEnded = false
  const Own = window.Audio
  window.Audio = class extends Own {
    constructor(source?: string) {
      super(source)
      this.addEventListener('timeupdate', () => {
        // The last report comes after the sound has ended.
        if (!this.paused) window.readings.push({ machine: performance.now() / 1000, heard: this.currentTime })
      })
      this.addEventListener('ended', () => {
        window.hasEnded = true
      })
    }
  }
}

async function allReadings(page: Page): Promise<readonly Reading[]> {
  const readings: Reading[] = []
  const until = Date.now() + SECONDS * 1000
  for (;;) {
    await pause(COLLECT_EVERY_MS)
    const { taken, hasEnded } = await page.evaluate(() => ({
      taken: window.readings.splice(0),
      hasEnded: window.hasEnded,
    }))
    readings.push(...taken)
    if (hasEnded || taken.length === 0 || Date.now() > until) return readings
  }
}

/** The offsets are against the median of the first quarter of a minute, without the first two seconds. */
function rowsOf(readings: readonly Reading[]): Row[] {
  const offsets = readings.map(({ machine, heard }) => ({ heard, off: heard - machine }))
  const zero = median(offsets.filter(({ heard }) => heard > 2 && heard < 15).map(({ off }) => off))
  const settled = offsets.filter(({ heard }) => heard > 2).map(({ heard, off }) => ({ heard, off: off - zero }))
  const blocks = Map.groupBy(settled, ({ heard }) => Math.floor(heard / 60 / MINUTES_A_ROW))
  return Array.from(blocks, ([block, own]) => {
    const worst = Math.max(...own.map(({ off }) => Math.abs(off)))
    return {
      'from minute': block * MINUTES_A_ROW,
      readings: own.length,
      'median off s': Number(median(own.map(({ off }) => off)).toFixed(3)),
      'most off s': Number(worst.toFixed(3)),
      ok: worst <= MAX_OFF ? 'yes' : 'NO',
    }
  })
}

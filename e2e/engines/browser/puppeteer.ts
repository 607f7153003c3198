/** Firefox over WebDriver BiDi, and Chromium, which shows whether a fault is the engine's. */
import puppeteer, { ElementHandle, type KeyInput, type Page, type Browser as Started } from 'puppeteer-core'
import { findElement } from './find-element.ts'
import type { Browser, Key, Tab } from './tab.ts'

/** Starts without a window. `path` is the program's. */
export async function startFirefox(path: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    // A test machine has no sound card: ALSA's null device takes the sound.
    env: { ...process.env, ALSA_CONFIG_PATH: SILENT_ALSA },
    extraPrefsFirefox: { 'media.cubeb.backend': 'alsa', 'media.autoplay.default': 0 },
  })
  return overPuppeteer(browser)
}

export async function startChromium(path: string): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-background-networking', '--no-first-run']
  return overPuppeteer(await puppeteer.launch({ browser: 'chrome', executablePath: path, headless: true, args }))
}

const SILENT_ALSA = 'e2e/engines/browser/silent-alsa.conf'

const KEYS: Readonly<Record<Key, KeyInput>> = {
  Tab: 'Tab',
  Enter: 'Enter',
  Escape: 'Escape',
  Space: 'Space',
  Backspace: 'Backspace',
  ArrowDown: 'ArrowDown',
  ArrowLeft: 'ArrowLeft',
  ArrowRight: 'ArrowRight',
}

async function overPuppeteer(browser: Started): Promise<Browser> {
  return {
    version: await browser.version(),
    async open({ javaScript }) {
      const profile = await browser.createBrowserContext()
      const page = await profile.newPage()
      await page.setViewport({ width: 1280, height: 900 })
      if (!javaScript) await page.setJavaScriptEnabled(false)
      return tabOf(page, () => profile.close())
    },
    close: () => browser.close(),
  }
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const faults = watch(page)
  return {
    async goto(url) {
      await page.goto(url)
    },
    async reload() {
      await page.reload()
    },
    async back() {
      await page.goBack()
    },
    url: async () => page.url(),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (call, argument = '') => page.evaluate(call, argument),
    async click(target) {
      const found = await page.evaluateHandle(findElement, target)
      if (!(found instanceof ElementHandle)) return false
      await found.click()
      return true
    },
    press: (key) => page.keyboard.press(KEYS[key]),
    type: (text) => page.keyboard.type(text),
    pdf: () => page.pdf({ preferCSSPageSize: true }),
    faults: () => faults,
    close,
  }
}

function watch(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`page: ${String(error)}`))
  page.on('requestfailed', (request) => {
    faults.push(`request failed: ${request.url()} ${request.failure()?.errorText ?? ''}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`status ${response.status()}: ${response.url()}`)
  })
  return faults
}

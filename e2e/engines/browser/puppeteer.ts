/** Firefox over WebDriver BiDi, and Chromium, which shows whether a fault is the engine's. */
import puppeteer, { type KeyInput, type Page, type Browser as Started } from 'puppeteer-core'
import { centreOf, clickReached, steadyCentre } from './centre-of.ts'
import type { Browser, Key, Tab } from './tab.ts'

/** Starts without a window. `path` is the program's. */
export async function startFirefox(path: string): Promise<Browser> {
  const start = (javaScript: boolean) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: path,
      headless: true,
      // A test machine has no sound card: ALSA's null device takes the sound, faster than it is heard.
      env: { ...process.env, ALSA_CONFIG_PATH: SILENT_ALSA },
      extraPrefsFirefox: {
        'media.cubeb.backend': 'alsa',
        'media.autoplay.default': 0,
        'javascript.enabled': javaScript,
      },
    })
  const scripted = await start(true)
  // Firefox 153 turns scripts off for a whole process, not for a tab.
  let plain: Started | null = null
  return {
    version: await scripted.version(),
    async open({ siteUrl, javaScript }) {
      if (javaScript) return openTab(scripted, siteUrl)
      plain ??= await start(false)
      return openTab(plain, siteUrl)
    },
    async close() {
      await scripted.close()
      await plain?.close()
    },
  }
}

export async function startChromium(path: string): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-background-networking', '--no-first-run']
  const browser = await puppeteer.launch({ browser: 'chrome', executablePath: path, headless: true, args })
  return {
    version: await browser.version(),
    open: ({ siteUrl, javaScript }) => openTab(browser, siteUrl, (page) => page.setJavaScriptEnabled(javaScript)),
    close: () => browser.close(),
  }
}

const SILENT_ALSA = 'e2e/engines/browser/silent-alsa.conf'

const KEYS: Readonly<Record<Key, KeyInput>> = {
  Tab: 'Tab',
  Enter: 'Enter',
  Escape: 'Escape',
  Space: ' ',
  Backspace: 'Backspace',
  ArrowDown: 'ArrowDown',
  ArrowLeft: 'ArrowLeft',
  ArrowRight: 'ArrowRight',
}

async function openTab(
  browser: Started,
  siteUrl: string,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<Tab> {
  const profile = await browser.createBrowserContext()
  const faults: string[] = []
  const open = async () => {
    const page = await profile.newPage()
    await page.setViewport({ width: 1280, height: 900 })
    // A page with unmarked responses asks before it is left; the pupil of a journey means it.
    page.on('dialog', (dialog) => dialog.accept())
    watch(page, faults)
    await prepare(page)
    return page
  }
  return tabOf(await open(), open, { siteUrl, faults, close: () => profile.close() })
}

type Profile = Readonly<{ siteUrl: string; faults: readonly string[]; close(): Promise<void> }>

function tabOf(first: Page, open: () => Promise<Page>, { siteUrl, faults, close }: Profile): Tab {
  let page = first
  return {
    async anotherTab() {
      const left = page
      page = await open()
      await left.close()
    },
    async goto(path) {
      await page.goto(new URL(path, siteUrl).href)
    },
    async reload() {
      // As a visitor reloads: Firefox's own command for it waits for the question of a page with unmarked responses.
      await page.evaluate(() => {
        document.documentElement.setAttribute('data-before-reload', '')
        setTimeout(() => location.reload())
      })
      await page.waitForSelector('html:not([data-before-reload])')
    },
    async back() {
      // A page that the browser has kept has no load event to wait for.
      await page.evaluate(() => void setTimeout(() => history.back()))
    },
    url: async () => page.url(),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (call, argument = '') => page.evaluate(call, argument),
    async click(target) {
      const centre = await steadyCentre(() => page.evaluate(centreOf, target)).catch(() => null)
      if (centre === null) return false
      await page.mouse.click(...centre)
      return page.evaluate(clickReached).catch(() => true)
    },
    press: (key) => page.keyboard.press(KEYS[key]),
    type: (text) => page.keyboard.type(text),
    pdf: () => page.pdf({ preferCSSPageSize: true }),
    faults: () => faults,
    close,
  }
}

const LEFT = ['NS_BINDING_ABORTED', 'net::ERR_ABORTED']

function watch(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`page: ${String(error)}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left stops what it still waits for.
    if (!LEFT.includes(reason)) faults.push(`request failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`status ${response.status()}: ${response.url()}`)
  })
}

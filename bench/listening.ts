/**
 * What a whole listening practice costs in a real browser on the local network: how long after Next the pictures are shown
 * and the audio is ready, and how many bytes it takes. It goes on as fast as it can, so nothing has time to be fetched
 * beforehand; a pupil waits less.
 */
import { chromium, type Page, type Response } from '@playwright/test'
import { startBuiltServer } from './servers/built-server.ts'

const PATH = '/listening/english-2024/practice'

type Row = Record<string, string | number>

interface Waits {
  readonly pictures: readonly number[]
  readonly audio: readonly number[]
}

/** CHROMIUM_PATH names the browser. */
export async function benchListening(): Promise<{ name: string; rows: Row[] }> {
  const server = await startBuiltServer('scripts/serve.mjs')
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(server.url + PATH)
    const waits = await takeTest(page)
    await page.waitForLoadState('networkidle')
    const rows = [row('Next to pictures shown', waits.pictures), row('Next to audio ready', waits.audio)]
    return { name: `A whole practice, ${PATH}`, rows: [...rows, ...(await weights(responses))] }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Goes through all questions; the first one is not counted, it has the page to load. */
async function takeTest(page: Page): Promise<Waits> {
  await page.locator('[data-live]').waitFor({ state: 'attached' })
  const pictures: number[] = []
  const audio: number[] = []
  for (;;) {
    await pause(page)
    const next = page.getByRole('button', { name: 'Next' })
    if ((await next.count()) === 0) return { pictures, audio }
    const waited = await page.evaluate(waitAfterNext)
    if (waited.pictures !== null) pictures.push(waited.pictures)
    if (waited.audio !== null) audio.push(waited.audio)
  }
}

/** Until what is on has come, so that one question's wait is not another's. */
async function pause(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.play')?.textContent === 'Play')
  await page.waitForFunction(() => document.querySelector('.picture-room') === null)
}

/** Runs in the page: presses Next and looks in every frame. Null where the question brings nothing new of a kind. */
async function waitAfterNext(): Promise<{ pictures: number | null; audio: number | null }> {
  const clipOf = () => document.querySelector('.audio h2')?.textContent
  const before = clipOf()
  const buttons = [...document.querySelectorAll('button')]
  const start = performance.now()
  buttons.find((button) => button.textContent === 'Next')?.click()
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  let pictures: number | null = null
  let audio: number | null = null
  await frame()
  const changed = clipOf() !== before
  for (;;) {
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-stage] img')]
    const pending = document.querySelector('.picture-room') !== null || images.some((image) => !image.complete)
    const ready = document.querySelector('.play')?.textContent === 'Play'
    if (pictures === null && images.length > 0 && !pending) pictures = performance.now() - start
    if (audio === null && changed && ready) audio = performance.now() - start
    if (!pending && ready) return { pictures, audio }
    await frame()
  }
}

function row(step: string, waits: readonly number[]): Row {
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return { step, times: sorted.length, 'median ms': at(0.5), 'longest ms': at(1) }
}

async function weights(responses: readonly Response[]): Promise<Row[]> {
  const kinds = new Map<string, { requests: number; bytes: number }>()
  for (const response of responses) {
    const kind = kindOf(new URL(response.url()).pathname)
    const { responseBodySize } = await response.request().sizes()
    const { requests, bytes } = kinds.get(kind) ?? { requests: 0, bytes: 0 }
    kinds.set(kind, { requests: requests + 1, bytes: bytes + responseBodySize })
  }
  return Array.from(kinds, ([step, { requests, bytes }]) => ({ step, times: requests, kB: Math.round(bytes / 1000) }))
}

function kindOf(path: string): string {
  if (path.startsWith('/files/listening-audio/')) return 'recordings'
  if (path.startsWith('/files/')) return 'pictures'
  return path.startsWith('/api/') ? 'addresses and session' : 'page, script, style, font'
}

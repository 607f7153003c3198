/**
 * What a first visit to a quiz page loads, in a real browser: requests, and bytes as they come, without headers.
 */
import { chromium, type Response } from '@playwright/test'
import { startBuiltServer } from './servers/built-server.ts'

const PATH = '/quiz/grammar-mcq/Set_5'
const MAX_SCRIPT_BYTES = 84_000
const MAX_SCRIPT_FILES = 6

type Row = Record<string, string | number>

interface Weight {
  readonly requests: number
  readonly bytes: number
}

/** By kind of resource. */
type Weights = ReadonlyMap<string, Weight>

const NOTHING: Weight = { requests: 0, bytes: 0 }

/** The row `within the limit` says 'NO' if the page has become too heavy. CHROMIUM_PATH names the browser. */
export async function benchPageWeight(): Promise<{ name: string; rows: Row[] }> {
  const server = await startBuiltServer('scripts/serve.mjs')
  try {
    const weights = await weigh(server.url + PATH)
    const script = weights.get('script') ?? NOTHING
    const light = script.bytes <= MAX_SCRIPT_BYTES && script.requests <= MAX_SCRIPT_FILES
    return {
      name: `A first visit to ${PATH}; JavaScript at most ${MAX_SCRIPT_BYTES} bytes in ${MAX_SCRIPT_FILES} files`,
      rows: [
        ...Array.from(weights, ([kind, weight]) => ({ kind, ...weight })),
        { kind: 'all', requests: sum(weights, 'requests'), bytes: sum(weights, 'bytes') },
        { kind: 'within the limit', requests: '', bytes: light ? 'yes' : 'NO' },
      ],
    }
  } finally {
    await server.stop()
  }
}

async function weigh(url: string): Promise<Weights> {
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(url, { waitUntil: 'networkidle' })
    const weights = new Map<string, Weight>()
    for (const response of responses) {
      const kind = response.request().resourceType()
      const { responseBodySize } = await response.request().sizes()
      const { requests, bytes } = weights.get(kind) ?? NOTHING
      weights.set(kind, { requests: requests + 1, bytes: bytes + responseBodySize })
    }
    return weights
  } finally {
    await browser.close()
  }
}

function sum(weights: Weights, column: keyof Weight): number {
  return Array.from(weights.values(), (weight) => weight[column]).reduce((a, b) => a + b, 0)
}

/**
 * Lighthouse, mobile preset (slow 4G and a processor four times slower, both simulated), on every kind of page: the
 * median of five runs each. LIGHTHOUSE_RUNS sets another number; LIGHTHOUSE_PAGES, part of a URL, selects pages. It is
 * installed at its first use, from its own lock file: it is larger than all the other packages.
 */
import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { z } from 'zod'
import { freePort } from '#server/contract/free-port.ts'
import { startBuiltServer } from './servers/built-server.ts'

const FOLDER = 'bench/lighthouse'
const COMMAND = `${FOLDER}/node_modules/lighthouse/cli/index.js`
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
const WANTED = process.env.LIGHTHOUSE_PAGES ?? ''
const PAGES = [
  '/',
  '/practice',
  '/quiz/grammar-mcq/Set_5',
  '/quiz/compre-cloze/Set_5',
  '/quiz/chinese-dialogue/Set_5',
  '/quiz/grammar-mcq/Set_5/print',
  '/prelim',
  '/prelim/2024/Kingfisher',
  '/prelim/2024/Kingfisher/Grammar',
  '/listening',
  '/listening/english-2024',
  '/listening/english-2024/practice',
  '/downloads',
  '/articles/daily-practice',
  '/about',
  '/contact',
  '/teachers',
  '/privacy',
  '/accessibility',
]
/** Not indexed, so Lighthouse's SEO score does not apply. */
const NO_PAGE = '/no-such-page'

const MIN_PERFORMANCE = 99
const MAX_LCP_MS = 1200

type Row = Record<string, string | number>

const categorySchema = z.object({
  score: z
    .number()
    .nullable()
    .transform((score) => Math.round((score ?? 0) * 100)),
})
const figureSchema = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue)
const requestSchema = z.object({ resourceType: z.string().default(''), transferSize: z.number() })
const reportSchema = z.object({
  categories: z.object({
    performance: categorySchema,
    accessibility: categorySchema,
    'best-practices': categorySchema,
    seo: categorySchema,
  }),
  audits: z.object({
    'largest-contentful-paint': figureSchema,
    'cumulative-layout-shift': figureSchema,
    'total-blocking-time': figureSchema,
    'network-requests': z.object({ details: z.object({ items: z.array(requestSchema) }) }),
  }),
})
type Report = z.infer<typeof reportSchema>

/** The figure of a run, by the heading of its column. */
const FIGURES: Readonly<Record<string, (report: Report) => number>> = {
  performance: ({ categories }) => categories.performance.score,
  accessibility: ({ categories }) => categories.accessibility.score,
  'best practices': ({ categories }) => categories['best-practices'].score,
  SEO: ({ categories }) => categories.seo.score,
  'LCP ms': ({ audits }) => Math.round(audits['largest-contentful-paint']),
  CLS: ({ audits }) => Math.round(audits['cumulative-layout-shift'] * 1000) / 1000,
  'TBT ms': ({ audits }) => Math.round(audits['total-blocking-time']),
  'script bytes': ({ audits }) =>
    audits['network-requests'].details.items
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
}

/** CHROMIUM_PATH names the browser. Script bytes are those of the wire, with headers. */
export async function benchLighthouse(): Promise<{ name: string; rows: Row[] }> {
  installLighthouse()
  const port = String(await freePort())
  // Without SITE_URL no page has a canonical URL.
  const server = await startBuiltServer('scripts/serve.mjs', async () => undefined, {
    PORT: port,
    SITE_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'silent',
  })
  try {
    const rows: Row[] = []
    for (const path of [...PAGES, NO_PAGE].filter((page) => page.includes(WANTED))) {
      const reports: Report[] = []
      while (reports.length < RUNS) reports.push(await examine(server.url + path))
      rows.push(rowOf(path, reports))
      console.log(JSON.stringify(rows.at(-1)))
    }
    return { name: `Lighthouse, mobile, median of ${RUNS}`, rows }
  } finally {
    await server.stop()
  }
}

function installLighthouse(): void {
  if (existsSync(COMMAND)) return
  console.log('Installing Lighthouse…')
  const args = ['ci', '--omit=optional', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', args, { cwd: FOLDER, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('Lighthouse could not be installed')
}

/** Sometimes the browser records nothing, and Lighthouse must run again. */
async function examine(url: string, tries = 3): Promise<Report> {
  try {
    return await examineOnce(url)
  } catch (error) {
    if (tries === 1) throw error
    return await examine(url, tries - 1)
  }
}

async function examineOnce(url: string): Promise<Report> {
  const { CHROMIUM_PATH } = process.env
  const flags = '--headless=new --no-sandbox --disable-quic --disable-background-networking'
  const options = ['--quiet', '--output=json', '--no-enable-error-reporting', `--chrome-flags=${flags}`]
  const categories = '--only-categories=performance,accessibility,best-practices,seo'
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [COMMAND, url, ...options, categories, '--ignore-status-code'],
    {
      maxBuffer: 1e8,
      env: { ...process.env, ...(CHROMIUM_PATH ? { CHROME_PATH: CHROMIUM_PATH } : {}) },
    },
  )
  return reportSchema.parse(JSON.parse(stdout))
}

function rowOf(page: string, reports: readonly Report[]): Row {
  const figures = Object.entries(FIGURES).map(([name, figure]) => [name, median(reports.map(figure))] as const)
  const {
    performance = 0,
    accessibility,
    'best practices': practices,
    SEO,
    'LCP ms': lcp = 0,
    CLS,
  } = Object.fromEntries(figures)
  const found = page === NO_PAGE || SEO === 100
  const whole = accessibility === 100 && (practices === 100 || page === NO_PAGE) && found && CLS === 0
  const fast = performance >= MIN_PERFORMANCE && lcp < MAX_LCP_MS
  return { page, ...Object.fromEntries(figures), ok: whole && fast ? 'yes' : 'NO' }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

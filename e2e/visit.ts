/** The test that every journey uses: a console error, a failed request or a request to a foreign host fails it. */
import { readFileSync } from 'node:fs'
import { test as base, expect, type Page, type Request } from '@playwright/test'
import { everything } from './products.ts'

export { expect }

/** It goes to every page anew, so the small form of it. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
/** What that script defines in a page. */
declare const axe: typeof import('axe-core')

/** What a journey may expect to go wrong on purpose: texts that a fault's message may contain. */
type Options = { allowed: readonly string[] }

export const test = base.extend<Options>({
  allowed: [[], { option: true }],
  // Only a journey that uses a page opens one.
  page: async ({ page, baseURL, allowed }, use) => {
    const faults: string[] = []
    const refused = new Set<Request>()
    const note = (fault: string) => {
      if (!allowed.some((text) => fault.includes(text))) faults.push(fault)
    }
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => note(`page: ${error.message}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // Chromium reports an error page that was fetched early as failed, too; its status is judged below.
      if (reason === 'net::ERR_FAILED' && refused.has(request)) return
      if (reason !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${reason}`)
    })
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && url.origin !== baseURL) note(`foreign host: ${request.url()}`)
    })
    page.on('response', (response) => {
      if (response.status() < 400) return
      refused.add(response.request())
      note(`status ${response.status()}: ${response.url()}`)
    })
    await use(page)
    expect(faults).toEqual([])
  },
})

/** Opens a page and waits until it has asked for its session, which it does when all that it needs at once has come. */
export async function goAndSettle(page: Page, path: string): Promise<void> {
  const session = page.waitForResponse('**/api/session')
  await page.goto(path)
  await session
}

/** What axe found in the elements of `part`: the id of each rule with its elements. `rules` are the only ones that run, or all if empty. */
async function violations(page: Page, part: string, rules: readonly string[]): Promise<string[]> {
  const started = performance.now()
  // The site has no frames, so one script in the page's own tab sees all of it. It is sent once a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const asked = { part, rules }
  const found = await page.evaluate(async ({ part, rules }) => {
    // Colours that are still changing have no contrast to measure.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    const result = await axe.run(part, {
      resultTypes: ['violations'],
      ...(rules.length > 0 ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
      // axe calls this rule (WCAG 2.5.3) experimental and leaves it out unless it is asked for.
      rules: rules.length > 0 ? {} : { 'label-content-name-mismatch': { enabled: true } },
    })
    // axe takes a placeholder for a name; it is gone with the first letter.
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      `:is(${part}) :is(input:not([type="hidden"]), select, textarea)`,
    )
    const unnamed = [...fields].filter(
      (field) => field.labels?.length === 0 && !field.matches('[aria-label]:not([aria-label=""]), [aria-labelledby]'),
    )
    return [
      ...result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
      ...unnamed.map((field) => `no name: ${field.outerHTML.slice(0, 160)}`),
    ]
  }, asked)
  base.info().annotations.push({ type: 'axe', description: String(Math.round(performance.now() - started)) })
  return found
}

/**
 * WCAG 2.2 AA and best practices, on the page as it is. It is dear: everyone.spec.ts has one of each kind of page, open and
 * marked, and other journeys only what is new in them.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page, 'html', [])).toEqual([])
}

/** As `expectAccessible`, for what `selector` finds alone: a whole paper takes many seconds. */
export async function expectPartAccessible(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).first()).toBeVisible()
  expect(await violations(page, selector, [])).toEqual([])
}

/** What depends on the colours of a theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The one of a device that wishes none has no name. */
const THEMES = ['', 'dark', 'cream', 'contrast'] as const

/**
 * As `expectAccessible`, in one of the themes: the states of a journey take turns, from one that the journey's title decides.
 * That every pair of colours has its contrast in each is in styles/contrast.test.ts. `npm run test:all` takes all themes.
 */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  const { title, annotations } = base.info()
  const turn = title.length + annotations.filter(({ type }) => type === 'theme').length
  const themes = THEMES.filter((_, i) => everything || i === turn % THEMES.length)
  const root = page.locator('html')
  for (const [i, theme] of themes.entries()) {
    base.info().annotations.push({ type: 'theme', description: theme })
    if (theme !== '') await root.evaluate((html, name) => html.setAttribute('data-theme', name), theme)
    expect.soft(await violations(page, 'html', i === 0 ? [] : COLOUR_RULES), theme).toEqual([])
  }
  await root.evaluate((html) => html.removeAttribute('data-theme'))
}

/** Nothing may scroll sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over).toBeLessThanOrEqual(0)
}

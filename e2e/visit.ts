/** The test that every journey uses: a console error, a failed request or a request to a foreign host fails it. */
import { test as base, expect, type Page, type Request } from '@playwright/test'
import axe from 'axe-core'
import { everything } from './products.ts'

export { expect }

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

/** What axe found in the page: the id of each rule with its elements. `rules` are the only ones that run, or all if empty. */
async function violations(page: Page, rules: readonly string[]): Promise<string[]> {
  const started = performance.now()
  // The site has no frames, so one script in the page's own tab sees all of it. It is sent once a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (only) => {
    // Colours that are still changing have no contrast to measure.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    const result = await axe.run(document, {
      resultTypes: ['violations'],
      ...(only.length > 0 ? { runOnly: { type: 'rule', values: [...only] } } : {}),
      // axe calls this rule (WCAG 2.5.3) experimental and leaves it out unless it is asked for.
      rules: only.length > 0 ? {} : { 'label-content-name-mismatch': { enabled: true } },
    })
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }, rules)
  base.info().annotations.push({ type: 'axe', description: String(Math.round(performance.now() - started)) })
  return found
}

/** WCAG 2.2 AA and best practices, on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page, [])).toEqual([])
}

/** What depends on the colours of a theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const OTHER_THEMES = ['dark', 'cream', 'contrast'] as const

/**
 * As `expectAccessible`, on a page in the theme of a device that wishes none (light), and its colours in another theme: the
 * states of a journey take turns, from one that the journey's title decides. `npm run test:all` takes all themes.
 */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  const { title, annotations } = base.info()
  const turn = title.length + annotations.filter(({ type }) => type === 'theme').length
  const themes = everything ? OTHER_THEMES : OTHER_THEMES.filter((_, i) => i === turn % OTHER_THEMES.length)
  const root = page.locator('html')
  for (const theme of themes) {
    base.info().annotations.push({ type: 'theme', description: theme })
    await root.evaluate((html, name) => html.setAttribute('data-theme', name), theme)
    expect.soft(await violations(page, COLOUR_RULES), theme).toEqual([])
  }
  await root.evaluate((html) => html.removeAttribute('data-theme'))
}

/** Nothing may scroll sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over).toBeLessThanOrEqual(0)
}

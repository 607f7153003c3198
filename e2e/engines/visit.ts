/** The test that the journeys of all engines use: a fault that the browser reports fails it. */
import { test as base, expect } from '@playwright/test'
import { type EngineName, startEngine } from './browser/start-engine.ts'
import type { Browser, Tab, Target } from './browser/tab.ts'

export { expect }

type Options = {
  /** Whether the scripts of the pages run. */
  scripts: boolean
  /** What a journey may expect to go wrong on purpose: texts that a fault may contain. */
  allowed: readonly string[]
}

export const test = base.extend<Options & { tab: Tab }, { engineName: EngineName; engine: Browser }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  scripts: [true, { option: true }],
  allowed: [[], { option: true }],
  tab: async ({ engine, scripts, allowed, baseURL }, use, testInfo) => {
    const tab = await engine.open({ siteUrl: baseURL ?? '', javaScript: scripts })
    await use(tab)
    if (testInfo.status !== testInfo.expectedStatus) console.error(await tab.evaluate(describePage).catch(String))
    const faults = tab.faults().filter((fault) => !allowed.some((text) => fault.includes(text)))
    await tab.close()
    expect(faults).toEqual([])
  },
})

/** Runs in the page: where a journey that failed has left it, and which of its files came. */
function describePage(): string {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name, duration }) => `${name} ${duration.toFixed(0)} ms`)
  return [location.href, document.readyState, document.body?.innerText.slice(0, 300), ...files].join('\n')
}

/** Reads the page again and again until it is as expected. A page that is just being replaced cannot be read. */
export const eventually = <T>(read: () => Promise<T>) =>
  expect.poll(() => read().catch(String), { intervals: [50, 100, 200] })

/** Waits until the element can be seen, and clicks it. */
export async function click(tab: Tab, target: Target): Promise<void> {
  await expect
    .poll(() => tab.click(target), { intervals: [50, 100, 200], message: `a click on ${target.css} '${target.name}'` })
    .toBe(true)
}

/** What a reader sees of the page, with single spaces. */
const textOf = (tab: Tab) => tab.evaluate(() => (document.body?.innerText ?? '').replaceAll(/\s+/g, ' '))

export async function expectText(tab: Tab, text: string): Promise<void> {
  await eventually(() => textOf(tab)).toContain(text)
}

/** Waits until the page is at this path; a query and a fragment are part of it. */
export async function expectPath(tab: Tab, path: string): Promise<void> {
  await eventually(async () => {
    const { pathname, search, hash } = new URL(await tab.url())
    return pathname + search + hash
  }).toBe(path)
}

/** The number of elements that a selector finds. */
export async function expectCount(tab: Tab, css: string, count: number): Promise<void> {
  await eventually(() => tab.evaluate((all) => document.querySelectorAll(all).length, css)).toBe(count)
}

export async function expectSome(tab: Tab, css: string): Promise<void> {
  await eventually(() => tab.evaluate((all) => document.querySelectorAll(all).length, css)).toBeGreaterThan(0)
}

/** Clicks a field and types after what it holds. */
export async function fill(tab: Tab, target: Target, text: string): Promise<void> {
  await click(tab, target)
  await tab.type(text)
}

/** Presses Tab until the focus is on an element that the selector finds. */
export async function tabTo(tab: Tab, css: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await tab.evaluate((wanted) => document.activeElement?.matches(wanted) === true, css)) return
    await tab.press('Tab')
  }
  throw new Error(`Tab never reaches ${css}`)
}

export const button = (name: string): Target => ({ css: 'button', name })
export const link = (name: string): Target => ({ css: 'a', name })
export const field = (name: string): Target => ({ css: 'input, textarea', name })
export const at = (css: string): Target => ({ css, name: '' })

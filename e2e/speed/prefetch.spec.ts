/** A link that a visitor points at is fetched before the tap; files and sheets to print are not. */
import type { Page } from '@playwright/test'
import { expect, goAndSettle, test } from '../visit.ts'

/** Longer than the browser waits over a link that is pointed at. */
const POINTED_MS = 1500

const fetched = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry !== undefined && 'deliveryType' in entry ? entry.deliveryType : ''
  })

/** What is asked after this is asked by pointing. */
async function goAndRest(page: Page, path: string): Promise<void> {
  await goAndSettle(page, path)
  await page.waitForLoadState('networkidle')
}

test('a page that is pointed at is there when it is tapped', async ({ page }) => {
  await goAndRest(page, '/')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'English' })
  const early = page.waitForRequest('**/english')
  await link.hover()
  await early
  await page.waitForTimeout(POINTED_MS)
  await link.click()
  await page.waitForURL('**/english')
  expect(await fetched(page)).toBe('navigational-prefetch')
})

test('a page fetched early is asked for only, not opened: no session is asked for, no cookie set', async ({ page }) => {
  await goAndRest(page, '/')
  const cookies = await page.context().cookies()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const early = page.waitForResponse('**/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).hover()
  const response = await early
  await page.waitForTimeout(POINTED_MS)
  expect(await response.headerValue('set-cookie')).toBeNull()
  expect(await response.request().headerValue('sec-purpose')).toBe('prefetch')
  expect(await page.context().cookies()).toEqual(cookies)
  expect(asked).toEqual(['/contact'])
})

for (const [path, name] of [
  ['/quiz/grammar-mcq/Set_5', /^Print/],
  ['/downloads', /Kingfisher.*English|Download/],
] as const) {
  test(`nothing is fetched for a link to a file or a sheet: ${path}`, async ({ page }) => {
    await goAndRest(page, path)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByRole('main').getByRole('link', { name }).first().hover()
    await page.waitForTimeout(POINTED_MS)
    expect(asked).toEqual([])
  })
}

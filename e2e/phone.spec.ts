/** Small things on a phone: what stands in one line or two columns, what stops, and what is asked. */
import type { Locator, Page } from '@playwright/test'
import { setOf } from './quiz/sets.ts'
import { expect, expectNoSideways, test } from './visit.ts'

const PHONE = { viewport: { width: 360, height: 667 }, hasTouch: true, isMobile: true }

async function heightOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.height ?? Number.POSITIVE_INFINITY
}

/** The kinds of the browser's own questions while a half-done sheet is reloaded; all are answered with yes. */
async function questionsOfReload(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.accept()
  })
  await page.goto(setOf('editing').path)
  await expect(page.locator('[data-live]')).toBeAttached()
  const blank = page.locator('[data-blank]').first()
  await blank.click()
  await blank.pressSequentially('went')
  await page.reload()
  await expect(blank).toHaveValue('went')
  return asked
}

test.describe('on a phone', () => {
  test.use(PHONE)

  for (const path of ['/listening/english-2022/practice', '/prelim/2024/Kingfisher', '/articles/daily-practice'])
    test(`the way back of ${path} is one line`, async ({ page }) => {
      await page.goto(path)
      expect(await heightOf(page.locator('.crumbs').first())).toBeLessThanOrEqual(48)
    })

  test('the footer is folded to one line, and opens to two columns', async ({ page }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 667 })
      await page.goto('/about')
      expect(await heightOf(page.locator('.site-foot-in'))).toBeLessThan(300)
      await page.getByText('All pages').click()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible()
      expect(await heightOf(page.locator('.site-foot'))).toBeLessThan(980)
      await expectNoSideways(page)
    }
  })

  test('what saves a topic begins where its name does', async ({ page }) => {
    await page.goto('/offline')
    const row = page.locator('.save-rows li').first()
    const button = row.getByRole('button', { name: 'Save for offline' })
    await expect(button).toBeVisible()
    const left = await row.getByRole('link').evaluate((link) => link.getBoundingClientRect().x)
    const words = await button.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().x
    })
    expect(Math.abs(words - left)).toBeLessThanOrEqual(3)
  })

  test('the switch of the sounds is on the screen before the first one', async ({ page }) => {
    await page.goto(setOf('grammar-mcq').path)
    await expect(page.getByRole('button', { name: 'Mute sounds' })).toBeInViewport({ ratio: 1 })
  })

  test('a reload of a half-done sheet loses nothing and asks nothing', async ({ page }) => {
    expect(await questionsOfReload(page)).toEqual([])
  })
})

test('at a desk, where a closed tab looks like a reload, the browser asks', async ({ page }) => {
  expect(await questionsOfReload(page)).toEqual(['beforeunload'])
})

test.describe('a quiz that is not there', () => {
  test.use({ allowed: ['404'] })
  test('is waited for until the words that it is not come', async ({ page }) => {
    await page.goto('/quiz/grammar-mcq/Nope')
    await expect(page.getByText('Loading quiz...')).toBeVisible()
    await expect(page.getByText('This quiz is not available.')).toBeVisible()
    const running = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    await expect.poll(running).toBe(0)
  })
})

/** The ten of the day: the same for everyone on a date, played in every way, with an end. */
import type { Page } from '@playwright/test'
import { singaporeDate } from '#lib/days/singapore-date.ts'
import { openAndKeep, WITH_WORKER } from '../offline/visitor.ts'
import { playByKeyboard, playByMouse, wrongFor } from '../quiz/pupil.ts'
import { expect, expectAccessible, expectAccessibleInThemes, expectNoSideways, test } from '../visit.ts'
import { itemsOn, selectionOn } from './selection.ts'

const DAY = '/today/2026-07-06'

test('/today leads to the day in Singapore and is kept by no cache', async ({ request }) => {
  const before = singaporeDate(new Date())
  const response = await request.get('/today', { maxRedirects: 0 })
  const after = singaporeDate(new Date())
  expect(response.status()).toBe(302)
  expect([`/today/${before}`, `/today/${after}`]).toContain(response.headers().location)
  expect(response.headers()['cache-control']).toBe('no-store')
})

test.describe('in a hand', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })
  test('home leads to the first marked answer in three taps and without a scroll', async ({ page }) => {
    await page.goto('/')
    const start = page.getByRole('button', { name: 'Start today’s ten' })
    const submit = page.getByRole('button', { name: 'Submit' })
    for (const target of [start, page.locator('.option').first(), submit]) {
      await expect(target).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await target.tap()
    }
    await expect(page).toHaveURL(/\/today\/\d{4}-\d\d-\d\d$/)
    await expect(page.locator('[data-reason]')).toBeVisible()
  })
})

test('a shared link shows everyone the same ten, another day others', async ({ page, browser }) => {
  await page.goto(DAY)
  const mine = await itemsOn(page)
  expect(mine).toHaveLength(10)
  const other = await browser.newContext()
  const theirs = await other.newPage()
  await theirs.goto(page.url())
  expect(await itemsOn(theirs)).toEqual(mine)
  await other.close()
  await page.goto('/today/2026-07-07')
  expect(await itemsOn(page)).not.toEqual(mine)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/today\/2026-07-07$/)
  await expect(page.getByText('Open it for printing')).toHaveCount(0)
})

/** The end of a day in place of its result, and Back to the result. */
async function expectEnd(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Stop for today' }).click()
  await expect(page.getByRole('heading', { name: 'That is enough for today.' })).toBeVisible()
  await expect(page.locator('.score-line')).toBeHidden()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.locator('.score-line')).toBeVisible()
}

test('all right by keyboard: a set comes next by its title, or the end for today', async ({ page }) => {
  await page.goto(DAY)
  await expect(page.locator('[data-live]')).toBeAttached()
  await playByKeyboard(page, await selectionOn(page))
  await expect(page.getByText('Your score: 10 / 10')).toBeVisible()
  await expect(page.locator('.btn-main')).toHaveText(/^Next: .+/)
  await expect(page.getByRole('button', { name: /you missed/ })).toHaveCount(0)
  await expectEnd(page)
  await page.locator('.btn-main').click()
  await expect(page).toHaveURL(/\/quiz\/[\w-]+\/Set_\d+$/)
})

test.describe('by thumb on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })
  test('three lost: they come again first, and the skills say where there is more', async ({ page }) => {
    await page.goto(DAY)
    await expect(page.locator('[data-live]')).toBeAttached()
    const set = await selectionOn(page)
    const lost = set.items.slice(3, 6)
    for (const [i, item] of set.items.entries()) {
      const value = lost.includes(item) ? wrongFor(set, item) : item.key
      await page.locator('.option').nth(Number(value)).tap()
      // A second tap so soon would be a double tap, which sends nothing twice.
      await page.getByRole('button', { name: 'Submit' }).click()
      if (i === 0 || i === 3) await expectAccessibleInThemes(page)
      await page.getByRole('button', { name: i === 9 ? 'Finish' : 'Next' }).click()
    }
    await expect(page.getByText('Your score: 7 / 10')).toBeVisible()
    await expect(page.locator('.lost')).toContainText(/1 missed · \d more in /)
    await expectAccessibleInThemes(page)
    await expectNoSideways(page)
    await page.locator('.btn-main', { hasText: 'Try the 3 you missed' }).tap()
    await playByMouse(page, { ...set, items: lost }, (item) => item.key)
    await expect(page.getByText('Your score: 3 / 3')).toBeVisible()
    await expect(page.locator('.btn-main')).toHaveText(/^Next: /)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  test('the ten are played, marked and ended', async ({ page }) => {
    await page.goto('/today')
    const set = await selectionOn(page)
    const [first] = set.items
    await playByMouse(page, set, (item) => (item === first ? wrongFor(set, item) : item.key))
    await expect(page).toHaveURL(/\/today\/\d{4}-\d\d-\d\d$/)
    await expect(page.getByText('Your score: 9 / 10')).toBeVisible()
    await page.getByRole('link', { name: 'Stop for today' }).click()
    await expect(page.getByRole('heading', { name: 'That is enough for today.' })).toBeVisible()
    await expect(page.locator('.score-line')).toBeHidden()
  })
})

test.describe('without a network', () => {
  test.use(WITH_WORKER)
  test('the ten that were opened today open again from their URL and from /today', async ({ page, context }) => {
    await page.goto('/today')
    const day = new URL(page.url()).pathname
    await openAndKeep(page, day)
    await context.setOffline(true)
    await page.goto('/today')
    await expect(page).toHaveURL(day)
    await expect(page.locator('[data-live]')).toBeAttached()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  })
})

test('what is no day is a page that does not exist', async ({ request }) => {
  for (const path of ['/today/2026-02-30', '/today/tomorrow']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain('<h1>Page not found</h1>')
  }
})

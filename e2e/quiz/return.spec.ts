/** A quiz that was left half done: the clock and the answers after a reload, and when it is opened again in the same tab. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../visit.ts'
import { answer, playByMouse } from './pupil.ts'
import { setOf } from './sets.ts'

const set = setOf('editing')
const [first] = set.items
if (first === undefined) throw new Error('an empty set')

const ready = (page: Page) => expect(page.locator('[data-live]')).toBeAttached()

/** The seconds that the clock shows. */
async function secondsOf(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number)
  return minutes * 60 + seconds
}

test('a reload does not set the clock back, nor a pause or a quarter more', async ({ page }) => {
  await page.clock.install()
  await page.goto(set.path)
  await ready(page)
  await page.getByRole('button', { name: 'Timer' }).click()
  await page.getByRole('button', { name: '25 % more time' }).click()
  const whole = await secondsOf(page)
  await page.clock.fastForward('03:00')
  await expect.poll(() => secondsOf(page)).toBeLessThanOrEqual(whole - 180)
  await page.reload()
  await ready(page)
  await expect(page.getByRole('region', { name: 'Timer' })).toContainText('and a quarter more')
  await expect.poll(() => secondsOf(page)).toBeLessThanOrEqual(whole - 180)
  expect(await secondsOf(page)).toBeGreaterThan(whole - 240)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible()
  const paused = await secondsOf(page)
  await page.clock.fastForward('02:00')
  await page.reload()
  await ready(page)
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible()
  expect(await secondsOf(page)).toBe(paused)
})

/** Leaves by the link above the quiz, and chooses it again from the list. */
async function leaveAndReopen(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All topics' }).first().click()
  const leave = page.getByRole('button', { name: 'Leave' })
  // The question whether to leave comes a moment later, and only where something would be lost.
  await expect(async () => {
    if (await leave.isVisible()) await leave.click()
    expect(new URL(page.url()).pathname).toBe('/practice')
  }).toPass()
  await page.locator(`a[href="${set.path}"]`).first().click()
  await ready(page)
}

test('the same paper opened again goes on, or begins anew; once it is marked it begins anew', async ({ page }) => {
  const box = page.locator(`[name="r.${first.id}"]`)
  const note = page.getByRole('status').filter({ hasText: 'You began this before, and your answers are still here.' })
  await page.goto('/practice')
  await page.locator(`a[href="${set.path}"]`).first().click()
  await ready(page)
  await answer(page, first, 'mine')
  await leaveAndReopen(page)
  await expect(note).toBeVisible()
  await expectAccessible(page)
  await expect(box).toHaveValue('mine')
  await leaveAndReopen(page)
  await note.getByRole('button', { name: 'Start again' }).click()
  await expect(box).toHaveValue('')
  await page.goBack()
  await expect(box).toHaveValue('mine')
  await playByMouse(page, set, (item) => item.key)
  await expect(page.locator('[data-result]')).toBeVisible()
  await leaveAndReopen(page)
  await expect(box).toHaveValue('')
  await expect(note).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

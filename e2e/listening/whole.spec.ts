/** A whole practice with its real recordings: by the keyboard alone, and on a phone by touch. */
import type { Page } from '@playwright/test'
import type { Item } from '#listening/practice/position.ts'
import { itemsOf } from '#listening/practice/position.ts'
import { expect, expectNoSideways, expectPartAccessible, test } from '../visit.ts'
import { expectPlays, expectSound, hearSome, loadPractice, openTest, playButton, stopQuestion } from './pupil.ts'

const ID = 'english-2024'
const practice = loadPractice('content', ID)
const items = itemsOf(practice)

test.describe.configure({ timeout: 180_000 })

/** One mistake, on a question with pictures. */
const MISSED = items[3]
const answerOf = (item: Item) => (item === MISSED ? (item.question.key + 1) % 3 : item.question.key)

/** The next question is of another clip, and this one still sounds. */
const leavesClip = ({ position, number }: Item) => (items[number]?.position.clip ?? position.clip) !== position.clip

async function expectQuestion(page: Page, { number, clip }: Item): Promise<void> {
  await expect(page.getByText(`Question ${number} of ${items.length}`, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: `Audio Clip ${clip.id}` })).toBeVisible()
  await expect(playButton(page)).not.toHaveText('Loading...', { timeout: 20_000 })
}

async function expectPictures(page: Page, { question }: Item): Promise<void> {
  const images = page.locator('[data-stage] img')
  await expect(images).toHaveCount(question.pictures.length)
  for (const image of await images.all())
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(100)
}

async function expectResults(page: Page): Promise<void> {
  await expect(page).toHaveURL(`/listening/${ID}/results`)
  await expect(page.getByText('95%', { exact: true })).toBeVisible()
  await expect(page.getByText('19 out of 20 questions correct')).toBeVisible()
  const mistake = page.locator(`#item-${MISSED?.number}`)
  await expect(mistake).toContainText(MISSED?.question.explanation ?? '')
}

test('by the keyboard alone: 1 to 3 choose, the arrows move, the space bar plays', async ({ page }) => {
  await openTest(page, ID)
  for (const item of items) {
    await expectQuestion(page, item)
    if (item.position.question === 0) {
      await page.keyboard.press('Space')
      await expectSound(page)
      await expectPlays(page, 1)
    }
    await expectPictures(page, item)
    await page.keyboard.press(String(answerOf(item) + 1))
    await expect(page.locator(`[data-stage] input[value="${answerOf(item)}"]`)).toBeChecked()
    if (leavesClip(item)) await hearSome(page)
    if (item !== items.at(-1)) await page.keyboard.press('ArrowRight')
    if (!leavesClip(item)) continue
    await expect(stopQuestion(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(`Question ${items.length - 1} of ${items.length}`, { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const submit = page.getByRole('button', { name: 'Submit Practice' })
  for (let presses = 0; presses < 10 && !(await submit.evaluate((b) => b === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectResults(page)
  const toggle = page.locator(`#item-${MISSED?.number}`).getByRole('button', { name: /Audio/ })
  for (let presses = 0; presses < 60 && !(await toggle.evaluate((b) => b === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toggle).toContainText('Stop Audio')
})

test('the keys can be turned off, and leave a chosen field its own', async ({ page }) => {
  await openTest(page, ID)
  await page.getByRole('radio', { name: /^1 / }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: /^1 / })).toBeChecked()
  await expectPlays(page, 0)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^2 / })).toBeChecked()
  await page.getByRole('button', { name: 'Keys on' }).click()
  await page.keyboard.press('3')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^2 / })).toBeChecked()
  await expect(page.getByText(`Question 1 of ${items.length}`)).toBeVisible()
})

test.describe('on a low laptop screen', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('all options stand above the way on, without scrolling', async ({ page }) => {
    await openTest(page, ID)
    for (const item of items) {
      await expectQuestion(page, item)
      await expectPictures(page, item)
      const last = await page.locator('[data-stage] label').last().boundingBox()
      const foot = await page.locator('.actions').boundingBox()
      if (last === null || foot === null) throw new Error('nothing to measure')
      expect(last.y + last.height, `question ${item.number}`).toBeLessThanOrEqual(foot.y + 1)
      if (item !== items.at(-1)) await page.keyboard.press('ArrowRight')
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })

  test('by touch: fits, plays and is marked', async ({ page }) => {
    await openTest(page, ID)
    for (const item of items) {
      await expectQuestion(page, item)
      await expectNoSideways(page)
      if (item.position.question === 0) {
        await playButton(page).tap()
        await expectSound(page)
      }
      await expectPictures(page, item)
      await page.locator('[data-stage] label').nth(answerOf(item)).tap()
      if (item === items[0] || item === items[2] || item === items[7]) await expectPartAccessible(page, '[data-stage]')
      if (leavesClip(item)) await hearSome(page)
      if (item !== items.at(-1)) await page.getByRole('button', { name: 'Next' }).tap()
      if (leavesClip(item)) await stopQuestion(page).getByRole('button', { name: 'Stop and go to question' }).tap()
    }
    await page.getByRole('button', { name: 'Submit Practice' }).tap()
    await expectResults(page)
    await expectNoSideways(page)
  })
})

/** A clip and its questions: what sounds is cut off only when a pupil wants it, and all questions of a clip can show together. */
import { expect, expectAccessible, expectAccessibleInThemes, expectNoSideways, test } from '../visit.ts'
import {
  choose,
  expectPlays,
  expectSound,
  finishClip,
  hearSome,
  next,
  openTest,
  playButton,
  playClip,
  previous,
  slowClip,
  stopClip,
  stopQuestion,
} from './pupil.ts'

const SHORT = 'short-2019'
const LONG = 'english-2024'
const SHOW_ALL = 'Show all questions of this clip'
type Page = Parameters<typeof openTest>[0]

const expectAt = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
const paused = (page: Page) => page.evaluate(() => window.speakers.map((speaker) => speaker.paused))
const display = (page: Page, chosen: object) =>
  page.addInitScript((text) => localStorage.setItem('display', text), JSON.stringify(chosen))

test.describe('a clip that sounds', () => {
  test('goes on when Next would leave it: the page asks first, with the counts', async ({ page }) => {
    await openTest(page, SHORT)
    await playClip(page)
    await slowClip(page)
    await next(page)
    await expectAt(page, 'Question 2 of 4')
    await expect(stopQuestion(page)).toHaveCount(0)
    expect(await paused(page)).toEqual([false])
    await next(page)
    await expect(stopQuestion(page)).toContainText('this play counts')
    await expect(stopQuestion(page)).toContainText('Plays used: 1 of 2, 1 left.')
    expect(await paused(page)).toEqual([false])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep listening' }).click()
    await expectAt(page, 'Question 2 of 4')
    await expectSound(page)
    await next(page)
    await stopClip(page)
    await expectAt(page, 'Question 3 of 4')
    await expectPlays(page, 0)
    await previous(page)
    await expectPlays(page, 1)
  })

  test('is asked about by the keyboard, too; the last play says that none is left', async ({ page }) => {
    await openTest(page, SHORT)
    await playClip(page)
    await finishClip(page)
    await page.keyboard.press('Space')
    await expectSound(page)
    await slowClip(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(stopQuestion(page)).toContainText('Plays used: 2 of 2, none left.')
    await expect(page.getByRole('button', { name: 'Keep listening' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(stopQuestion(page)).toHaveCount(0)
    await expectAt(page, 'Question 2 of 4')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectAt(page, 'Question 3 of 4')
    await expect(page.getByRole('group', { name: 'Question 3' })).toBeFocused()
  })

  test('takes the question back when it ends meanwhile', async ({ page }) => {
    await openTest(page, LONG)
    await playClip(page)
    await hearSome(page)
    await page.getByRole('button', { name: 'Question 20' }).click()
    await expect(stopQuestion(page)).toBeVisible()
    await finishClip(page)
    await expect(stopQuestion(page)).toHaveCount(0)
    await expectAt(page, 'Question 1 of 20')
    await page.getByRole('button', { name: 'Question 20' }).click()
    await expectAt(page, 'Question 20 of 20')
  })
})

test.describe('all questions of a clip, on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })

  test('show together; counter, Next and Submit follow, answers and plays stay, nothing is stored', async ({
    page,
  }) => {
    await openTest(page, SHORT)
    await choose(page, 1)
    await playClip(page)
    await page.getByRole('button', { name: SHOW_ALL }).tap()
    await expectAt(page, 'Questions 1 to 2 of 4')
    await expect(page.locator('.bar .is-now')).toHaveCount(2)
    await expect(page.locator('[data-stage="0-0"] input[value="1"]')).toBeChecked()
    await page.locator('[data-stage="0-1"] label').nth(2).tap()
    await expect(page.locator('[data-stage="0-1"] input[value="2"]')).toBeChecked()
    await expect(page.locator('[data-stage="0-0"] input[value="1"]')).toBeChecked()
    await expectPlays(page, 1)
    await expectNoSideways(page)
    await finishClip(page)
    await page.getByRole('button', { name: 'Next' }).tap()
    await expectAt(page, 'Question 3 of 4')
    await page.getByRole('button', { name: 'Next' }).tap()
    await expect(page.getByRole('button', { name: 'Submit Practice' })).toBeVisible()
    await page.getByRole('button', { name: 'Previous' }).tap()
    await page.getByRole('button', { name: 'Previous' }).tap()
    await expectAt(page, 'Questions 1 to 2 of 4')
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await page.getByRole('button', { name: 'One at a time' }).tap()
    await expectAt(page, 'Question 1 of 4')
    await next(page)
    await expect(page.locator('[data-stage] input[value="2"]')).toBeChecked()
    await page.getByRole('button', { name: SHOW_ALL }).tap()
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])
    await page.reload()
    await expectAt(page, 'Question 2 of 4')
  })

  test('no barrier in any theme, also while the page asks', async ({ page }) => {
    await openTest(page, SHORT)
    await page.getByRole('button', { name: SHOW_ALL }).tap()
    await expectAccessibleInThemes(page)
    await playClip(page)
    await slowClip(page)
    await page.getByRole('button', { name: 'Next' }).tap()
    await expect(stopQuestion(page)).toBeVisible()
    await expectAccessibleInThemes(page)
  })

  test('the first question shows a picture beside Play, and no help for a keyboard', async ({ page }) => {
    await openTest(page, LONG)
    await expect(playButton(page)).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.picture img').first()).toBeInViewport({ ratio: 0.5 })
    await expect(page.getByRole('button', { name: 'Keys on' })).toBeHidden()
  })

  test('the largest text with wide spacing fits, one at a time and together', async ({ page }) => {
    await display(page, { text: 'largest', spacing: 'wide' })
    await openTest(page, LONG)
    await expectNoSideways(page)
    await page.getByRole('button', { name: SHOW_ALL }).tap()
    await expectNoSideways(page)
    await playClip(page)
    await expectNoSideways(page)
    await slowClip(page)
    await page.getByRole('button', { name: 'Next' }).tap()
    await expect(stopQuestion(page)).toBeVisible()
    await expectNoSideways(page)
    await stopClip(page)
    await page.getByRole('button', { name: 'Question 20' }).tap()
    await page.getByRole('button', { name: 'Submit Practice' }).tap()
    await expectNoSideways(page)
    await page.getByRole('button', { name: 'Submit anyway' }).tap()
    await expect(page.getByRole('link', { name: 'Take This Practice Again' })).toBeVisible()
    await expectNoSideways(page)
  })
})

test('together, the keys are for the question that has the focus', async ({ page }) => {
  await openTest(page, SHORT)
  await page.getByRole('button', { name: SHOW_ALL }).click()
  await page.keyboard.press('2')
  await expect(page.locator('[data-stage="0-0"] input[value="1"]')).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('group', { name: 'Question 2' })).toBeFocused()
  await page.keyboard.press('3')
  await expect(page.locator('[data-stage="0-1"] input[value="2"]')).toBeChecked()
  await page.locator('[data-stage="0-0"] input:checked').focus()
  await page.keyboard.press('1')
  await expect(page.locator('[data-stage="0-0"] input[value="0"]')).toBeChecked()
  await expect(page.locator('[data-stage="0-1"] input[value="2"]')).toBeChecked()
  await expect(page.getByRole('button', { name: 'Question 1, answered' })).toHaveAttribute('aria-current', 'step')
})

test('the results lead to the same practice again, with no answer and no play', async ({ page }) => {
  await openTest(page, SHORT)
  await playClip(page)
  await slowClip(page)
  await page.getByRole('button', { name: 'Question 4' }).click()
  await stopClip(page)
  await choose(page, 1)
  await page.getByRole('button', { name: 'Submit Practice' }).click()
  await page.getByRole('button', { name: 'Submit anyway' }).click()
  await page.getByRole('link', { name: 'Take This Practice Again' }).click()
  await expect(page).toHaveURL(`/listening/${SHORT}/practice`)
  await expectAt(page, 'Question 1 of 4')
  await expectPlays(page, 0)
  await expect(page.getByRole('button', { name: 'Question 4, not answered' })).toBeVisible()
})

/** All nine types, played to the end by mouse and without script; what types of one interaction share, by interaction. */
import { VERDICT_WORDS } from '#quiz/interactions/verdict-words.ts'
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'
import { playByKeyboard, playByMouse, wrongFor } from './pupil.ts'
import { quizSets, someSets } from './sets.ts'

for (const set of quizSets) {
  test.describe(set.type, () => {
    test('by mouse: all right scores full, Retry starts again, Go Home leads home', async ({ page }) => {
      await page.goto(set.path)
      await expect(page.getByText(set.topic.language === 'en' ? 'English Language' : 'Chinese Language')).toBeVisible()
      await playByMouse(page, set, (item) => item.key)
      await expect(page.getByText(set.scoreText(set.items.length))).toBeVisible()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByText(set.scoreText(set.items.length))).toBeHidden()
      await page.goBack()
      await page.getByRole('link', { name: 'Go Home' }).click()
      await expect(page).toHaveURL('/')
    })

    test.describe('without JavaScript', () => {
      // The browser reports scripts that it was told not to run as blocked.
      test.use({ javaScriptEnabled: false, allowed: ['csp'] })
      test('is answered, submitted and marked by the server', async ({ page }) => {
        await page.goto(set.path)
        const [first] = set.items
        await playByMouse(page, set, (item) => (item === first ? wrongFor(set, item) : item.key))
        await expect(page.getByText(set.scoreText(set.items.length - 1))).toBeVisible()
        await expect(page.getByText(first?.explanation ?? '', { exact: true })).toBeVisible()
        await page.getByRole('button', { name: 'Retry' }).click()
        await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
      })
    })
  })
}

for (const set of someSets) {
  test.describe(set.type, () => {
    test('by mouse: a wrong answer shows the right one and why', async ({ page }) => {
      await page.goto(set.path)
      const [first] = set.items
      if (first === undefined) throw new Error('an empty set')
      await playByMouse(page, set, (item) => (item === first ? wrongFor(set, item) : item.key))
      await expect(page.getByText(set.scoreText(set.items.length - 1))).toBeVisible()
      const why = page.locator(`#why-${first.id}`)
      await expect(why).toContainText(first.explanation)
      await expect(why.getByText(VERDICT_WORDS[set.topic.language].isWrong, { exact: true })).toBeAttached()
      await page.locator(`a[href="#why-${first.id}"]`).first().click()
      await expect(why).toBeInViewport()
      await expectAccessible(page)
    })

    test('by keyboard only', async ({ page }) => {
      await page.goto(set.path)
      await expect(page.locator('[data-live]')).toBeAttached()
      await playByKeyboard(page, set)
      await expect(page.getByText(set.scoreText(set.items.length))).toBeVisible()
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })
      test('fits and plays to the end', async ({ page }) => {
        await page.goto(set.path)
        await expectNoSideways(page)
        await playByMouse(page, set, (item) => item.key)
        await expect(page.getByText(set.scoreText(set.items.length))).toBeVisible()
        await expectNoSideways(page)
        await expectAccessible(page)
      })
    })
  })
}

/** The first moment after Submit: marks on what the page already shows, before the marked quiz is drawn. */
import { expect, test } from '../visit.ts'
import { answer, wrongFor } from './pupil.ts'
import { quizSets } from './sets.ts'

for (const set of quizSets) {
  test.describe(set.type, () => {
    test('the first moment shows what is right and what is wrong, and nothing moves', async ({ page }) => {
      // The next frame never comes: the page stays as it is in that moment.
      await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }))
      await page.goto(set.path)
      await expect(page.locator('[data-live]')).toBeAttached()
      const [first] = set.items
      if (first === undefined) throw new Error('an empty set')
      const given = wrongFor(set, first)
      const asked = set.flow === 'stepper' ? [first] : set.items
      for (const item of asked) await answer(page, item, item === first ? given : item.key)
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('form label, form input, form p')].map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect()
            return [x, y + scrollY, width, height]
          }),
        )
      await page.getByRole('button', { name: 'Submit' }).focus()
      const before = await places()
      await page.keyboard.press('Enter')
      const right = page.locator('[data-mark="right"]')
      const wrong = page.locator('[data-mark="wrong"]')
      await expect(wrong).toHaveCount(1)
      if (first.options.length > 0) {
        await expect(wrong.locator(`[name="r.${first.id}"]`)).toHaveValue(given)
        await expect(right).toHaveCount(asked.length)
        await expect(right.locator(`[name="r.${first.id}"]`)).toHaveValue(first.key)
      } else {
        await expect(wrong).toHaveAttribute('data-blank', first.id)
        await expect(right).toHaveCount(asked.length - 1)
      }
      expect(await places()).toEqual(before)
    })
  })
}

test('Submit pressed twice in one moment marks once and skips nothing', async ({ page }) => {
  await page.goto('/quiz/grammar-mcq/Set_5')
  await expect(page.locator('[data-live]')).toBeAttached()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Submit' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.locator('[data-reason]')).toBeVisible()
  await expect(page.getByText('Question 1 of')).toBeVisible()
  await expect(page.locator('[data-mark]')).toHaveCount(0)
})

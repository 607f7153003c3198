/** The first moment after Submit: marks on what the page already shows, before the marked quiz is drawn. */
import type { Page } from '@playwright/test'
import { expect, test } from '../visit.ts'
import { answer, wrongFor } from './pupil.ts'
import { quizSets, setOf } from './sets.ts'

/** The next frame never comes: the page stays as it is in the first moment after Submit. */
async function openHeldStill(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }))
  await page.goto(path)
  await expect(page.locator('[data-live]')).toBeAttached()
}

for (const set of quizSets) {
  test.describe(set.type, () => {
    // All of the quiz is on the screen.
    test.use({ viewport: { width: 1280, height: 3000 } })
    test('the first moment shows what is right and what is wrong, and nothing moves', async ({ page }) => {
      await openHeldStill(page, set.path)
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

test('the first moment marks the blanks on the screen and waits for no others', async ({ page }) => {
  const set = setOf('compre-cloze')
  await page.setViewportSize({ width: 375, height: 667 })
  await openHeldStill(page, set.path)
  for (const item of set.items) await answer(page, item, item.key)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('[data-mark]').first()).toBeAttached()
  const wronglyMarked = await page.locator('[data-blank]').evaluateAll((boxes) =>
    boxes.filter((box) => {
      const { top, bottom } = box.getBoundingClientRect()
      return (bottom > 0 && top < innerHeight) !== box.matches('[data-mark="right"]')
    }),
  )
  expect(wronglyMarked).toEqual([])
  expect(await page.locator('[data-mark]').count()).toBeLessThan(set.items.length)
})

test('an answer changed while a finger is on Submit is the one that is marked', async ({ page }) => {
  const set = setOf('grammar-mcq')
  const [first] = set.items
  if (first === undefined) throw new Error('an empty set')
  await openHeldStill(page, set.path)
  await answer(page, first, wrongFor(set, first))
  const submit = page.getByRole('button', { name: 'Submit' })
  await submit.dispatchEvent('pointerdown')
  await answer(page, first, first.key)
  await submit.dispatchEvent('click', { detail: 1 })
  await expect(page.locator('[data-mark="right"]')).toHaveCount(1)
  await expect(page.locator('[data-mark="wrong"]')).toHaveCount(0)
})

test('a finger on Submit leaves the focus in its field, and Next takes it once the question is marked', async ({
  page,
}) => {
  const set = setOf('grammar-mcq')
  const [first] = set.items
  if (first === undefined) throw new Error('an empty set')
  await page.goto(set.path)
  await expect(page.locator('[data-live]')).toBeAttached()
  await answer(page, first, first.key)
  await page.getByRole('radio', { checked: true }).focus()
  await page.getByRole('button', { name: 'Submit' }).hover()
  await page.mouse.down()
  await expect(page.getByRole('radio', { checked: true })).toBeFocused()
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Question 2 of')).toBeVisible()
})

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

/** Marks: the controls of a quiz stay where they are and say what is right and what is wrong. */
import type { Page } from '@playwright/test'
import { expect, test } from '../visit.ts'
import { answer, wrongFor } from './pupil.ts'
import { setOf, someSets } from './sets.ts'

/** Gives the controls that are on the page now a mark of this test. */
const remember = (page: Page) =>
  page.locator('[data-quiz] form input[name]:not([type="hidden"])').evaluateAll((inputs) => {
    for (const input of inputs) Object.assign(input, { seen: true })
    return inputs.length
  })

/** How many of them are still there. */
const remembered = (page: Page) =>
  page
    .locator('[data-quiz] form input[name]:not([type="hidden"])')
    .evaluateAll((inputs) => inputs.filter((input) => 'seen' in input).length)

for (const set of someSets) {
  test(`${set.type}: the same controls are marked right and wrong, and locked`, async ({ page }) => {
    await page.goto(set.path)
    await expect(page.locator('[data-live]')).toBeAttached()
    const [first] = set.items
    if (first === undefined) throw new Error('an empty set')
    const given = wrongFor(set, first)
    const active = set.flow === 'stepper' ? [first] : set.items
    for (const item of active) await answer(page, item, item === first ? given : item.key)
    const controls = await remember(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    const mark = (value: string) => page.locator(`form :is(label, input)[data-mark="${value}"]`)
    await expect(mark('wrong')).toHaveCount(1)
    expect(await remembered(page)).toBe(controls)
    if (first.options.length > 0) {
      await expect(mark('wrong').locator(`[name="r.${first.id}"]`)).toHaveValue(given)
      await expect(mark('right')).toHaveCount(active.length)
      await expect(mark('right').locator(`[name="r.${first.id}"]`)).toHaveValue(first.key)
      await expect(page.locator('[data-quiz] form input[type="radio"]:enabled')).toHaveCount(0)
    } else {
      await expect(mark('wrong')).toHaveAttribute('name', `r.${first.id}`)
      await expect(mark('wrong')).toHaveValue(given)
      await expect(mark('right')).toHaveCount(active.length - 1)
      await expect(mark('wrong')).not.toBeEditable()
    }
  })
}

test('once a question is marked, Next has the focus and Enter goes on', async ({ page }) => {
  const set = setOf('grammar-mcq')
  const [first] = set.items
  if (first === undefined) throw new Error('an empty set')
  await page.goto(set.path)
  await expect(page.locator('[data-live]')).toBeAttached()
  await answer(page, first, first.key)
  await page.getByRole('button', { name: 'Submit' }).click()
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
})

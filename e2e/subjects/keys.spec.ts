/** A whole section without a mouse, on the screen of a phone: what a section of Mathematics needs is in maths.spec.ts. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../visit.ts'

test.use({ viewport: { width: 360, height: 640 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60 && !(await hasFocus(target)); presses += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** What is seen in the middle of an element is the element itself or a part of it. */
const isUncovered = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('a text slides over its question and back, and its questions are answered one after the other', async ({
  page,
}) => {
  await page.goto('/tasks/visual-text/1')
  await expect(page.locator('[data-live]')).toBeAttached()
  const text = page.getByRole('article')
  await tabTo(page, button(page, 'Read the text'))
  await page.keyboard.press('Enter')
  await expect(text).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(text).toBeHidden()
  await expect(button(page, 'Read the text')).toBeFocused()
  for (const number of [21, 22, 23, 24, 25]) {
    await tabTo(page, page.locator(`#question-${number} input`).first())
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(button(page, number === 25 ? 'Finish' : 'Next')).toBeFocused()
    await page.keyboard.press('Enter')
    if (number < 25) await expect(page.locator(`#question-${number + 1}`)).toBeFocused()
  }
  await expect(page.locator('[data-result]')).toBeFocused()
})

test('a paper is begun, its map leads to a section, and the section is answered and marked', async ({ page }) => {
  await page.goto('/paper/english/1')
  await expect(page.locator('[data-live]')).toBeAttached()
  await tabTo(page, button(page, 'With reasons as I go'))
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-stage]')).toBeFocused()
  const map = page.locator('.place-map')
  const fold = map.locator('summary')
  while (!(await hasFocus(fold))) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(map).not.toHaveAttribute('open')
  await expect(fold).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, button(page, 'As in the hall'))
  // The map does not lie over what has the focus behind it.
  await page.keyboard.press('Tab')
  await expect(map).not.toHaveAttribute('open')
  while (!(await hasFocus(fold))) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, map.getByRole('button', { name: /^Grammar cloze/ }))
  await page.keyboard.press('Enter')
  const section = page.getByRole('group', { name: 'Grammar cloze' })
  await expect(section).toBeFocused()
  await tabTo(page, page.locator('#item-26'))
  for (let number = 26; number <= 35; number += 1) {
    await expect(page.locator(`#item-${number}`)).toBeFocused()
    await page.keyboard.type('a')
    await page.keyboard.press('Enter')
  }
  // The pad is still there.
  const submit = button(page, 'Submit')
  await tabTo(page, submit)
  expect(await isUncovered(submit)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(button(page, 'Next')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Editing' })).toBeFocused()
})

for (const [name, path, selector] of [
  ['the menu', '/maths', '.menu'],
  ["a sheet's list of questions", '/paper/english/1/grammar-cloze', '.jump'],
] as const)
  test(`${name} closes with Escape, and the focus is back on what opened it`, async ({ page }) => {
    await page.goto(path)
    const fold = page.locator(selector)
    const opener = fold.locator('summary')
    await opener.focus()
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(fold).toHaveAttribute('open')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(fold).not.toHaveAttribute('open', { timeout: 500 })
    }).toPass()
    await expect(opener).toBeFocused()
  })

/** What a pupil does at a quiz, with the mouse or by the keyboard alone. */
import { expect, type Page } from '@playwright/test'
import type { Item } from '#quiz/contract/quiz-type.ts'
import type { QuizSet } from './sets.ts'

/** A response that is not the key but that the box takes. */
export function wrongFor(set: QuizSet, item: Item): string {
  if (item.options.length > 0) return item.key === '0' ? '1' : '0'
  return set.symbols.find((symbol) => symbol !== item.key) ?? 'zzz'
}

const blank = (page: Page, item: Item) => page.locator(`[data-blank="${item.id}"]`)

/** Answers one item by mouse and typing. */
export async function answer(page: Page, item: Item, value: string): Promise<void> {
  if (item.options.length > 0) await page.locator(`input[name="r.${item.id}"][value="${value}"]`).check()
  else await blank(page, item).fill(value)
}

/** Submits a sheet on which blanks are open: it asks first. */
export async function submitAnyway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Submit anyway' }).click()
}

/** Plays a set to its end with the given responses. */
export async function playByMouse(page: Page, set: QuizSet, value: (item: Item) => string): Promise<void> {
  if (set.flow === 'sheet') {
    for (const item of set.items) await answer(page, item, value(item))
    await page.getByRole('button', { name: 'Submit' }).click()
    return
  }
  for (const [i, item] of set.items.entries()) {
    await expect(page.getByText(`Question ${i + 1} of ${set.items.length}`)).toBeVisible()
    await answer(page, item, value(item))
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('button', { name: i === set.items.length - 1 ? 'Finish' : 'Next' }).click()
  }
}

/** Presses Tab until the focus is in a field of this item. */
async function tabTo(page: Page, item: Item): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const name = await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
    if (name === `r.${item.id}`) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches item ${item.id}`)
}

async function answerByKeys(page: Page, item: Item): Promise<void> {
  await tabTo(page, item)
  if (item.options.length === 0) {
    await page.keyboard.type(item.key)
    return
  }
  // The first radio takes the focus unchosen: Space chooses it, arrows move on.
  await page.keyboard.press('Space')
  for (let i = 0; i < Number(item.key); i += 1) await page.keyboard.press('ArrowDown')
}

/** Plays a set to its end with nothing but Tab, arrows, Space, Enter and letters. */
export async function playByKeyboard(page: Page, set: QuizSet): Promise<void> {
  if (set.flow === 'sheet') {
    for (const item of set.items) {
      await answerByKeys(page, item)
      if (item.options.length === 0) await page.keyboard.press('Enter')
    }
    const submit = page.getByRole('button', { name: 'Submit' })
    for (let presses = 0; presses < 10 && !(await submit.evaluate((b) => b === document.activeElement)); presses += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    return
  }
  for (const item of set.items) {
    await answerByKeys(page, item)
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-reason]')).toBeVisible()
    const button = page.locator('button[name="intent"]')
    for (let presses = 0; presses < 10 && !(await button.evaluate((b) => b === document.activeElement)); presses += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
}

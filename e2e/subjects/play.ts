/** Plays an exercise of questions, one after the other. */
import { expect, type Page } from '@playwright/test'

/** What to do on a question, by the id of its element: 'question-3'. */
export type Doing = Readonly<Record<string, () => Promise<unknown>>>

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const next = (page: Page) => page.getByRole('button', { name: /^(?:Next|Finish)$/ })

/** Submits the question on show; without an answer the button asks once. */
export async function submitQuestion(page: Page): Promise<void> {
  await button(page, 'Submit').click()
  await expect(next(page).or(page.getByRole('alert')).first()).toBeVisible()
  if (!(await next(page).isVisible())) await button(page, 'Submit').click()
  await expect(next(page)).toBeVisible()
}

/** Submits whatever is open, a question or a sheet, without its answers. */
export async function submitOpen(page: Page): Promise<void> {
  const anyway = button(page, 'Submit anyway')
  const marked = next(page).or(page.locator('[data-result]')).first()
  await button(page, 'Submit').click()
  await expect(marked.or(anyway).or(page.getByRole('alert')).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  else if (!(await marked.isVisible())) await button(page, 'Submit').click()
  await expect(marked).toBeVisible()
}

/** From the marked question to the next one or to the result; whether it was the last. */
export async function goOn(page: Page): Promise<boolean> {
  const id = await page.locator('[data-stage]').getAttribute('id')
  const last = await button(page, 'Finish').isVisible()
  await next(page).click()
  await expect(page.locator(`#${id}[data-stage]`)).toHaveCount(0)
  await expect(page.locator(last ? '[data-result]' : '[data-stage]')).toBeVisible()
  return last
}

/** From the question on show to the one with this number, without an answer on the way. */
export async function goTo(page: Page, number: number): Promise<void> {
  while (!(await page.locator(`#question-${number}`).isVisible())) {
    await submitQuestion(page)
    await goOn(page)
  }
}

/** From the question on show to the result. */
export async function playOn(page: Page, doing: Doing = {}): Promise<void> {
  for (let last = false; !last; last = await goOn(page)) {
    await doing[(await page.locator('[data-stage]').getAttribute('id')) ?? '']?.()
    await submitQuestion(page)
  }
}

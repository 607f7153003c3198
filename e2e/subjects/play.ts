/** Plays an exercise of questions, one after the other. */
import { expect, type Page } from '@playwright/test'

/** What to do on a question, by the id of its element: 'question-3'. */
export type Doing = Readonly<Record<string, () => Promise<unknown>>>

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Submits the question on show; without an answer the button asks once. */
export async function submitQuestion(page: Page): Promise<void> {
  const submit = button(page, 'Submit')
  await submit.click()
  if (await submit.isVisible()) await submit.click()
  await expect(submit).toBeHidden()
}

/** From the question on show to the one with this number, without an answer on the way. */
export async function goTo(page: Page, number: number): Promise<void> {
  while (!(await page.locator(`#question-${number}`).isVisible())) {
    await submitQuestion(page)
    await button(page, 'Next').click()
  }
}

/** From the question on show to the result. */
export async function playOn(page: Page, doing: Doing = {}): Promise<void> {
  const result = page.locator('[data-result]')
  while (!(await result.isVisible())) {
    await doing[(await page.locator('[data-stage]').getAttribute('id')) ?? '']?.()
    await submitQuestion(page)
    await page.getByRole('button', { name: /^(?:Next|Finish)$/ }).click()
  }
}

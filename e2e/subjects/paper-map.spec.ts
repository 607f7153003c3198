/** The map of a whole paper, and its two ways: as in the hall, or with reasons question by question (docs/behaviour.md, 24). */
import type { Page } from '@playwright/test'
import { expect, expectNoSideways, expectPartAccessible, test } from '../visit.ts'
import { goOn, submitQuestion } from './play.ts'

const PAPER = '/paper/english/1'

const map = (page: Page) => page.locator('.place-map')

async function openMap(page: Page): Promise<void> {
  await map(page).locator('summary').click()
  await expect(map(page).getByRole('listitem')).toHaveCount(9)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })
  test('with reasons: sections in any order, what is done and flagged on the map, a reload, one result', async ({
    page,
  }) => {
    await page.goto(PAPER)
    await page.getByRole('button', { name: 'With reasons as I go' }).click()
    await expect(map(page)).toContainText('Grammar · 1')
    await openMap(page)
    await expectPartAccessible(page, '.place-map, [data-stage]')
    await expectNoSideways(page)
    await map(page)
      .getByRole('button', { name: /^Editing/ })
      .click()
    await expect(map(page)).toContainText('Editing · 36–45')
    await page.locator('#item-36').fill('zzz')
    await page.keyboard.press('Enter')
    await expect(page.locator('#item-37')).toBeFocused()
    await page.getByRole('button', { name: 'Flag for review' }).click()
    await submitQuestion(page)
    await expect(page.locator('.why-line, .reason').first()).toBeVisible()
    await goOn(page)
    await page.reload()
    await expect(map(page)).toContainText('Comprehension cloze · 46–60')
    await openMap(page)
    await expect(map(page).getByRole('button', { name: /^Editing/ })).toContainText('1 flagged · 10 of 10')
    await map(page).getByRole('button', { name: 'See the result now' }).click()
    await expect(page.getByText(/^Score: 0 \/ 90 marks$/)).toBeVisible()
    const marks = page.getByRole('table', { name: 'Marks by section' })
    await expect(marks.getByRole('row', { name: /^Editing/ })).toContainText('0 of 10')
    await expectPartAccessible(page, '.quiz-head, table')
    await expectNoSideways(page)
  })
})

test('as in the hall: the map says what is filled in, and Submit invites at the end of the paper only', async ({
  page,
}) => {
  await page.goto(PAPER)
  await expect(page.locator('[data-live]')).toBeAttached()
  await expect(page.getByRole('button', { name: 'As in the hall' })).toHaveAttribute('aria-pressed', 'true')
  await page.locator('#item-36').fill('myself')
  await expect(page.getByRole('button', { name: 'As in the hall' })).toHaveCount(0)
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  await expect(submit).not.toHaveClass(/btn-main/)
  await page.getByText(/filled in$/).click()
  await expect(page.getByRole('link', { name: /^Editing/ })).toContainText('1 of 10')
  await page.getByRole('link', { name: /^Comprehension, open-ended/ }).click()
  await page.locator('#item-75').fill('I think so.')
  await expect(submit).toHaveClass(/btn-main/)
})

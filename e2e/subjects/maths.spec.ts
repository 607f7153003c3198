/** Mathematics on the screen (docs/behaviour.md, 21): answered, marked, explained, with script and without. */
import type { Page } from '@playwright/test'
import { drawSet } from '#maths/set.ts'
import { textOfPages } from '../print/pdf-text.ts'
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'
import { goOn, goTo, playOn, submitQuestion } from './play.ts'

const SET = '/maths/mixed/1'
/** Each of its questions has a figure. */
const WITH_FIGURES = '/maths/angles-on-lines/1'
const asked = drawSet('mixed', 1)
/** The first problem of the set that is answered in one box, and its number. */
const typed = asked.findIndex(
  ({ options, problem }) =>
    options === null && problem.parts.length === 1 && problem.parts[0]?.answer.form.kind === 'number',
)
const key = asked[typed]?.problem.parts[0]?.answer.text.replace(/[^\d.]/g, '') ?? ''
const question = (page: Page, number: number) => page.locator(`#question-${number}`)
const boxOf = (page: Page) => question(page, typed + 1).locator('input[data-blank]')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('[data-live]')).toBeAttached()
}

test('the skills lead to sets; the same URL has the same problems', async ({ page, request }) => {
  await page.goto('/maths')
  await page.getByRole('link', { name: 'Mixed practice' }).click()
  await expect(page).toHaveURL(SET)
  await expect(page.getByText('Question 1 of 8')).toBeVisible()
  expect(await (await request.get(SET)).text()).toBe(await (await request.get(SET)).text())
})

test.describe('a URL that no set has', () => {
  test.use({ allowed: ['404'] })
  for (const path of ['/maths/speed/1', '/maths/mixed/0', '/maths/mixed/10000', '/maths/mixed/01'])
    test(`${path} is 404 with a way on`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.locator('main a').first()).toBeVisible()
    })
})

test('a right answer in another writing earns its marks; what is no number is asked for again', async ({ page }) => {
  await open(page, SET)
  await goTo(page, typed + 1)
  await boxOf(page).fill('seven or so')
  // It says that it waits; a press tells why.
  await page.getByRole('button', { name: 'Submit', exact: true }).click({ force: true })
  await expect(page.getByRole('alert')).toContainText(`Question ${typed + 1}: Write a number here`)
  await expectAccessible(page)
  await boxOf(page).fill(` ${key.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))} `)
  await submitQuestion(page)
  await expect(question(page, typed + 1).locator('.reason-title')).toHaveText('Correct.')
})

test('a wrong answer has its working, whose ticks count apart and survive a reload', async ({ page }) => {
  await open(page, SET)
  await goTo(page, typed + 1)
  await boxOf(page).fill('987654')
  await submitQuestion(page)
  const own = question(page, typed + 1)
  await expect(own.locator('.reason-title')).toContainText('Not quite.')
  await own.getByRole('checkbox').first().check()
  await page.reload()
  await expect(page.locator('[data-live]')).toBeAttached()
  await expect(own.getByRole('checkbox').first()).toBeChecked()
  await goOn(page)
  await playOn(page)
  // Parts of a question stand between the questions before and after it.
  const numbers = (await page.locator('.strip > li').allTextContents()).map((cell) => Number.parseInt(cell, 10))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  const sums = page.locator('.mark-sum dd')
  await expect(sums.nth(1)).toHaveText(/^1 /)
  await page.reload()
  await expect(page.locator('[data-live]')).toBeAttached()
  await expect(own.getByRole('checkbox').first()).toBeChecked()
  await expect(page.locator('.score-line')).toHaveText(/^Score: 1 \/ \d+ marks$/)
})

test('keys alone play a question of each kind, and go on', async ({ page }) => {
  await open(page, SET)
  for (const [i, { options }] of asked.slice(0, 4).entries()) {
    if (options === null) {
      await question(page, i + 1)
        .locator('input, textarea')
        .first()
        .focus()
      await page.keyboard.type('7')
    } else await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    const next = page.getByRole('button', { name: 'Next' })
    await expect(next.or(page.getByRole('alert'))).toBeVisible()
    if (!(await next.isVisible())) await page.keyboard.press('Enter')
    await expect(next).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question(page, i + 2)).toBeFocused()
  }
})

test('one question is on the screen, whole when it is marked: stem, answer, reason and Next', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, WITH_FIGURES)
  await expect(page.locator('.worksheet fieldset')).toHaveCount(1)
  await submitQuestion(page)
  for (const shown of [page.locator('.prompt'), page.locator('.reason'), page.getByRole('button', { name: 'Next' })])
    await expect(shown).toBeInViewport({ ratio: 1 })
  // The figure makes room, and is one touch away.
  const figure = page.locator('.figure').first()
  await expect(figure).toBeHidden()
  await page.getByRole('button', { name: 'See the figure' }).click()
  await expect(figure).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to the question' }).click()
  await expect(figure).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  test('a set is marked by the server, and ticks are added up', async ({ page }) => {
    await page.goto(SET)
    await boxOf(page).fill('987654')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.locator('[data-result]')).toBeVisible()
    await question(page, typed + 1)
      .getByRole('checkbox')
      .first()
      .check()
    await page.getByRole('button', { name: 'Add up my ticks' }).click()
    await expect(page.locator('.mark-sum dd').nth(1)).toHaveText(/^1 /)
  })
})

test('nothing of a marked set is wider than 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, SET)
  await expectNoSideways(page)
  await playOn(page)
  await expectNoSideways(page)
})

test('a set is printed with its key', async ({ page }) => {
  await page.goto(`${SET}/print`)
  await expect(page.getByRole('heading', { name: 'Print: Mixed practice' })).toBeVisible()
  await expect(page.locator('.print-head')).toContainText('8 questions · ')
  const pdf = await page.request.get(`${SET}/paper.pdf`)
  const text = (await textOfPages(await pdf.body())).join('')
  expect(text).toContain('Answerkey:')
  for (let number = 1; number <= 8; number += 1) expect(text).toContain(`${number}.`)
})

test('the line under a key runs below the denominator of its fraction', async ({ page }) => {
  await open(page, '/maths/fractions-and-division/1')
  await playOn(page)
  const below = await page.evaluate(() =>
    [...document.querySelectorAll('.ans-key mfrac')].map(
      (fraction) =>
        (fraction.closest('.ans-key')?.getBoundingClientRect().bottom ?? 0) - fraction.getBoundingClientRect().bottom,
    ),
  )
  expect(below.length).toBeGreaterThan(0)
  // The line itself is 3 px.
  expect(Math.min(...below)).toBeGreaterThanOrEqual(3)
})

/** Results of a class: a code from a pupil's result, and forty of them in a table that nobody else sees. */

import type { Page } from '@playwright/test'
import { documentId } from '#quiz/library/topics.ts'
import { encodeResult, type ItemMark } from '#quiz/result-code/result-code.ts'
import { hold } from '../hold.ts'
import { everything } from '../products.ts'
import { playByMouse, wrongFor } from '../quiz/pupil.ts'
import { quizSets, setOf } from '../quiz/sets.ts'
import { expect, expectAccessible, expectAccessibleInThemes, expectNoSideways, goAndSettle, test } from '../visit.ts'

const grammar = setOf('grammar-mcq')
const SET = documentId(grammar.topic, 'Set_5')
const PAGE = '/class/grammar-mcq/Set_5'

/** Forty pupils: half of them miss question 4 by the same option, a quarter leaves out question 7. */
const forty = Array.from({ length: 40 }, (_, pupil) =>
  encodeResult(
    SET,
    grammar.items.map(({ key }, i): ItemMark => {
      if (i === 3 && pupil % 4 !== 0) return { kind: 'wrong', choice: key === '1' ? 2 : 1 }
      return i === 6 && pupil % 4 === 1 ? { kind: 'empty' } : { kind: 'right' }
    }),
  ),
).join('\n')

const EDITING = encodeResult('Editing_Set_3', Array<ItemMark>(12).fill({ kind: 'right' }))

/** As a pupil copies it who selects it by hand. */
async function codeOn(page: Page): Promise<string> {
  await page.getByText('Show a code for my teacher').click()
  const copied = await page.locator('.code-groups').evaluate((code) => {
    getSelection()?.selectAllChildren(code)
    return String(getSelection())
  })
  expect(copied.trim()).not.toContain('\n')
  return copied.trim()
}

// A result is a row of marks, whatever was answered: one set of each flow.
for (const set of everything ? quizSets : [grammar, setOf('editing')])
  test(`${set.type}: the code of a result tells a teacher what was missed`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto(set.path)
    await expect(page.locator('[data-live]')).toBeAttached()
    const [missed] = set.items
    await playByMouse(page, set, (item) => (item === missed ? wrongFor(set, item) : item.key))
    const code = await codeOn(page)
    expect(code.replaceAll(' ', '').length).toBeLessThanOrEqual(24)
    await page.goto(set.path.replace('/quiz', '/class'))
    await page.getByLabel('One code a line').fill(code.toLowerCase())
    await expect(page.getByText('1 code read.')).toBeVisible()
    await expect(page.locator('.heat tbody td.r')).toHaveCount(set.items.length - 1)
    await expect(page.locator('.heat tbody td.w')).toHaveCount(1)
    await expect(page.locator('.again li')).toHaveCount(1)
    await expectNoSideways(page)
  })

test('forty codes: the table, what to teach again, and not one request', async ({ page }) => {
  await goAndSettle(page, PAGE)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const before = await page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }),
  )
  await page.getByLabel('One code a line').fill(`${forty}\nAisha ${forty.split('\n')[0]}\nBen ${forty.slice(0, 18)}`)
  await expect(page.getByText('41 codes read, 1 not read.')).toBeVisible()
  await expect(page.getByText('Line 42 looks like a code with one sign missing. Ask for it again.')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Aisha' })).toBeVisible()
  await expect(page.locator('.heat tfoot td').nth(3)).toHaveText('11')
  await expect(page.locator('.heat tfoot .low')).toHaveCount(1)
  const first = page.locator('.again li').first()
  await expect(first).toContainText('Q4.')
  await expect(first).toContainText('11 of 41 right. 30 chose')
  await expect(first).toContainText('Skill: ')
  await expectAccessible(page)
  expect(requests).toEqual([])
  const after = await page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }),
  )
  expect(after).toBe(before)
  const board = page.waitForEvent('popup')
  await first.getByRole('link', { name: 'On the board' }).click()
  await expect(await board).toHaveURL('/quiz/grammar-mcq/Set_5/board#q-4')
  await expect((await board).getByText('Question 4 of 10')).toBeVisible()
  await expect(page.getByText('41 codes read, 1 not read.')).toBeVisible()
})

test('codes that are pasted before the script has come are read', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js')
  await page.goto(PAGE, { waitUntil: 'commit' })
  await page.getByLabel('One code a line').fill(forty)
  release()
  await expect(page.getByText('40 codes read.')).toBeVisible()
})

test('by the keyboard alone, and a code of another set is named', async ({ page }) => {
  await page.goto('/class')
  await page.getByRole('link', { name: 'Grammar 2024', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(PAGE)
  await page.getByLabel('One code a line').focus()
  await page.keyboard.type(`Ben: ${EDITING}\n`)
  await expect(page.getByText('Line 1 is a code of another set: Editing 2022.')).toBeVisible()
})

test('codes of two sets, without a choice: a table for each, and a reload asks', async ({ page }) => {
  await goAndSettle(page, '/class')
  await page.getByLabel('One code a line').focus()
  await page.keyboard.insertText(`${EDITING.replaceAll(' ', '\n')} 陈美玲\nBen Tan (6A) ${forty.split('\n')[0]}`)
  await expect(page.getByText('2 codes read.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Grammar 2024: 10 questions, 1 pupil' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Editing 2022: 12 questions, 1 pupil' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Ben Tan (6A)' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: '陈美玲' })).toBeVisible()
  await expectAccessible(page)
  const question = page.waitForEvent('dialog')
  const reload = page.reload()
  expect((await question).type()).toBe('beforeunload')
  await (await question).accept()
  await reload
})

test('mixed options: the code says right and wrong, and no number of an option', async ({ page }) => {
  await page.goto(`${grammar.path}#shuffle=k7f3`)
  await expect(page.locator('[data-live]')).toBeAttached()
  await playByMouse(page, grammar, () => '0')
  const code = await codeOn(page)
  await page.goto(PAGE)
  await page.getByLabel('One code a line').fill(code)
  await expect(page.locator('.heat tbody td.w').first()).toContainText('✗')
})

test('a second go at the lost questions has no code: it is not the first result', async ({ page }) => {
  await page.goto('/quiz/compre-cloze/Set_5')
  await expect(page.locator('[data-live]')).toBeAttached()
  const set = setOf('compre-cloze')
  await playByMouse(page, set, (item) => (item.id === '1' ? 'zzz' : item.key))
  await expect(page.getByText('Show a code for my teacher')).toBeVisible()
  await page.getByRole('button', { name: 'Try the one you missed' }).click()
  await page.locator('[data-blank="1"]').fill('zzz')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('[data-result]')).toBeVisible()
  await expect(page.getByText('Show a code for my teacher')).toHaveCount(0)
})

test('a full table has no barrier in any theme and does not widen the page', async ({ page }) => {
  await page.goto(PAGE)
  await page.getByLabel('One code a line').fill(forty)
  await expect(page.getByText('40 codes read.')).toBeVisible()
  for (const width of [320, 768, 1280, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSideways(page)
  }
  await expectAccessibleInThemes(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  test('a result has its code, and the table says what it needs', async ({ page }) => {
    await page.goto('/quiz/inline-context/Set_5')
    const set = setOf('inline-context')
    await playByMouse(page, set, (item) => item.key)
    expect((await codeOn(page)).length).toBeGreaterThan(10)
    await page.goto(PAGE)
    await expect(page.getByText('The codes are read by JavaScript in this page')).toBeVisible()
  })
})

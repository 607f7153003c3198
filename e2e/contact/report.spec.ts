/** 'Something wrong here?' of a marked item leads to the contact form, filled in (docs/behaviour.md, 10.11). */
import type { Page } from '@playwright/test'
import { answer, submitAnyway, wrongFor } from '../quiz/pupil.ts'
import { type QuizSet, setOf } from '../quiz/sets.ts'
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'
import { newAddress, SENT, send } from './writer.ts'

test.beforeEach(({ page }, info) => page.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress(info, 19) }))

const links = (page: Page) => page.getByRole('link', { name: 'Something wrong here?' })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

function firstOf(set: QuizSet) {
  const [item] = set.items
  if (item === undefined) throw new Error(`${set.path} has no items`)
  return item
}

async function expectFilled(page: Page, path: string, item: string, given: string): Promise<void> {
  await expect(field(page, 'Subject')).toHaveValue(`A question on ${path}`)
  const text = await field(page, 'Message').inputValue()
  expect(text.replace(/[0-9a-f]{8}/, '#')).toBe(`Page: ${path}\nQuestion: ${item}\nMy answer: ${given}\nVersion: #\n\n`)
  for (const label of ['Name', 'Email']) await expect(field(page, label)).toHaveValue('')
}

for (const type of ['grammar-mcq', 'chinese-mcq'] as const)
  test.describe(`${type} on a phone`, () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })
    test('below the reason; the message is sent, and Back returns to the marked item', async ({ page }) => {
      const set = setOf(type)
      const item = firstOf(set)
      const value = wrongFor(set, item)
      await page.goto(set.path)
      await expect(page.locator('[data-live]')).toBeAttached()
      await answer(page, item, value)
      await expect(links(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Submit' }).tap()
      await links(page).tap()
      await expectFilled(page, set.path, item.id, `(${Number(value) + 1}) ${item.options[Number(value)]}`)
      await expect(page).toHaveURL(/\/contact$/)
      await expectAccessible(page)
      await expectNoSideways(page)
      await field(page, 'Name').fill('Mei')
      await field(page, 'Email').fill('mei@example.org')
      await field(page, 'Message').press('ControlOrMeta+End')
      await field(page, 'Message').pressSequentially('Two options fit.')
      await page.getByRole('link', { name: 'Home', exact: true }).click()
      await page.goBack()
      await expect(field(page, 'Message')).toHaveValue(/^Page: .*\n\nTwo options fit\.$/s)
      await send(page)
      await expect(page.getByRole('status')).toHaveText(SENT)
      await expect(field(page, 'Message')).toHaveValue('')
      await page.goBack()
      await expect(page.locator('[data-reason]')).toBeVisible()
    })
  })

for (const type of ['editing', 'inline-context'] as const)
  test(`${type}: inside the opened reason, and not on paper`, async ({ page }) => {
    const set = setOf(type)
    const item = firstOf(set)
    const value = wrongFor(set, item)
    await page.goto(set.path)
    for (const each of set.items) await answer(page, each, each === item ? value : each.key)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(links(page)).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(links(page)).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await links(page).click()
    await expectFilled(page, set.path, item.id, item.options[Number(value)] ?? value)
  })

test('a version names the text of the quiz', async ({ page }) => {
  const versions: string[] = []
  for (const path of ['/quiz/editing/Set_5', '/quiz/editing/Set_5', '/quiz/editing/Set_4']) {
    await page.goto(path)
    await submitAnyway(page)
    await links(page).click()
    await expect(field(page, 'Message')).toHaveValue(/My answer: none\n/)
    versions.push((await field(page, 'Message').inputValue()).match(/Version: (.*)/)?.[1] ?? '')
  }
  expect(versions[0]).toBe(versions[1])
  expect(versions[0]).not.toBe(versions[2])
})

for (const path of ['/today/2026-03-02', '/skill/connector/practice', '/prelim/2024/Kingfisher/Grammar'])
  test(`${path} names itself`, async ({ page }) => {
    await page.goto(path)
    await page.locator('[data-stage] input[type="radio"]').first().check()
    await page.getByRole('button', { name: 'Submit' }).click()
    await links(page).click()
    await expect(field(page, 'Subject')).toHaveValue(`A question on ${path}`)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  test('the link leads to the form, which works', async ({ page }) => {
    await page.goto('/quiz/grammar-mcq/Set_5')
    await page.locator('input[name="r.1"]').first().check()
    await page.getByRole('button', { name: 'Submit' }).click()
    await links(page).click()
    for (const [label, text] of [
      ['Name', 'Mei'],
      ['Email', 'mei@example.org'],
      ['Subject', 'Question 1'],
      ['Message', 'Two options fit.'],
    ] as const)
      await field(page, label).fill(text)
    await send(page)
    await expect(page.getByRole('status')).toHaveText(SENT)
  })
})

test('a fragment that somebody made up is text, or nothing', async ({ page, request }) => {
  const given = (fields: Record<string, string>) =>
    `/contact#${new URLSearchParams({ about: '/quiz/a/b', version: '01234567', item: '1', answer: '', ...fields })}`
  await page.goto(given({ answer: `<img src=x onerror=alert(1)>\nVersion: 0\u0000${'x'.repeat(9000)}` }))
  await expect(field(page, 'Message')).toHaveValue(/^My answer: <img src=x onerror=alert\(1\)> Version: 0 x+$/m)
  expect((await field(page, 'Message').inputValue()).length).toBeLessThan(200)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  for (const fields of [
    { about: '//evil.example' },
    { about: 'javascript:alert(1)' },
    { item: '<b>' },
    { version: '' },
  ]) {
    await page.goto('/about')
    await page.goto(given(fields))
    await expect(page.locator('form[data-live]')).toBeAttached()
    for (const label of ['Subject', 'Message']) await expect(field(page, label)).toHaveValue('')
  }
  const [plain, asked] = await Promise.all(['/contact', '/contact?about=/quiz/a/b'].map((path) => request.get(path)))
  expect(await asked?.text()).toBe(await plain?.text())
})

/** Whole papers of English and Chinese, and access arrangements (docs/behaviour.md, 24). */
import type { Page } from '@playwright/test'
import { expect, expectNoSideways, expectPartAccessible, test } from '../visit.ts'

const ENGLISH = '/paper/english/1'
const CHINESE = '/paper/chinese/1'

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit anyway' }).click()
  await expect(page.locator('[data-result]')).toBeVisible()
}

test('the list leads to a paper and to one section of it; another is 404', async ({ page, request }) => {
  await page.goto('/paper')
  await page.locator('summary', { hasText: 'One section at a time' }).first().click()
  await page.getByRole('link', { name: 'Editing' }).first().click()
  await expect(page).toHaveURL(`${ENGLISH}/editing`)
  await expect(page.locator('[data-live]')).toBeAttached()
  await submit(page)
  await page.getByRole('link', { name: 'Next: Comprehension cloze' }).click()
  await expect(page).toHaveURL(`${ENGLISH}/compre-cloze`)
  for (const path of ['/paper/english/99', '/paper/malay/1', `${ENGLISH}/oral`])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('the list of all four subjects is one link away, on the first two screens of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/downloads', '/practice', '/teachers']) {
    await page.goto(path)
    const links = page.locator('main').getByRole('navigation', { name: 'Whole papers' }).getByRole('link')
    await expect(links).toHaveText(['English', 'Chinese', 'Maths', 'Science'].map((name) => `${name} whole papers`))
    expect((await links.first().boundingBox())?.y, path).toBeLessThan(1688)
  }
  await page.getByRole('link', { name: 'Science whole papers' }).click()
  await expect(page).toHaveURL('/paper#science')
  await expect(page.getByRole('heading', { name: 'Science', exact: true })).toBeInViewport()
  await page.getByRole('navigation', { name: 'Whole papers of Science' }).getByRole('link', { name: 'Paper 2' }).click()
  await expect(page).toHaveURL('/science/paper/2')
})

test('parents print a whole paper of any subject in two taps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ['English', 'Chinese', 'Maths', 'Science']) {
    await page.goto('/parents')
    const link = page
      .getByRole('navigation', { name: 'Whole papers' })
      .getByRole('link', { name: `${name} whole paper` })
    expect((await link.boundingBox())?.y, name).toBeLessThan(1688)
    await link.click()
    await expect(page.getByRole('button', { name: 'Open the PDF' })).toBeVisible()
    const made = await page.request.get(new URL(page.url()).pathname.replace(/print$/, 'paper.pdf'))
    expect(made.headers()['content-type'], name).toBe('application/pdf')
  }
})

test('each whole paper says its questions, marks and minutes, on screen and to print, and its clock agrees', async ({
  page,
  request,
}) => {
  const sizes = [
    [ENGLISH, '75 questions · 90 marks · 1 h 50 min'],
    [CHINESE, '40 questions · 90 marks · 1 h 40 min'],
    ['/maths/paper/1', '45 questions · 100 marks · 2 h 30 min'],
    ['/science/paper/1', '41 questions · 100 marks · 1 h 45 min'],
  ]
  for (const [path = '', size] of sizes)
    for (const at of [path, `${path}/print`]) expect(await (await request.get(at)).text(), at).toContain(size)
  await page.goto(`${ENGLISH}/synthesis`)
  await expect(page.locator('.quiz-head')).toContainText('5 questions · 10 marks · 12 minutes')
  await expect(page.locator('[data-live]')).toBeAttached()
  await page.getByRole('button', { name: 'Timer' }).click()
  await expect(page.getByRole('region', { name: 'Timer' })).toContainText('left of 12 minutes')
})

test('a paper by keyboard, with a reload in the middle: answers stay, each kind is marked, sections add up', async ({
  page,
}) => {
  await page.goto(ENGLISH)
  await expect(page.locator('[data-live]')).toBeAttached()
  await page.locator('#item-1 input').first().focus()
  await page.keyboard.press('Space')
  await page.locator('#item-26').focus()
  await page.keyboard.type('a')
  await page.locator('#item-36').focus()
  await page.keyboard.type('zzz')
  await page.locator('#question-61 textarea').fill('This is a sentence.')
  await page.locator('#item-66').fill('I think so.')
  await page.reload()
  await expect(page.locator('[data-live]')).toBeAttached()
  await expect(page.locator('#item-26')).toHaveValue('A')
  await expect(page.locator('#item-66')).toHaveValue('I think so.')
  await expect(page.locator('#filled')).toHaveText('5 of 75 filled in')
  await submit(page)
  await expect(page.locator('[data-result]')).toContainText('/ 90 marks')
  const marks = page.getByRole('table', { name: 'Marks by section' })
  await expect(marks.getByRole('row')).toHaveCount(10)
  await expect(marks.getByRole('row', { name: /^Editing/ })).toContainText('0 of 10')
  await expect(marks.getByRole('row', { name: /^Comprehension, open-ended/ })).toContainText('0 of 20')
  await page.locator('#question-66').getByRole('checkbox').first().check()
  await expect(marks.getByRole('row', { name: /^Comprehension, open-ended/ })).toContainText('1 of 20')
  await expectPartAccessible(page, '#question-66')
})

/** The words on keys of the pad that are nearer than 3 pixels to a border of their key. */
const tightKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.pad-grid small')].flatMap((word) => {
      const [inner, key] = [word, word.closest('button') ?? word].map((part) => part.getBoundingClientRect())
      const isTight =
        inner === undefined || key === undefined || inner.left < key.left + 3 || inner.right > key.right - 3
      return isTight ? [word.textContent ?? ''] : []
    }),
  )

test('on a phone the list of questions leads there and closes, and a letter is tapped', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(ENGLISH)
  await expect(page.locator('[data-live]')).toBeAttached()
  const jump = page.locator('.jump')
  await jump.getByText(/filled in$/).click()
  await jump.getByRole('link', { name: /^26\b/ }).click()
  await expect(jump).not.toHaveAttribute('open')
  await expect(page.locator('#item-26')).toBeInViewport()
  await page.locator('#item-26').click()
  const pad = page.getByRole('group', { name: 'Letters and numbers for blank 26' })
  expect(await tightKeys(page)).toEqual([])
  await pad.getByRole('button', { name: /^B\b/ }).click()
  await expect(page.locator('#item-26')).toHaveValue('B')
  const next = page.getByRole('group', { name: 'Letters and numbers for blank 27' })
  await expect(next).toBeVisible()
  // The pad is in the place of the list: one touch of it leads there.
  await next.getByRole('button', { name: 'List of all questions' }).click()
  await expect(next).toBeHidden()
  await expect(jump.locator('summary')).toBeFocused()
  await jump.getByRole('button', { name: 'Flag 27' }).click()
  await expect(jump.getByRole('link', { name: /^27\b.*flagged/ })).toBeVisible()
  await expectNoSideways(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  test('a Chinese paper is marked by the server', async ({ page }) => {
    await page.goto(CHINESE)
    await page.locator('#item-1 input').first().check()
    await page.locator('#item-26').fill('1')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.locator('[data-result]')).toContainText('/ 90 marks')
    await expect(page.getByRole('table', { name: 'Marks by section' }).getByRole('row')).toHaveCount(6)
  })
})

test('a Chinese paper has its booklets as a PDF, made within two seconds', async ({ request }) => {
  // The first one also starts the typesetter; a machine that is busy with other journeys may be slow once.
  const times: number[] = []
  for (const part of ['both', 'paper', 'key']) {
    const from = performance.now()
    const pdf = await request.get(`${CHINESE}/paper.pdf?part=${part}`)
    times.push(performance.now() - from)
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
  }
  expect(Math.min(...times)).toBeLessThan(2000)
})

test('a link with arrangements: more time, large letters, one question a screen; all of it after a reload', async ({
  page,
}) => {
  await page.goto('/access')
  for (const aid of ['The largest letters', 'One question a screen'])
    await page.getByRole('checkbox', { name: aid }).check()
  await expect(page.locator('output')).toContainText(`${ENGLISH}#time=more&text=largest&screen=one`)
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page.locator('[data-live]')).toBeAttached()
  await page
    .locator('.jump')
    .getByText(/filled in$/)
    .click()
  await page.locator('.jump').getByRole('link', { name: /^2\b/ }).click()
  await page.reload()
  await expect(page.locator('[data-live]')).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('data-text', 'largest')
  await expect(page.locator('html')).toHaveAttribute('data-screen', 'one')
  await page.getByRole('button', { name: 'Timer' }).click()
  await expect(page.getByRole('region', { name: 'Timer' })).toContainText('and a quarter more')
  await page.goto('/paper')
  await expect(page.locator('html')).not.toHaveAttribute('data-text', 'largest')
})

/** What a teacher does before and in a lesson: several sets behind one link, and a question on the board. */
import {
  expect,
  expectAccessible,
  expectAccessibleInThemes,
  expectNoSideways,
  expectPartAccessible,
  test,
} from '../visit.ts'

const LIST = '/sets?s=grammar-mcq/Set_4&s=editing/Set_3&s=chinese-mcq/Set_2'
const BOARD = '/quiz/grammar-mcq/Set_5/board'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, allowed: ['csp'] })
    test('sets are ticked on the first screen, and the URL is the link for the class', async ({ page }) => {
      await page.goto('/teachers')
      for (const name of ['Grammar 2023', 'Editing 2022', 'Chinese language application 2021'])
        await page.getByLabel(name, { exact: true }).check()
      await page.getByRole('button', { name: 'Make one link' }).click()
      await expect(page.getByRole('heading', { name: '3 sets for you' })).toBeVisible()
      expect(decodeURIComponent(page.url())).toContain(LIST)
      const links = page.getByRole('region', { name: 'Your sets' }).getByRole('link')
      await expect(links).toHaveCount(3)
      await expect(links.first()).toContainText('10 questions, about 12 minutes')
      await page.getByText('For the teacher: pass it on').click()
      await expect(page.getByRole('img', { name: 'QR code of this list' })).toBeVisible()
      await links.nth(1).click()
      await expect(page).toHaveURL('/quiz/editing/Set_3')
    })
  })

test.describe('a link with a set that is not there', () => {
  test.use({ allowed: ['404'] })
  test('says which, and shows the others', async ({ page }) => {
    await page.goto('/sets?s=grammar-mcq/Set_4&s=grammar-mcq/Set_9&s=<b>x</b>')
    await expect(page.getByRole('heading', { name: 'One set for you' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText(
      'Left out, because there is no such set: grammar-mcq/Set_9, <b>x</b>. ',
    )
    await expectAccessible(page)
    expect((await page.goto('/sets'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'No sets on this list' })).toBeVisible()
    await page.getByRole('link', { name: 'Choose sets' }).click()
    await expect(page).toHaveURL('/teachers#choose')
  })

  test('a set that is not there has no board', async ({ request }) => {
    const answer = await request.get('/quiz/grammar-mcq/Set_99/board')
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('<h1>Page not found</h1>')
  })
})

test('a list grows by the link of any exercise', async ({ page, baseURL }) => {
  await page.goto('/sets?s=grammar-mcq/Set_1')
  await page.getByText('For the teacher: pass it on').click()
  await page.getByLabel('Add another one').fill(`${baseURL}/maths/mixed/1#more`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { name: '2 sets for you' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Mathematics: Mixed practice, Set 1.*8 questions/ })).toBeVisible()
  expect(new URL(page.url()).searchParams.getAll('s')[0]).toBe('grammar-mcq/Set_1')
  const list = page.url()
  await page.getByText('For the teacher: pass it on').click()
  await page.getByLabel('Add another one').fill(`${baseURL}/q#1.abc.defghij`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const isRefused = (field: HTMLInputElement) => field.validity.patternMismatch
  expect(await page.getByLabel('Add another one').evaluate(isRefused)).toBe(true)
  expect(page.url()).toBe(list)
  await page.goto(`${list}&s=${baseURL}/q`)
  await expect(page.getByRole('alert')).toHaveText(/^A quiz of your own is in its link, which no server sees\./)
  await expectPartAccessible(page, '[role="alert"]')
})

test.describe('a list from several areas, by the keyboard on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp'], viewport: { width: 360, height: 640 } })
  test('takes the ticks along, and is printed, shown and read as one', async ({ page, request }) => {
    await page.goto('/maths')
    await page.getByRole('link', { name: 'Make a list for a class' }).press('Enter')
    await page.getByLabel('Decimals, set 2', { exact: true }).press('Space')
    await page.getByLabel('Decimals, set T', { exact: true }).press('Space')
    await page.getByRole('button', { name: 'Science' }).press('Enter')
    await expect(page.getByText('2 sets on my list')).toBeVisible()
    await page.getByRole('button', { name: 'Prelims' }).press('Enter')
    await page.getByLabel('Kingfisher 2024 Editing', { exact: true }).press('Space')
    await page.getByRole('button', { name: 'To my list' }).press('Enter')
    const list = '/sets?s=maths/decimals/2&s=maths/decimals/t/1&s=prelim/2024/Kingfisher/Editing'
    expect(decodeURIComponent(page.url())).toContain(list)
    await expect(page.getByText(/^Together \d+ questions, about \d+ minutes\./)).toBeVisible()
    await page.getByText('For the teacher: pass it on').press('Enter')
    await page.getByRole('link', { name: 'Move Mathematics: Decimals, Paper T1 up' }).press('Enter')
    expect(page.url()).toContain('/sets?s=maths/decimals/t/1&s=maths/decimals/2&s=prelim/2024/Kingfisher/Editing')
    const pdf = await request.get(list.replace('?', '/paper.pdf?'))
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    await page.goto(list.replace('?', '/board?'))
    await expect(page.locator('.board-item').last()).toHaveAttribute('aria-label', /^Question 3\.\d+ of \d+$/)
    await page.goto(list.replace('?', '/class?'))
    await expect(page.getByRole('heading', { name: /^Results: [23] sets of a list$/ })).toBeVisible()
  })
})

test.describe('passing it on', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  test("the system's share sheet gets the link, and so does the clipboard", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async ({ url }: ShareData) => document.body.setAttribute('data-shared', url ?? ''),
      })
    })
    await page.goto(LIST)
    const here = page.url()
    await page.getByText('For the teacher: pass it on').click()
    await page.getByRole('button', { name: 'Share…' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-shared', here)
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await expect(page.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(here)
    await page.goto('/quiz/grammar-mcq/Set_5')
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Share…' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-shared', /\/quiz\/grammar-mcq\/Set_5$/)
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Show it on the board' })).toHaveAttribute(
      'href',
      BOARD,
    )
  })

  test('without a share sheet there is no button for it', async ({ page }) => {
    await page.goto(LIST)
    await page.getByText('For the teacher: pass it on').click()
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share…' })).toBeHidden()
  })
})

test('the board: keys 1 to 4, Space and arrows do a lesson', async ({ page }) => {
  await page.goto(`${BOARD}#q-2`)
  const place = page.getByText(/^Question \d+ of 10$/)
  await expect(place).toHaveText('Question 2 of 10')
  await expect(page.locator('.board-item:visible')).toHaveCount(1)
  await page.keyboard.press('3')
  await expect(page.locator('.board-item:visible input').nth(2)).toBeChecked()
  const why = page.locator('.board-item:visible .board-why')
  await expect(why).not.toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(why).toHaveAttribute('open')
  await expect(page.locator('.board-item:visible [data-key]')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(why).not.toHaveAttribute('open')
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveText('Question 3 of 10')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(place).toHaveText('Question 1 of 10')
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Answer' }).click()
  await expect(why).toHaveAttribute('open')
})

// A short sentence, one of a passage, and Chinese.
for (const type of ['grammar-mcq', 'vocab-cloze', 'chinese-mcq'])
  test(`the board of ${type} is read from the last row: a fourteenth of the screen`, async ({ page }) => {
    for (const [width, height] of [
      [1920, 1080],
      [1366, 768],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`/quiz/${type}/Set_5/board`)
      await expect(page.getByText('Question 1 of')).toBeVisible()
      const size = await page
        .locator('.board-prompt')
        .first()
        .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))
      expect(size).toBeGreaterThanOrEqual(height / 14)
      await page.keyboard.press('Space')
      await expectNoSideways(page)
    }
  })

for (const path of [LIST, BOARD, '/quiz/editing/Set_1/board', '/sets/add/english?s=editing/Set_1'])
  test(`${path}: no barrier in any theme, nothing sideways`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 1280, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSideways(page)
    }
    await expectAccessibleInThemes(page)
  })

test.describe('the board without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  test('has all questions, each with its answer under a cover', async ({ page }) => {
    await page.goto(BOARD)
    await expect(page.locator('.board-item:visible')).toHaveCount(10)
    await page.getByText('Answer and why').nth(3).click()
    await expect(page.locator('.board-answer:visible')).toHaveCount(1)
  })
})

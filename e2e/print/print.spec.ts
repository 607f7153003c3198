/** A set on paper: chosen, printed and read, with and without script. */
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { someSets } from '../quiz/sets.ts'
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'

/** The width between the margins of an A4 page, in CSS pixels. */
const A4 = { width: 672, height: 1000 }

async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return (await PDFDocument.load(pdf)).getPageCount()
}

/** How high the texts of each page stand, in points from its lower edge. */
async function linesOfPages(pdf: Uint8Array): Promise<number[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const pages = Array.from({ length: document.numPages }, (_, i) => document.getPage(i + 1))
  const texts = await Promise.all(pages.map(async (page) => (await page).getTextContent()))
  return texts.map(({ items }) => items.flatMap((item) => ('transform' in item ? [Number(item.transform[5])] : [])))
}

/** What sticks out of the paper at its sides would be cut off. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.locator('.p-sheet').evaluate((sheet) => {
    const { left, right } = sheet.getBoundingClientRect()
    return [...sheet.querySelectorAll('*:not(.sr)')]
      .filter((part) => {
        const box = part.getBoundingClientRect()
        return box.width > 0 && (box.right > right + 1 || box.left < left - 1)
      })
      .map((part) => part.outerHTML.slice(0, 120))
  })

for (const { path, type, items } of someSets) {
  test(`${type}: paper and key, each on pages of its own, nothing cut off`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto(path)
    await page.getByRole('link', { name: 'Print (opens in a new tab)' }).evaluate((link) => {
      link.removeAttribute('target')
    })
    await page.getByRole('link', { name: 'Print (opens in a new tab)' }).click()
    await expect(page).toHaveURL(`${path}/print`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.locator('.p-keys tbody tr')).toHaveCount(items.length)
    await expect(page.locator('.qr')).toHaveCount(2)
    await expectAccessible(page)

    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(A4)
    await expect(page.locator('.site-head')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Show my choice' })).toBeHidden()
    expect(await sticksOut(page)).toEqual([])
    const both = await pagesOf(page)
    expect(both).toBeGreaterThanOrEqual(2)
    expect(both).toBeLessThanOrEqual(4)

    await page.goto(`${path}/print?part=paper&size=large&sheet=yes`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.p-keys')).toHaveCount(0)
    await expect(page.locator('.p-answers li')).toHaveCount(items.length)
    expect(await sticksOut(page)).toEqual([])
    expect(await pagesOf(page)).toBeGreaterThanOrEqual(2)
    await page.emulateMedia({ media: 'screen' })
    await expectAccessible(page)
  })
}

test('a large paper fills its first page', async ({ page }) => {
  for (const type of ['editing', 'grammar-cloze', 'compre-cloze']) {
    await page.goto(`/quiz/${type}/Set_1/print?part=paper&size=large`)
    const [first] = await linesOfPages(await page.pdf({ preferCSSPageSize: true }))
    // The lowest line above the foot of the page, from its lower edge: at most a fifth of the page is empty.
    expect(Math.min(...(first ?? []).filter((y) => y > 60)), type).toBeLessThan(842 / 5)
  }
})

test('the paper, the PDF and the print dialogue are what is ticked, at once', async ({ page, request }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')].filter(({ hidden }) => !hidden)
      document.body.dataset.printed = parts.map(({ dataset }) => dataset.part).join(' ')
    }
  })
  await page.goto('/quiz/editing/Set_1/print')
  const printNow = page.getByRole('button', { name: 'Print now' })
  await expect(printNow).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show my choice' })).toBeHidden()
  // A slow line: the dialogue waits for the paper that was chosen.
  await page.route('**/print?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.getByLabel('Paper only').check()
  await printNow.click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'paper')
  await expect(page.locator('.p-keys')).toHaveCount(0)
  await page.getByLabel('With an answer sheet to shade').check()
  await page.getByLabel('Large print').check()
  const pdf = await page.getByRole('link', { name: 'PDF' }).getAttribute('href')
  expect(pdf).toBe('/quiz/editing/Set_1/paper.pdf?part=paper&size=large&sheet=yes')
  await printNow.click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'paper answers')
  await expect(page.locator('.p-sheet.p-large')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Paper only')).toBeChecked()
  await expect(page.getByRole('article')).toHaveCount(2)
  expect((await request.get(pdf ?? '')).status()).toBe(200)
  await expectAccessible(page)
})

test('ticks change by the keyboard, and the focus stays', async ({ page }) => {
  await page.goto('/quiz/grammar-mcq/Set_1/print')
  await expect(page.getByRole('button', { name: 'Print now' })).toBeVisible()
  await page.getByLabel('Paper and answer key').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\?part=paper$/)
  await expect(page.getByLabel('Paper only')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page).toHaveURL(/\/print$/)
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('the paper as a PDF: tagged, the same on the second request, and with the choices of the page', async ({
  page,
  request,
}) => {
  await page.goto('/quiz/inline-context/Set_5/print?part=paper&size=large')
  const address = await page.getByRole('link', { name: 'PDF' }).getAttribute('href')
  expect(address).toBe('/quiz/inline-context/Set_5/paper.pdf?part=paper&size=large')
  const answer = await request.get(address ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const pdf = await answer.body()
  expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect((await PDFDocument.load(pdf)).getTitle()).toContain('短文填空')
  const again = await request.get(address ?? '', { headers: { 'If-None-Match': answer.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  const whole = await request.get('/quiz/inline-context/Set_5/paper.pdf')
  expect(whole.headers().etag).not.toBe(answer.headers().etag)
  expect((await request.get('/quiz/inline-context/Set_99/paper.pdf')).status()).toBe(404)
})

test('the button opens the browser’s print dialogue', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.goto('/quiz/grammar-mcq/Set_1/print')
  await page.getByRole('button', { name: 'Print now' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
})

test('a link to the print view of a quiz leads to its sheet', async ({ page }) => {
  await page.goto('/quiz/grammar-cloze/Set_2#view=print')
  await expect(page).toHaveURL('/quiz/grammar-cloze/Set_2/print')
})

test('a prelim quiz has its sheet, too', async ({ page }) => {
  await page.goto('/prelim')
  const main = page.getByRole('main')
  await main.locator('details[open] a').first().click()
  await page.locator('a[href^="/prelim/2"]').filter({ hasText: 'Editing' }).first().click()
  const quiz = page.url()
  await page.goto(`${quiz}/print`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: 'Back to the quiz' }).click()
  await expect(page).toHaveURL(quiz)
})

test('Ctrl-P on the quiz itself prints the quiz without the frame of the site', async ({ page }) => {
  await page.goto('/quiz/compre-cloze/Set_5')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const part of ['.site-head', '.site-foot', '.page-tools', '.actions'])
    await expect(page.locator(part).first()).toBeHidden()
  await expect(page.locator('.passage')).toBeVisible()
  const ground = await page.locator('.sheet').evaluate((sheet) => getComputedStyle(sheet).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
  expect(await pagesOf(page)).toBeLessThanOrEqual(3)
})

test('the sheet fits every width of a screen', async ({ page }) => {
  for (const type of ['grammar-mcq', 'editing', 'grammar-cloze', 'chinese-dialogue']) {
    await page.goto(`/quiz/${type}/Set_5/print?sheet=yes`)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSideways(page)
    }
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('what to print is chosen with an ordinary form, and one page of key follows the paper', async ({ page }) => {
    await page.goto('/quiz/editing/Set_1/print')
    await page.getByLabel('Answer key only').check()
    await page.getByLabel('Large print').check()
    await page.getByRole('button', { name: 'Show my choice' }).click()
    await expect(page).toHaveURL(/part=key&size=large$/)
    await expect(page.getByLabel('Answer key only')).toBeChecked()
    await expect(page.getByRole('article', { name: 'Answer key' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  test('the sheet is chosen and says how to print it', async ({ page }) => {
    await page.goto('/quiz/chinese-mcq/Set_5/print')
    await expect(page.getByText('To print, press Ctrl and P')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print now' })).toBeHidden()
    await page.getByLabel('Paper only').check()
    await page.getByRole('button', { name: 'Show my choice' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.locator('.p-keys')).toHaveCount(0)
  })
})

test.describe('a quiz that is not there', () => {
  test.use({ allowed: ['404'] })
  test('has no sheet', async ({ page }) => {
    const response = await page.goto('/quiz/editing/Set_99/print')
    expect(response?.status()).toBe(404)
    await expectAccessible(page)
  })
})

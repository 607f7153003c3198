/** Past year papers: the list by year, the files, and the folder that an operator drops them into. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type OwnSite, startOwnSite } from '../own-site.ts'
import { expect, expectAccessible, test } from '../visit.ts'

/** A PDF with so many empty pages. */
function pdf(pages: number): string {
  const leaf = (i: number) => `${i + 3} 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>> endobj`
  const numbers = Array.from({ length: pages }, (_, i) => i)
  const kids = numbers.map((i) => `${i + 3} 0 R`).join(' ')
  return [
    '%PDF-1.7',
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    `2 0 obj <</Type /Pages /Count ${pages} /Kids [${kids}]>> endobj`,
    ...numbers.map(leaf),
    'trailer <</Root 1 0 R>>',
    '%%EOF',
  ].join('\n')
}

const FOLDER = 'files/downloads'
const ENGLISH = '2024_P6_OtterBay_English_Prelim.pdf'
const KEY = '2024_P6_OtterBay_English_Prelim_Key.pdf'
const SUNBIRD = '2024_P6_Sunbird_English_Prelim.pdf'
const MATHS = '2023_P6_RainTree_Maths_Prelim.pdf'
const SECRET = 'Minutes of the meeting.pdf'

const column = (page: Page, subject: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: subject }) })

test.describe('the papers', () => {
  let site: OwnSite
  let folder: string
  test.use({ allowed: ['foreign host', 'status 404', '404 (Not Found)', 'status 503', '503 (Service'] })
  test.beforeAll(async () => {
    site = await startOwnSite({
      'quizzes/Grammar_Set_1.json': readFileSync('content/quizzes/Grammar_Set_1.json'),
      [`${FOLDER}/${ENGLISH}`]: pdf(16),
      [`${FOLDER}/${KEY}`]: pdf(1),
      [`${FOLDER}/${SUNBIRD}`]: 'not really a PDF',
      [`${FOLDER}/${MATHS}`]: pdf(200),
      [`${FOLDER}/${SECRET}`]: pdf(1),
    })
    folder = join(site.contentDir, FOLDER)
  })
  test.afterAll(() => site.stop())

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('are listed by year, and the year is in the URL', async ({ page }) => {
        await page.goto(`${site.url}/downloads`)
        await expect(page).toHaveTitle('Downloads - ReadySix')
        await expect(page.getByRole('heading', { name: 'Past Year Papers' })).toBeVisible()
        const years = page.getByRole('navigation', { name: 'Year' })
        await expect(years.locator('[aria-current]')).toHaveText('2024')
        await expect(page.locator('main h2')).toHaveText(['English', 'Chinese', 'Maths', 'Science'])
        await expect(column(page, 'English').getByRole('link')).toHaveText([ENGLISH, SUNBIRD].map(labelOf))
        await page.getByText('Answer key of Otter Bay').click()
        await expect(column(page, 'English').getByRole('link')).toHaveText([ENGLISH, KEY, SUNBIRD].map(labelOf))
        await expect(column(page, 'Maths').getByText('No papers of this year yet.')).toBeVisible()
        await years.getByRole('link', { name: '2023' }).click()
        await expect(page).toHaveURL(`${site.url}/downloads/year/2023`)
        await expect(years.locator('[aria-current]')).toHaveText('2023')
        await expect(column(page, 'Maths').getByRole('link')).toHaveText([labelOf(MATHS)])
        await expect(column(page, 'English').getByRole('link')).toHaveCount(0)
        await page.getByRole('link', { name: 'Back to Home' }).click()
        await expect(page).toHaveURL(`${site.url}/`)
      })
    })

  test('have size and pages beside the link, which opens in a new tab', async ({ page }) => {
    await page.goto(`${site.url}/downloads`)
    const english = column(page, 'English')
    await expect(english.getByText('2 papers')).toBeVisible()
    await expect(english.getByRole('listitem')).toHaveText([
      /^Otter Bay.*Prelim16 pages, 1 kBAnswer key.*Prelim_Key1 page, 1 kB$/,
      /^Sunbird.*Prelim1 kB$/,
    ])
    await expect(english.getByRole('link', { name: labelOf(KEY) })).toBeHidden()
    const link = english.getByRole('link', { name: labelOf(ENGLISH), exact: true })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', `/downloads/${ENGLISH}`)
  })

  test('a year without a button shows 2024, or is no page', async ({ page }) => {
    const chosen = page.locator('[aria-label="Year"] [aria-current]')
    await page.goto(`${site.url}/downloads?year=2031`)
    await expect(chosen).toHaveText('2024')
    await page.goto(`${site.url}/downloads?year=2022`)
    await expect(chosen).toHaveText('2022')
    expect((await page.goto(`${site.url}/downloads/year/2031`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })

  test('are sent whole, in parts, or not again', async ({ request }) => {
    const url = `${site.url}/downloads/${ENGLISH}`
    const whole = await request.get(url)
    expect(whole.status()).toBe(200)
    expect(whole.headers()).toMatchObject({ 'content-type': 'application/pdf', 'accept-ranges': 'bytes' })
    expect(await whole.text()).toBe(pdf(16))
    const { etag = '' } = whole.headers()
    expect((await request.get(url, { headers: { 'if-none-match': etag } })).status()).toBe(304)
    const part = await request.get(url, { headers: { range: 'bytes=0-7' } })
    expect(part.status()).toBe(206)
    expect(await part.text()).toBe('%PDF-1.7')
    expect(part.headers()['content-range']).toBe(`bytes 0-7/${pdf(16).length}`)
    expect((await request.get(url, { headers: { range: 'bytes=999999-' } })).status()).toBe(416)
    const head = await request.head(url)
    expect([head.status(), head.headers()['content-length']]).toEqual([200, String(pdf(16).length)])
  })

  test('no other file is sent', async ({ request }) => {
    for (const name of [
      '2022_P6_OtterBay_English_Prelim.pdf',
      encodeURIComponent(SECRET),
      '..%2F..%2Fquizzes%2FGrammar_Set_1.json',
      '%2e%2e%2f%2e%2e%2fdata%2fcontent.db',
      '..%5C..%5Cpackage.json',
      '%00',
      'index.json',
    ]) {
      const response = await request.get(`${site.url}/downloads/${name}`)
      expect([400, 404], name).toContain(response.status())
      expect(response.headers()['content-type'], name).toMatch(/^text\/(?:html|plain)/)
    }
  })

  test('one that is not there is a page with a way back', async ({ page }) => {
    const response = await page.goto(`${site.url}/downloads/2022_P6_OtterBay_English_Prelim.pdf`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Downloads' }).click()
    await expect(page).toHaveURL(`${site.url}/downloads`)
  })

  test('a file with another name is not listed, and logged once', async ({ request }) => {
    for (const year of [2022, 2023, 2024]) {
      const list = await (await request.get(`${site.url}/downloads?year=${year}`)).text()
      expect(list).toContain('Past Year Papers')
      expect(list).not.toContain('Minutes')
    }
    expect(site.log().split(SECRET)).toHaveLength(2)
  })

  test('one that is dropped into the folder appears, with its year, and goes with its file', async ({ page }) => {
    const fresh = '2026_P6_LanternHill_Science_Prelim.pdf'
    writeFileSync(join(folder, fresh), pdf(12))
    writeFileSync(join(folder, 'shopping list.pdf'), pdf(1))
    const year = page.getByRole('navigation', { name: 'Year' }).getByRole('link', { name: '2026' })
    await expect(async () => {
      await page.goto(`${site.url}/downloads`)
      await expect(year).toBeVisible({ timeout: 100 })
    }).toPass({ timeout: 20_000 })
    await year.click()
    await expect(column(page, 'Science').getByRole('listitem')).toHaveText(
      `Lantern Hill${labelOf(fresh)}12 pages, 1 kB`,
    )
    expect((await page.request.get(`${site.url}/downloads/${fresh}`)).status()).toBe(200)
    expect(site.log().split('shopping list')).toHaveLength(2)
    rmSync(join(folder, fresh))
    await expect(async () => {
      await page.goto(`${site.url}/downloads`)
      await expect(year).toHaveCount(0, { timeout: 100 })
    }).toPass({ timeout: 20_000 })
    expect((await page.request.get(`${site.url}/downloads/${fresh}`)).status()).toBe(404)
  })
})

test.describe('when the storage does not answer', () => {
  let site: OwnSite
  test.use({ allowed: ['foreign host', 'status 503', '503 (Service'] })
  test.beforeAll(async () => {
    site = await startOwnSite({ 'quizzes/Grammar_Set_1.json': readFileSync('content/quizzes/Grammar_Set_1.json') })
  })
  test.afterAll(() => site.stop())

  test('the page says so and can be tried again', async ({ page }) => {
    const index = join(site.dataDir, 'files', 'index.json')
    const good = readFileSync(index)
    writeFileSync(index, 'broken')
    // A year that nobody has asked for: a list that was shown once would go on being shown.
    expect((await page.goto(`${site.url}/downloads?year=2023`))?.status()).toBe(503)
    await expect(page.getByRole('heading', { name: 'Error loading papers' })).toBeVisible()
    await expectAccessible(page)
    writeFileSync(index, good)
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page.getByText('No papers of this year yet.')).toHaveCount(4)
  })
})

/** The schools of each subject, by year. */
const SHIPPED = [
  [2024, { English: 14, Chinese: 12, Maths: 14, Science: 12 }],
  [2023, { English: 2, Chinese: 2, Maths: 2, Science: 2 }],
  [2022, { English: 1, Chinese: 1, Maths: 1, Science: 1 }],
] as const

test('every shipped paper is listed and can be opened', async ({ page, request }) => {
  for (const [year, schools] of SHIPPED) {
    await page.goto(`/downloads/year/${year}`)
    for (const [subject, papers] of Object.entries(schools))
      await expect(column(page, subject).getByRole('listitem')).toHaveCount(papers)
    const links = await page.locator('.files a').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    for (const link of links) expect((await request.head(link)).headers()['content-type']).toBe('application/pdf')
  }
})

function labelOf(fileName: string): string {
  return fileName.replace('.pdf', '')
}

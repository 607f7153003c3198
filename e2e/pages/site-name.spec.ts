/** A renamed site (SITE_NAME): its name is in everything that a visitor reads, and the default name nowhere. */
import { PDFDocument } from '@cantoo/pdf-lib'
import { extractText } from 'unpdf'
import { shipped, shortPractice, startOwnSite } from '../own-site.ts'
import { expect, expectNoSideways, expectPartAccessible, test } from '../visit.ts'

const NAME = 'Kampung Practice'
const PAGES = [
  '/',
  '/practice',
  '/quiz/grammar-mcq/Set_1',
  '/listening/short-2019/practice',
  '/quiz/grammar-mcq/Set_1/print',
  '/print/english',
  '/articles/daily-practice',
  '/about',
  '/teachers',
  '/parents',
  '/contact',
  '/privacy',
  '/terms',
  '/accessibility',
  '/credits',
  '/nowhere',
]

test.use({ serviceWorkers: 'allow', allowed: ['foreign host', '404', 'ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] })

test('a setting renames the site everywhere', async ({ page, request, context }) => {
  test.slow()
  const content = { ...shortPractice(), ...shipped('quizzes/Grammar_Set_1.json', 'articles/daily-practice.md') }
  const settings = { SITE_NAME: NAME, SITE_SHORT_NAME: 'Kampung', SITE_MARK: '/icons/icon-192.png' }
  const { url, stop } = await startOwnSite(content, settings)
  try {
    for (const path of PAGES) {
      const html = await (await request.get(url + path)).text()
      expect(html, path).toContain(`aria-label="${NAME}, home"`)
      expect(html, path).toMatch(/<title>[^<]* [-|] Kampung Practice<\/title>/)
      expect(html.match(/.{0,60}Ready(?:Six|<b>).{0,20}/g), path).toBeNull()
    }

    await page.goto(url)
    const home = page.getByRole('link', { name: `${NAME}, home` })
    await expect(home).toHaveText(NAME)
    await expect(home.locator('img')).toHaveJSProperty('naturalWidth', 192)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSideways(page)
    await expectPartAccessible(page, '.site-head')

    const manifest = await (await request.get(`${url}/manifest.webmanifest`)).text()
    expect(JSON.parse(manifest)).toMatchObject({ name: `${NAME}: PSLE practice`, short_name: 'Kampung' })
    expect(manifest).not.toContain('ReadySix')

    const pdf = await request.get(`${url}/quiz/grammar-mcq/Set_1/paper.pdf`)
    const bytes = await pdf.body()
    expect((await PDFDocument.load(bytes)).getAuthor()).toBe(NAME)
    const sheet = await textOf(bytes)
    expect(sheet).toContain(`Original practice material by ${NAME}. Not an official paper.`)
    expect(sheet).toContain('Kampung · Primary 6')
    expect(sheet).not.toContain('ReadySix')

    await page.goto(`${url}/about`)
    await page.evaluate(async () => await navigator.serviceWorker.ready)
    await page.reload()
    await expect(page).toHaveTitle(`About - ${NAME}`)
    await expect.poll(() => page.evaluate(async () => (await caches.match('/about')) !== undefined)).toBe(true)
    await context.setOffline(true)
    await page.goto(`${url}/prelim`)
    await expect(page).toHaveTitle(`You are offline - ${NAME}`)
    await page.getByText('All pages').click()
    await expect(page.getByRole('link', { name: 'About', exact: true }).first()).toBeVisible()
    await expect(page.locator('body')).not.toContainText('ReadySix')
  } finally {
    await stop()
  }
})

async function textOf(pdf: Uint8Array): Promise<string> {
  return (await extractText(new Uint8Array(pdf), { mergePages: true })).text
}

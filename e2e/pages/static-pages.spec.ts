/** About, privacy, terms and the articles: there, true to their facts, readable and linked from everywhere. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { pages } from '#app/pages.ts'
import { startOwnSite } from '../own-site.ts'
import { expect, test } from '../visit.ts'

const pathsIn = (group: string) => pages.filter(({ foot }) => foot === group).map(({ path }) => path)
const ARTICLES = pathsIn('Articles')
const PAGES = [...pathsIn('Site'), ...ARTICLES]

const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? ''

// That their links lead somewhere is in every-page.spec.ts.
test('each has a title and a description of its own, one heading, and the footer', async ({ request }) => {
  const titles = new Set<string>()
  for (const path of PAGES) {
    const html = await (await request.get(path)).text()
    const title = first(html, /<title>([^<]*)<\/title>/)
    expect(title, path).toMatch(/^.{5,60} - ReadySix$/)
    titles.add(title)
    expect(first(html, /<meta name="description" content="([^"]*)"/), path).toMatch(/^.{60,170}$/)
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
    for (const own of PAGES) expect(html, `the footer of ${path}`).toContain(`href="${own}"`)
  }
  expect(titles.size).toBe(PAGES.length)
})

test('each article has JSON-LD, its reading time, a drawing, examples, and a way into practice', async ({
  request,
}) => {
  for (const path of ARTICLES) {
    const html = await (await request.get(path)).text()
    const { document } = new Window()
    document.body.innerHTML = html.replace(/^[\s\S]*<body[^>]*>/, '')
    const data = JSON.parse(first(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/))
    expect(data, path).toMatchObject({ '@type': 'Article', headline: document.querySelector('h1')?.textContent })
    expect(data.wordCount).toBeGreaterThanOrEqual(600)
    expect(data.wordCount).toBeLessThanOrEqual(1000)
    expect(document.body.textContent, path).toContain(`· ${data.timeRequired.replace(/\D/g, '')} minutes`)
    expect(document.querySelector('figure svg'), path).not.toBeNull()
    expect(document.querySelector('.slip'), path).not.toBeNull()
    expect(document.querySelector('.prose a.btn')?.getAttribute('href'), path).toMatch(/^\/(?:practice|quiz\/)/)
  }
})

test('an article shows its drawing and its examples, and leads into practice', async ({ page }) => {
  await page.goto('/articles/grammar-mistakes')
  await expect(page.locator('figure svg')).toBeVisible()
  await expect(page.locator('.slip').first()).toBeVisible()
  await page.locator('.prose a.btn').click()
  await expect(page).toHaveURL(/\/(?:practice|quiz\/)/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the facts of the articles', async ({ page }) => {
  await page.goto('/articles/grammar-mistakes')
  await expect(page.getByText('worth 10 marks: five for grammar and five for spelling')).toBeVisible()
  await expect(page.locator('.slip s').first()).toHaveText('wrong: were')
  await expect(page.locator('.slip .fix').first()).toHaveText('right: was')
  await page.goto('/articles/december-holidays')
  await expect(page.getByText('The holidays run from 22 November to 2 January')).toBeVisible()
  await expect(page.getByText('twenty minutes a day, five days a week')).toBeVisible()
  await page.goto('/articles/daily-practice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Twenty minutes a day/)
})

test('privacy: answers and scores are not stored (docs/behaviour.md, 12)', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByText('Quizzes do not store your answers or your scores.')).toBeVisible()
  await expect(page.getByText('held only in this navigation state')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nobody else' })).toBeVisible()
  await expect(page.getByText(/advertising script/)).toHaveCount(0)
})

test('privacy: names whom the operator passes messages on to', async ({ request }) => {
  const settings = { CONTACT_RELAY_URL: 'https://forms.example.org/contact' }
  const name = 'articles/daily-practice.md'
  const site = await startOwnSite({ [name]: readFileSync(`content/${name}`) }, settings)
  try {
    expect(await (await request.get(`${site.url}/privacy`)).text()).toContain('forms.example.org')
    expect(await (await request.get('/privacy')).text()).not.toContain('forms.example.org')
  } finally {
    await site.stop()
  }
})

test('home: the articles, and the facts of PSLE 2026', async ({ page }) => {
  await page.goto('/')
  const list = page.locator('.link-list a')
  await expect(list).toHaveCount(4)
  await expect(list.first()).toContainText('Twenty minutes a day')
  await expect(page.getByText('Dates to be confirmed')).toHaveCount(3)
  await expect(page.getByText('Editing has 10: five for grammar, five for spelling.')).toBeVisible()
  await list.nth(1).click()
  await expect(page).toHaveURL('/articles/grammar-mistakes')
})

test.describe('an article that is not there', () => {
  test.use({ allowed: ['404'] })
  test('is a page not found', async ({ page }) => {
    expect((await page.goto('/articles/how-to-fly'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page).toHaveTitle('Page not found - ReadySix')
  })
})

test('new and changed articles are there within two seconds of an import', async ({ request }) => {
  const name = 'articles/daily-practice.md'
  const text = readFileSync(`content/${name}`, 'utf8')
  const site = await startOwnSite({ [name]: text })
  try {
    const html = async (at: string) => (await request.get(site.url + at)).text()
    expect(await html('/articles/daily-practice')).toContain('Ask anyone who swims')
    writeFileSync(join(site.contentDir, name), text.replace('Ask anyone who swims', 'Ask somebody who swims'))
    writeFileSync(join(site.contentDir, 'articles/new-one.md'), text.replace('order: 1', 'order: 9'))
    const env = { ...process.env, DATA_DIR: site.dataDir, CONTENT_DIR: site.contentDir }
    expect(spawnSync(process.execPath, ['scripts/content/main.ts', 'import'], { env }).status).toBe(0)
    const imported = Date.now()
    await expect.poll(() => html('/articles/daily-practice'), { intervals: [100] }).toContain('Ask somebody who swims')
    expect(Date.now() - imported).toBeLessThan(2000)
    expect(await html('/articles/new-one')).toContain('Ask anyone who swims')
    expect(await html('/sitemap.xml')).toContain('/articles/new-one</loc>')
  } finally {
    await site.stop()
  }
})

test.describe('without JavaScript', () => {
  // The browser reports scripts that it was told not to run as blocked.
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  test('an article is all there', async ({ page }) => {
    await page.goto('/articles/instant-feedback')
    await expect(page.getByText('It is a good place to be wrong.')).toBeVisible()
    await expect(page.locator('figure svg')).toBeVisible()
  })
})

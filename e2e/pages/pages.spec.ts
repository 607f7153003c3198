/** Home, practice and what every page carries. */
import { readdirSync } from 'node:fs'
import { expect, expectAccessible, test } from '../visit.ts'

test('home: title, 2025 form, doors that lead somewhere', async ({ page, request }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Free PSLE 2026 Practice Papers & Preparation Resources Singapore | ReadySix')
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    /^Free PSLE 2025 Practice Papers & Preparation Resources Singapore/,
  )
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data.alternateName).toContain('PSLE 2025')
  await expect(page.getByText('Dates to be confirmed').first()).toBeVisible()
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => [...new Set(all.map((a) => a.getAttribute('href') ?? ''))])
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
})

test('practice: nine cards, five years each, links for the sets that exist', async ({ page }) => {
  await page.goto('/practice')
  await expect(page).toHaveTitle('Practice Quizzes - ReadySix')
  await expect(page.getByRole('heading', { name: 'Choose a Topic to Practise' })).toBeVisible()
  const cards = page.locator('article')
  await expect(cards).toHaveCount(9)
  for (const card of await cards.all())
    for (const year of [2020, 2021, 2022, 2023, 2024]) await expect(card.getByText(String(year))).toBeVisible()
  // Sets after the fifth are on the page of their topic.
  const firstFive = readdirSync('content/quizzes').filter((name) => /_Set_[1-5]\.json$/.test(name))
  await expect(page.locator('article a')).toHaveCount(firstFive.length)
  await page.getByRole('link', { name: 'Grammar 2024', exact: true }).click()
  await expect(page).toHaveURL('/quiz/grammar-mcq/Set_5')
  await page.getByRole('link', { name: 'All topics' }).click()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('a URL that names nothing', () => {
  test.use({ allowed: ['404'] })
  test('is a page with a way back', async ({ page }) => {
    const response = await page.goto('/nothing/here')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('robots, sitemap and favicon are there', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('User-agent: *')
  expect((await request.get('/favicon.svg')).headers()['content-type']).toContain('image/svg+xml')
  expect((await request.get('/favicon.ico')).status()).toBe(200)
  const map = await (await request.get('/sitemap.xml')).text()
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] ?? '')
  expect(paths.length).toBeGreaterThan(10)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } })
  test('the menu opens without script', async ({ page }) => {
    await page.goto('/')
    await page.getByText('Menu').click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Practice (PSLE)' }).click()
    await expect(page).toHaveURL('/practice')
  })

  test('the menu has everything that a grown-up looks for, and each link leads there', async ({ page }) => {
    await page.goto('/')
    await page.getByText('Menu').click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    for (const name of [
      'English',
      '华文',
      'Practice (PSLE)',
      'For parents',
      'For teachers',
      'Use it offline',
      'Contact',
    ])
      await expect(menu.getByRole('link', { name })).toBeVisible()
    await expectAccessible(page)
    const box = await menu.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(667)
    await menu.getByRole('link', { name: 'For teachers' }).click()
    await expect(page).toHaveURL('/teachers')
  })
})

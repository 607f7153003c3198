/** The page for parents does something at once: tonight's sets, print in one tap, what a score means. */
import type { Locator } from '@playwright/test'
import { dayInWords, singaporeDate } from '#lib/days/singapore-date.ts'
import { expect, test } from '../visit.ts'

test('home: the ten, the four subjects and two doors for grown-ups are the first screen of a phone', async ({
  page,
}) => {
  await page.goto('/')
  const start = page.getByRole('button', { name: 'Start today’s ten' })
  const subjects = page.getByRole('navigation', { name: 'Subjects' })
  const doors = page.getByRole('navigation', { name: 'For grown-ups' })
  await expect(doors.getByRole('link')).toHaveText(['For parents', 'For teachers'])
  const endOf = async (link: Locator): Promise<number> => {
    const box = await link.boundingBox()
    return (box?.y ?? 999) + (box?.height ?? 0)
  }
  await expect(subjects.getByRole('link')).toHaveText([/^English/, /^华文/, /^Mathematics/, /^Science/])
  for (const [width, height] of [
    [360, 640],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect((await subjects.boundingBox())?.y).toBeGreaterThan(await endOf(start))
    expect((await doors.boundingBox())?.y).toBeGreaterThan(await endOf(subjects))
    expect(await endOf(doors)).toBeLessThanOrEqual(height)
  }
  await doors.getByRole('link', { name: 'For parents' }).click()
  await expect(page).toHaveURL('/parents')
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, allowed: ['csp'] })
    test("tonight's three are on the first screen, named, and each opens", async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 667 })
      await page.goto('/parents')
      const tonight = page.getByRole('region', { name: /^Tonight/ })
      await expect(tonight.getByText(dayInWords(singaporeDate(new Date())))).toBeVisible()
      await expect(tonight.locator('.label')).toHaveText(['English', 'Chinese', 'Listening'])
      const rows = await tonight.getByRole('listitem').all()
      expect(rows).toHaveLength(3)
      for (const row of rows) {
        const box = await row.getByRole('link').first().boundingBox()
        expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(667)
      }
      const links = await tonight
        .locator('a:not(.btn)')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
      expect(links[0]).toMatch(/^\/quiz\//)
      expect(links[2]).toMatch(/^\/listening\//)
      for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200)
      await tonight.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/quiz\//)
    })
  })

test('one tap on Print opens the PDF of that set, and of tonight’s listening', async ({ page }) => {
  await page.goto('/parents')
  const links = page.getByRole('region', { name: /^Tonight/ }).getByRole('link', { name: /^Print / })
  const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(urls.map((url) => url.split('/')[1])).toEqual(['quiz', 'quiz', 'listening'])
  for (const url of urls) expect((await page.request.get(url)).headers()['content-type'], url).toBe('application/pdf')
})

test('no cache between may show yesterday, and nobody can ask for another day', async ({ request }) => {
  const today = await request.get('/parents')
  expect(today.headers()['cache-control']).toContain('must-revalidate')
  expect(today.headers()['cache-control']).not.toContain('stale')
  expect(await (await request.get('/parents?day=2020-01-01')).text()).toBe(await today.text())
})

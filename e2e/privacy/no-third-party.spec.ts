/** With default settings no page of the site asks any other host for anything: every page that the sitemap lists. */
import { expect, test } from '../visit.ts'

/** The pages are dealt out to this many tests, which run side by side. */
const SHARES = 4

for (let share = 0; share < SHARES; share += 1) {
  test(`no foreign request over every page of the sitemap, part ${share + 1} of ${SHARES}`, async ({
    page,
    request,
  }) => {
    const map = await (await request.get('/sitemap.xml')).text()
    const all = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] ?? '')
    const paths = all.filter((_, i) => i % SHARES === share)
    expect(paths.length).toBeGreaterThan(10)
    test.setTimeout(30_000 + paths.length * 3000)
    for (const path of paths) {
      // The last thing that a page's script does; a foreign request fails the journey by itself.
      const ready = page.waitForResponse('**/api/session')
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      expect(response?.headers()['content-security-policy'], path).not.toMatch(/https?:/)
      await ready
    }
  })
}

/** Pages that repeat another name that one to search engines, so that a set is found once. */
import { shipped, shortPractice, startOwnSite } from '../own-site.ts'
import { expect, test } from '../visit.ts'

const SITE = 'https://readysix.example'
const COPIES = [
  ['/quiz/grammar-mcq/Set_5/print?layout=large', '/quiz/grammar-mcq/Set_5'],
  ['/prelim/2024/Kingfisher/Grammar/print', '/prelim/2024/Kingfisher/Grammar'],
  ['/listening/short-2019/practice', '/listening/short-2019'],
] as const
const CONTENT = {
  ...shortPractice(),
  ...shipped('quizzes/Grammar_Set_5.json', 'prelimQuizzes/2024-Kingfisher-Grammar.json'),
}

test('a copy sends search to its page, or is not listed where the site has no address', async ({ page, request }) => {
  const named = await startOwnSite(CONTENT, { SITE_URL: SITE })
  try {
    for (const [copy, of] of COPIES) {
      const html = await (await request.get(named.url + copy)).text()
      expect(html).toContain(`<link rel="canonical" href="${SITE}${of}"/>`)
      expect(html).not.toContain('noindex')
    }
  } finally {
    await named.stop()
  }
  for (const [copy] of COPIES) {
    await page.goto(copy)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  }
})

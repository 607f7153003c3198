/** Pages that repeat another name that one to search engines, so that a set is found once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOwnServer } from '../own-server.ts'
import { expect, test } from '../visit.ts'

const SITE = 'https://readysix.example'
const COPIES = [
  ['/quiz/grammar-mcq/Set_5/print?layout=large', '/quiz/grammar-mcq/Set_5'],
  ['/prelim/2024/Kingfisher/Grammar/print', '/prelim/2024/Kingfisher/Grammar'],
  ['/listening/english-2024/practice', '/listening/english-2024'],
] as const

test('a copy sends search to its page, or is not listed where the site has no address', async ({ page, request }) => {
  const dir = mkdtempSync(join(tmpdir(), 'readysix-copies-'))
  const named = await startOwnServer({ DATA_DIR: dir, SITE_URL: SITE })
  try {
    for (const [copy, of] of COPIES) {
      const html = await (await request.get(named.url + copy)).text()
      expect(html).toContain(`<link rel="canonical" href="${SITE}${of}"/>`)
      expect(html).not.toContain('noindex')
    }
  } finally {
    await named.end('SIGTERM')
    rmSync(dir, { recursive: true })
  }
  for (const [copy] of COPIES) {
    await page.goto(copy)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  }
})

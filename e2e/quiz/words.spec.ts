/** The words of a marked item: one language a sentence, and each language in its own font. */
import type { Locator } from '@playwright/test'
import { expect, test } from '../visit.ts'
import { setOf } from './sets.ts'

test('a verdict on a Chinese item is Chinese, with one full stop; its English gloss has the font of the site', async ({
  page,
}) => {
  const set = setOf('chinese-mcq')
  await page.goto(set.path)
  const item = set.items[0]
  await page.locator(`input[name="r.1"][value="${item?.key === '0' ? '1' : '0'}"]`).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  const title = page.locator('.reason-title')
  await expect(title).toHaveText(/^不太对。答案是 \(\d\) [^A-Z]*[^.。]。$/)
  await expect(title).toHaveAttribute('lang', 'zh-Hans')
  const fontOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).fontFamily)
  const gloss = page.locator('[data-reason] [lang="en"]')
  expect(await fontOf(gloss.first())).toBe(await fontOf(page.locator('body')))
  expect(await fontOf(title)).not.toBe(await fontOf(page.locator('body')))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.locator(`input[name="r.2"][value="${set.items[1]?.key}"]`).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(title).toHaveText('答对了。')
})

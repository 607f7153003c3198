/** The shelf of schools: found by subject, each with its level and its papers. */

import { expect, test } from '../visit.ts'
import { questionsOf, schoolsOf } from './prelim-schools.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'by subject, with JavaScript' : 'by subject, without JavaScript', () => {
    test.use({ javaScriptEnabled, allowed: javaScriptEnabled ? [] : ['csp'] })

    test('only schools that have the subject are shown and counted', async ({ page }) => {
      await page.goto('/prelim')
      const schools = page.locator('#schools-2024 li:visible')
      await expect(schools).toHaveCount(schoolsOf('2024', () => true).length)
      await page.getByLabel('Chinese', { exact: true }).check()
      const chinese = schoolsOf('2024', (topic) => topic === 'Chinese').length
      await expect(schools).toHaveCount(chinese)
      await expect(page.locator('summary .count:visible').first()).toHaveText(`${chinese} schools with Chinese`)
      await page.getByLabel('All', { exact: true }).check()
      await expect(schools).toHaveCount(schoolsOf('2024', () => true).length)
    })

    test('a school says how hard it is, links its papers and keys, and what to do next', async ({ page }) => {
      await page.goto('/prelim/2024/OtterBay')
      const [psle, challenge] = [2, 3].map((level) => questionsOf('2024', 'OtterBay', level))
      await expect(page.getByText(`Questions: ${psle} PSLE, ${challenge} challenge.`)).toBeVisible()
      const papers = page.getByRole('region', { name: 'Papers to print' })
      await expect(papers.locator('b')).toHaveText(['English', 'Chinese', 'Maths', 'Science'])
      const paper = papers.getByRole('link', { name: '2024_P6_OtterBay_Science_Prelim', exact: true })
      expect((await page.request.get((await paper.getAttribute('href')) ?? '')).status()).toBe(200)
      await page.getByRole('link', { name: 'Sit a whole paper of today' }).click()
      await expect(page).toHaveURL('/paper')
    })

    test('papers of one subject are chosen, and a school leads to its page', async ({ page }) => {
      await page.goto('/downloads')
      await page.getByLabel('Maths', { exact: true }).check()
      await expect(page.locator('.columns > section:visible')).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 2, name: 'Maths' })).toBeVisible()
      await page.getByText('Find a school').click()
      await page.getByRole('link', { name: 'Otter Bay', exact: true }).click()
      await expect(page).toHaveURL('/prelim/2024/OtterBay#papers')
    })
  })

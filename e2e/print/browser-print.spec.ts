/** Any page as the browser itself prints it. */
import type { Page } from '@playwright/test'
import { everything } from '../products.ts'
import { expect, test } from '../visit.ts'
import { squeezed, textOfPages } from './pdf-text.ts'

/** A page of each kind, and how many pages of paper it may take at most; with `npm run test:all` the papers of other subjects, too. */
const PAGES = [
  ['/quiz/editing/Set_1', 1],
  ['/quiz/compre-cloze/Set_5', 2],
  ['/quiz/inline-context/Set_1', 1],
  ['/maths/circles/1', 4],
  ['/science/energy/1', 6],
  ['/tasks/visual-text/1', 3],
  ['/tasks/comprehension/1', 5],
  ['/paper/english/1', 18],
  ...(everything
    ? ([
        ['/paper/chinese/1', 14],
        ['/science/paper/1', 28],
      ] as const)
    : []),
  ['/parents', 4],
] as const

const WHITE = 'rgb(255, 255, 255)'

/** What only a screen can do, and the frame of the site. */
const ON_SCREEN = ['Jumptoa', 'Backtothetext', 'Aboutthispaper', 'Submit', 'Share', 'Print(opens', 'Menu', 'notstored']

/** The heads of sections: a name and an instruction each. */
const headsOf = (page: Page): Promise<string[]> =>
  page
    .locator('.section-title :is(h2, .instruction)')
    .evaluateAll((all: HTMLElement[]) => all.map(({ innerText }) => innerText))

test('is what a visitor reads, black on white: no navigation, no tool, no head alone at the foot of a page', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [path, most] of PAGES) {
    await page.goto(path)
    await expect(page.locator('main')).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const part of ['.site-head', '.site-foot', '.page-tools', '.actions'])
      await expect(page.locator(part).filter({ visible: true }), `${path} ${part}`).toHaveCount(0)
    const ground = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
    expect(ground, path).toBe(WHITE)
    const heads = await headsOf(page)
    await page.emulateMedia({ media: null, colorScheme: 'dark' })
    const pages = await textOfPages(await page.pdf({ preferCSSPageSize: true }))
    expect(pages.length, path).toBeLessThanOrEqual(most)
    for (const text of ON_SCREEN) expect(path === '/parents' ? '' : pages.join(''), path).not.toContain(text)
    for (const head of heads.map(squeezed)) {
      expect(pages.join(''), path).toContain(head)
      expect(
        pages.filter((text) => text.endsWith(head)),
        `${path}: ${head}`,
      ).toEqual([])
    }
  }
})

test('has all questions of a set that is asked one by one', async ({ page }) => {
  await page.goto('/maths/circles/1')
  await expect(page.locator('[data-live]')).toBeAttached()
  const text = (await textOfPages(await page.pdf({ preferCSSPageSize: true }))).join('')
  for (let number = 1; number <= 8; number += 1) expect(text).toContain(`${number}.`)
  expect(text).toContain('Findthelengthofonelap.')
})

test('has lines to write on where a screen has boxes, and ovals to shade', async ({ page }) => {
  const edges = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((box) => {
        const { borderTopWidth, borderBottomWidth, backgroundImage } = getComputedStyle(box)
        return { top: borderTopWidth, bottom: borderBottomWidth, ruled: backgroundImage !== 'none' }
      })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/quiz/editing/Set_1')
  expect(await edges('.blank input')).toEqual({ top: '0px', bottom: '1px', ruled: false })
  await page.emulateMedia({ media: null })
  await page.goto('/maths/circles/1')
  await expect(page.locator('[data-live]')).toBeAttached()
  // On the way to paper all its questions are drawn.
  await page.emulateMedia({ media: 'print' })
  expect(await edges('.num')).toEqual({ top: '0px', bottom: '1px', ruled: false })
  await expect(page.locator('.bubble').first()).toBeVisible()
  await expect(page.locator('.figure svg').first()).toBeVisible()
  await page.goto('/tasks/comprehension/1')
  expect(await edges('.lines')).toEqual({ top: '0px', bottom: '0px', ruled: true })
})

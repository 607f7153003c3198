/** WCAG 2.2 AA on every kind of page and in every theme, as far as a machine can tell. One visit answers all questions. */
import type { Page } from '@playwright/test'
import { pages } from '#app/pages.ts'
import { everything } from './products.ts'
import { playByMouse, wrongFor } from './quiz/pupil.ts'
import { quizSets, setOf, someSets } from './quiz/sets.ts'
import { goOn, playOn, submitQuestion } from './subjects/play.ts'
import { expect, expectAccessible, expectAccessibleInThemes, expectNoSideways, test } from './visit.ts'

/** Pages that are laid out as another one of the list: `npm run test:all` has them, and split-words.spec.ts their geometry. */
const REPEATED = [
  ...['/english', '/science', '/about', '/terms', '/accessibility', '/print/chinese'],
  ...pages.filter(({ foot }) => foot === 'Articles').map(({ path }) => path),
]
const OF_REPEATED_KINDS = ['/maths/paper/1/print', '/tasks/reading-2/1/print', '/paper/chinese/1']

/** One of each kind; quizzes that are also marked have their own list. */
const PAGES = [
  ...pages.map(({ path }) => path).filter((path) => everything || !REPEATED.includes(path)),
  ...(everything ? OF_REPEATED_KINDS : []),
  setOf('vocab-cloze').path,
  setOf('chinese-dialogue').path,
  '/prelim/2024/Kingfisher',
  '/articles/daily-practice',
  '/today',
  '/practice/grammar-mcq',
  '/skill/connector',
  '/listening/english-2024',
  '/listening/english-2024/practice',
  '/prelim/2023/Tembusu/ChineseInline',
  '/paper/english/1/print',
]
/** Worksheets, tasks and papers: before and after they are marked. Another text and another paper are in e2e/subjects. */
const WORKSHEETS = [
  '/maths/mixed/1',
  '/science/energy/1',
  '/tasks/visual-text/1',
  '/paper/english/1',
  ...(everything ? ['/maths/paper/2', '/tasks/reading-2/1'] : []),
]
/** Exercises of one question at a time whose result is that of the first one above: it is reached with `npm run test:all` only. */
const SAME_RESULT = ['/science/energy/1', '/tasks/visual-text/1']

/** Goes to a page and waits until its script is there, if it has a quiz: a whole paper is laid out then. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // A quiz of one's own is drawn by its script.
  await expect(page.locator('h1').first()).toBeAttached()
  if ((await page.locator('[data-quiz]').count()) > 0) await expect(page.locator('[data-live]')).toBeAttached()
}

/** Parts of the page that show Chinese without saying so. */
const unsaidChinese = (page: Page) =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const language = node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? ''
      const silent = node.parentElement?.closest('script, style') ?? null
      if (silent === null && /\p{Script=Han}/u.test(node.textContent ?? '') && !language.startsWith('zh'))
        found.push((node.textContent ?? '').slice(0, 40))
    }
    return found
  })

/** What can be pressed and is less than 44 px high, links in running text apart. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, label:has(input), input:not(label input)')]
      .filter(
        (part) => part.checkVisibility() && part.closest('p, .prose li, .answers, dd, td, .trap, .sr, .lost') === null,
      )
      .filter((part) => !part.matches('.skip, [type="hidden"]') && part.getBoundingClientRect().height < 43.5)
      .map((part) => `${Math.round(part.getBoundingClientRect().height)} ${part.outerHTML.slice(0, 90)}`),
  )

/** What is cut off with the text spacing that WCAG 1.4.12 names, which the page has until its style sheets are removed. */
const cutBySpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return [...document.querySelectorAll('main a, main button, main label, main p, main h1, main h2')]
      .filter((part) => !part.matches('.sr, .sr *, .tool-text') && getComputedStyle(part).overflowX === 'hidden')
      .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.outerHTML.slice(0, 100))
  })

/** Buttons that reach over the edge of their paper, but for those of a list that is closed. */
const buttonsOutside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.paper .btn')].flatMap((button) => {
      const edge = button.closest('.paper')?.getBoundingClientRect().right ?? 0
      return button.checkVisibility() && button.getBoundingClientRect().right > edge ? [button.textContent] : []
    }),
  )

/** Every question to the page as it is now; its size, text and spacing are others afterwards. Narrow screens are also in split-words.spec.ts. */
async function expectForEveryone(page: Page): Promise<void> {
  await test.step('no barrier in any theme, and Chinese says that it is Chinese', async () => {
    await expectAccessibleInThemes(page)
    expect.soft(await unsaidChinese(page)).toEqual([])
  })
  await test.step('nothing goes sideways on wide screens', async () => {
    for (const width of [1920, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSideways(page)
    }
  })
  await test.step('at 375 px what can be pressed is at least 44 px high, and nothing goes sideways', async () => {
    await page.setViewportSize({ width: 375, height: 740 })
    await expectNoSideways(page)
    expect.soft(await smallTargets(page)).toEqual([])
  })
  await test.step('320 x 256 px, a common screen at 400 %: nothing goes sideways', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await expectNoSideways(page)
    expect.soft(await buttonsOutside(page)).toEqual([])
  })
  await test.step('at 320 px, the largest text in wide spacing: nothing goes sideways', async () => {
    await page.evaluate(() => {
      Object.assign(document.documentElement.dataset, { text: 'largest', spacing: 'wide' })
    })
    await expectNoSideways(page)
    await page.evaluate(() => {
      delete document.documentElement.dataset.text
      delete document.documentElement.dataset.spacing
    })
  })
  await test.step('the text spacing of WCAG 1.4.12 loses nothing', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    expect.soft(await cutBySpacing(page)).toEqual([])
    await expectNoSideways(page)
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
  })
}

/** In parts, so that pages share what a browser has to load once, and no worker is left alone with all of them. */
const PARTS = 6
const paths = [...new Set(PAGES)]
for (let part = 0; part < PARTS; part += 1)
  test(`each kind of page is for everyone, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    test.setTimeout(300_000)
    for (const path of paths.filter((_, i) => i % PARTS === part))
      await test.step(path, async () => {
        await open(page, path)
        await expectForEveryone(page)
      })
  })

for (const set of someSets)
  test(`${set.path} is for everyone, open and marked`, async ({ page }) => {
    await open(page, set.path)
    await expectForEveryone(page)
    const [first] = set.items
    await playByMouse(page, set, (item) => (item === first ? wrongFor(set, item) : item.key))
    await expect(page.locator('[data-result]')).toBeFocused()
    await expectAccessibleInThemes(page)
    expect(await unsaidChinese(page)).toEqual([])
  })

for (const path of WORKSHEETS)
  test(`${path} is for everyone, open and marked`, async ({ page }) => {
    await open(page, path)
    await expectForEveryone(page)
    const option = page.locator('.worksheet input[type=radio]').first()
    if ((await option.count()) > 0) await option.check()
    if (path.includes('/paper/')) {
      await page.getByRole('button', { name: 'Submit', exact: true }).click()
      await page.getByRole('button', { name: 'Submit anyway' }).click()
    } else {
      await submitQuestion(page)
      await expectAccessibleInThemes(page)
      if (!everything && SAME_RESULT.includes(path)) return
      await goOn(page)
      await playOn(page)
    }
    await expect(page.locator('[data-result]')).toBeFocused()
    await expectAccessibleInThemes(page)
  })

test.describe('320 px wide and 256 px high: a common screen at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('name, Display and Menu stand in one line', async ({ page }) => {
    await page.goto('/practice')
    const tops = await page.evaluate(() =>
      [...document.querySelectorAll('.wordmark, .display-open, .menu > summary')].map((part) =>
        Math.round(part.getBoundingClientRect().top),
      ),
    )
    expect(tops).toHaveLength(3)
    expect(new Set(tops).size).toBe(1)
  })

  test('nothing covers what has the focus', async ({ page }) => {
    for (const set of someSets.filter(({ flow }) => flow === 'sheet')) {
      await open(page, set.path)
      for (let i = 0; i < 30; i += 1) {
        await page.keyboard.press('Tab')
        const seen = await page.evaluate(() => {
          const at = document.activeElement
          if (!(at instanceof HTMLInputElement) || at.type === 'hidden') return true
          const { left, top, width, height } = at.getBoundingClientRect()
          const on = document.elementFromPoint(left + width / 2, top + height / 2)
          return on !== null && (on === at || on.contains(at) || at.closest('label')?.contains(on) === true)
        })
        expect(seen, `${set.type}, ${i + 1} tabs`).toBe(true)
      }
    }
  })
})

test('with forced colours a chosen option still differs, and nothing is a barrier', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/quiz/grammar-mcq/Set_5', '/quiz/inline-context/Set_5']) {
    await open(page, path)
    const radio = page.locator('input[name="r.1"]')
    await radio.nth(1).check()
    const outline = (n: number) =>
      radio.nth(n).evaluate((input) => getComputedStyle(input.closest('label') ?? input).outlineStyle)
    expect(await outline(1)).toBe('solid')
    expect(await outline(2)).not.toBe('solid')
    await expectAccessible(page)
  }
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [set] = quizSets
  if (set === undefined) throw new Error('no set')
  await open(page, set.path)
  await page.locator('input[name="r.1"]').first().check()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.getByRole('button', { name: 'Submit' }).click()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('Tab goes through a whole quiz page, sees its focus everywhere, and comes out at the end', async ({ page }) => {
  test.setTimeout(180_000)
  for (const path of ['/quiz/grammar-mcq/Set_5', '/quiz/grammar-cloze/Set_5', '/quiz/inline-context/Set_5']) {
    await open(page, path)
    let out = false
    for (let i = 0; i < 140 && !out; i += 1) {
      await page.keyboard.press('Tab')
      const { seen, last, what } = await page.evaluate(() => {
        const at = document.activeElement
        if (at === null || at === document.body) return { seen: true, last: true, what: '' }
        const outlined = (part: Element | null) => part !== null && getComputedStyle(part).outlineStyle !== 'none'
        const links = document.querySelectorAll('.site-foot a')
        return {
          seen: outlined(at) || outlined(at.closest('label')),
          last: at === links[links.length - 1],
          what: at.outerHTML.slice(0, 100),
        }
      })
      expect(seen, what).toBe(true)
      out = last
    }
    expect(out, path).toBe(true)
  }
})

test('a blank says its number and what stands around it, and the jump list leads into it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  for (const set of someSets.filter(({ flow }) => flow === 'sheet')) {
    await open(page, set.path)
    const [, second] = set.items
    const [id, total] = [second?.id, set.items.length]
    const name = new RegExp(set.topic.language === 'en' ? `^Blank ${id} of ${total}, ` : `^第${id}空，共${total}空，`)
    await page.getByText(/filled in$/).click()
    await page.getByRole('navigation', { name: 'Blanks' }).getByRole('link').nth(1).click()
    await expect(page.locator(`#item-${second?.id}`)).toBeFocused()
    expect(await page.locator(`#item-${second?.id}`).getAttribute('aria-label')).toMatch(name)
  }
})

test('a mark is announced once', async ({ page }) => {
  await open(page, '/quiz/grammar-mcq/Set_5')
  await page.locator('input[name="r.1"]').first().check()
  await page.getByRole('button', { name: 'Submit' }).click()
  const said = page.locator('[role="status"], [role="alert"], [aria-live="polite"]').filter({ hasText: /\S/ })
  await expect(said).toHaveCount(1)
  await expect(said).toContainText(/Correct\.|Not quite\./)
})

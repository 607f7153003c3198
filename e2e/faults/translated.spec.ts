/** Pages that the browser translates: each text is taken out, and an element with its words stands in its place. */
import type { Page } from '@playwright/test'
import { everything } from '../products.ts'
import { answer, submitAnyway } from '../quiz/pupil.ts'
import { quizSets, setOf, someSets } from '../quiz/sets.ts'
import { submitOpen } from '../subjects/play.ts'
import { expect, expectAccessible, test } from '../visit.ts'

/** As Chrome's translator does it, and with the same words, so that the page can be compared with itself. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const [i, text] of texts.entries()) {
      const around = text.parentElement
      if (around === null || text.data.trim() === '' || !around.translate) continue
      if (around.closest('script, style, noscript, textarea, select, svg, math, font') !== null) continue
      const words = document.createElement('font')
      words.append(document.createElement('font'))
      words.firstElementChild?.append(text.data)
      // In one step, or in two of either order.
      if (i % 3 === 0) {
        text.replaceWith(words)
        continue
      }
      const { nextSibling } = text
      if (i % 3 === 1) text.remove()
      around.insertBefore(words, i % 3 === 1 ? nextSibling : text)
      if (i % 3 === 2) text.remove()
    }
    return texts.length
  })

const wordsOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true)
    // What comes late is left out: the code of a result, and what words mean, are drawn when their chunks have come.
    if (copy instanceof Element)
      for (const left of copy.querySelectorAll('noscript, .result-code, .word-slip')) left.remove()
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ')
  })

/** What the page says is what it says when it is loaded again, with the same answers and no translator. */
async function expectNothingStale(page: Page): Promise<void> {
  // The working of a marked answer is in a chunk that is asked for when it is marked: it is there when nothing changes any more.
  let words = ''
  const hasSettled = async () => {
    const before = words
    words = await wordsOf(page)
    return words === before
  }
  await expect.poll(hasSettled, { intervals: [500] }).toBe(true)
  expect(words.length).toBeGreaterThan(200)
  await page.reload()
  await expect(page.locator('[data-live]')).toBeAttached()
  await expect(page.locator('[data-reason], [data-result], .state-line').first()).toBeVisible()
  await expect.soft(page.locator('main')).not.toBeEmpty()
  await expect.poll(() => wordsOf(page)).toBe(words)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('[data-live]')).toBeAttached()
  await translate(page)
}

/** The words that the translator has taken of questions, options, word lists and texts. */
const takenOfQuestions = (page: Page) =>
  page.locator('main').locator(':is(.prompt, .option-text, .passage, .words, .dialogue, .stimulus) font').count()

/** A set of each interaction, and what is answered in another way; with `npm run test:all` every type and kind. */
const PAGES = [
  ...someSets.map(({ path }) => path),
  ...['/today', '/maths/mixed/1', '/science/diversity/1', '/tasks/synthesis/1', '/paper/english/1'],
  ...(everything
    ? ['/tasks/reading-2/1', '/tasks/visual-text/1', '/tasks/comprehension/1', '/tasks/reading-1/1', '/paper/chinese/1']
    : []),
]

/** Every blank of a sheet of a topic, since some are not marked before; elsewhere the first question. */
async function answerSome(page: Page, path: string): Promise<void> {
  const set = quizSets.find((one) => one.path === path)
  const options = page.locator('main input[type="radio"]')
  if (set?.flow === 'sheet') for (const item of set.items) await answer(page, item, item.key)
  else if ((await options.count()) > 0) await options.first().check()
  else await page.locator('main').locator('textarea, input.num').first().fill('1')
}

test('every kind of quiz is marked and goes on', async ({ page }) => {
  test.setTimeout(240_000)
  for (const path of PAGES) {
    await test.step(path, async () => {
      await open(page, path)
      expect((await takenOfQuestions(page)) > 0).toBe(/^.(maths|science)/.test(path))
      await answerSome(page, path)
      await translate(page)
      await submitOpen(page)
      await expectNothingStale(page)
      const next = page.getByRole('button', { name: 'Next', exact: true })
      if (!(await next.isVisible())) return
      await translate(page)
      await next.click()
      await expect(page.getByText('Question 2 of')).toBeVisible()
      await expectNothingStale(page)
    })
  }
})

test('a listening test goes on and shows its results', async ({ page }) => {
  await open(page, '/listening/english-2024/practice')
  expect(await takenOfQuestions(page)).toBe(0)
  await page.locator('main input[type="radio"]').first().check()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('Question 2 of')).toBeVisible()
  await translate(page)
  await page.locator('.strip button').last().click()
  await expect(page.getByText(/Clip (\d+) of \1/)).toBeVisible()
  await page.getByRole('button', { name: 'Submit Practice' }).click()
  await page.getByRole('button', { name: 'Submit anyway' }).click()
  await expect(page.locator('[data-result]')).toBeVisible()
  await translate(page)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Submit Practice' })).toBeVisible()
})

test.describe('a quiz whose script fails', () => {
  test.use({ allowed: ['a fault on purpose'] })

  test('says that the answers are kept, and a reload brings them back', async ({ page }) => {
    const set = setOf('editing')
    const [first] = set.items
    if (first === undefined) throw new Error('an empty set')
    await open(page, set.path)
    await answer(page, first, 'mine')
    await page.evaluate(() => {
      const { removeChild } = Node.prototype
      Node.prototype.removeChild = () => {
        Node.prototype.removeChild = removeChild
        throw new Error('a fault on purpose')
      }
    })
    await submitAnyway(page)
    const fault = page.getByRole('alert').filter({ hasText: 'Something went wrong with this page' })
    await expect(fault).toContainText('Your answers are kept.')
    await expect(fault).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await fault.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.locator('[data-live]')).toBeAttached()
    await expect(page.locator(`[name="r.${first.id}"]`)).toHaveValue('mine')
  })
})

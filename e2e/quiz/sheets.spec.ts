/** Passages on a phone: the reason under its line, the pad that waits, the question before open blanks are submitted. */
import type { Page } from '@playwright/test'
import { VERDICT_WORDS } from '#quiz/interactions/verdict-words.ts'
import { everything } from '../products.ts'
import { expect, expectAccessible, expectAccessibleInThemes, expectNoSideways, test } from '../visit.ts'
import { answer, playByMouse, wrongFor } from './pupil.ts'
import { type QuizSet, setOf, someSets } from './sets.ts'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const sheets = someSets.filter(({ flow }) => flow === 'sheet')
const padded = sheets.filter(({ symbols }) => symbols.length > 0)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('[data-live]')).toBeAttached()
}

/** Marks the set with its first two items wrong; their ids. */
async function markTwoWrong(page: Page, set: QuizSet): Promise<[string, string]> {
  const [first, second] = set.items
  if (first === undefined || second === undefined) throw new Error('too few items')
  await playByMouse(page, set, (item) => (item === first || item === second ? wrongFor(set, item) : item.key))
  return [first.id, second.id]
}

/** By its place: Playwright's own tap scrolls what lies in the room that the page keeps free for its pad. */
async function tapPad(page: Page, key: number): Promise<void> {
  const box = await page.locator('.pad-grid button').nth(key).boundingBox()
  if (box === null) throw new Error('no such key')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const dialog = (page: Page) => page.getByRole('dialog', { name: /no answer yet/ })

for (const set of sheets)
  test.describe(`${set.type} on a phone`, () => {
    test.use(PHONE)

    test('the marked paper: the way on, reasons by the strip, the score and the marks, and Back from Retry', async ({
      page,
    }) => {
      await open(page, set.path)
      const [first, second] = await markTwoWrong(page, set)
      const why = page.locator(`#why-${second}`)
      const mark = page.locator(`#mark-${second}`)
      const strip = page.getByRole('navigation', { name: 'Look again' })
      const retry = page.locator('.score-actions').getByRole('button', { name: 'Retry' })
      await expect(page.locator('[data-result]')).toBeFocused()
      await test.step('the way on stands under the score, and the first reason is open', async () => {
        await expect(retry).toBeInViewport()
        await expect(page.locator(`#why-${first}`)).toBeVisible()
      })
      await test.step('a number of the strip opens the reason: answer, key and reason on one screen', async () => {
        const entries = await page.evaluate(() => history.length)
        await strip.getByRole('link', { name: `${second} wrong`, exact: true }).click()
        for (const part of [why, mark, strip]) await expect(part).toBeInViewport({ ratio: 1 })
        await expect(why).toContainText(VERDICT_WORDS[set.topic.language].yourAnswer)
        await expect(why).toContainText(set.items[1]?.explanation ?? '-')
        await expect(why).toBeFocused()
        expect(await page.evaluate(() => history.length)).toBe(entries)
        await expectNoSideways(page)
      })
      await test.step('a mark closes its reason and opens it again, alone', async () => {
        await mark.click()
        await expect(why).toBeHidden()
        await mark.click()
        await expect(why).toBeVisible()
        await expect(page.locator(`#why-${first}`)).toBeHidden()
      })
      await test.step('the right ones are folded in the strip', async () => {
        const third = set.items[2]?.id
        const entry = strip.getByRole('link', { name: `${third} right`, exact: true })
        await expect(entry).toBeHidden()
        await strip.getByText(/right: show/).click()
        await entry.click()
        await expect(page.locator(`#why-${third}`)).toBeInViewport()
      })
      await test.step('a number beside the score opens its reason, too', async () => {
        await expect(why).toBeHidden()
        await page.locator('.score-band').getByRole('link', { name: second, exact: true }).click()
        await expect(why).toBeInViewport()
      })
      await test.step('Back from Retry returns to the marked paper', async () => {
        await retry.click()
        await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
        await page.goBack()
        await expect(page.getByText(set.scoreText(set.items.length - 2))).toBeVisible()
        await page.goForward()
        await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
      })
    })
  })

for (const set of padded)
  test.describe(`${set.type}: the pad on a phone`, () => {
    test.use(PHONE)

    test('comes when a blank is touched, without a keyboard, and goes again', async ({ page }) => {
      await open(page, set.path)
      const pad = page.locator('.pad-dock')
      await expect(pad).toBeHidden()
      const [first, second] = set.items
      const box = page.locator(`[data-blank="${first?.id}"]`)
      await expect(box).toHaveAttribute('inputmode', 'none')
      await box.tap()
      await expect(pad).toBeVisible()
      await expect(box).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      await tapPad(page, 0)
      await expect(page.locator(`[data-blank="${second?.id}"]`)).toBeFocused()
      await page.keyboard.type(set.symbols[1] ?? '')
      await expect(page.locator(`[data-blank="${second?.id}"]`)).toHaveValue(set.symbols[1] ?? '-')
      await page.getByRole('button', { name: 'Close the pad' }).tap()
      await expect(pad).toBeHidden()
      // It waits for the other blanks, and says so in one line.
      await page.getByRole('button', { name: 'Submit' }).click({ force: true })
      const refusal = await page.getByRole('alert').boundingBox()
      expect(refusal?.height).toBeLessThan(40)
    })

    test('a tap moves the page only when the next blank, or the two lines after it, are not to be seen', async ({
      page,
    }) => {
      await open(page, set.path)
      const ids = set.items.map(({ id }) => id)
      await page.locator(`[data-blank="${ids[0]}"]`).tap()
      await expect(page.locator('.pad-dock')).toBeVisible()
      for (const id of ids.slice(1)) {
        const box = page.locator(`[data-blank="${id}"]`)
        const top = (await page.locator('.pad-dock').boundingBox())?.y ?? 0
        const at = await box.boundingBox()
        const lines = await box.evaluate(
          (blank) => 2 * Number.parseFloat(getComputedStyle(blank.closest('p') ?? blank).lineHeight),
        )
        const seen = at !== null && at.y >= 12 && at.y + at.height + lines <= top - 12
        const before = await scrolled(page)
        await tapPad(page, 0)
        await expect(box).toBeFocused()
        const after = await box.boundingBox()
        if (seen) expect(await scrolled(page)).toBe(before)
        expect(after?.y ?? -1).toBeGreaterThan(0)
        expect((after?.y ?? 0) + (after?.height ?? 0) + lines).toBeLessThanOrEqual(top)
      }
    })
  })

/** Chinese text with a line through it, which reads as the character 一. */
const struckChinese = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':lang(zh)')]
      .filter((part) => getComputedStyle(part).textDecorationLine.includes('line-through'))
      .filter((part) => /\p{Script=Han}/u.test(part.textContent ?? ''))
      .map((part) => part.outerHTML.slice(0, 90)),
  )

test('a used phrase, a crossed-out option and a wrong answer in Chinese have no line through them', async ({
  page,
}) => {
  const set = setOf('chinese-dialogue')
  const [first] = set.items
  if (first === undefined) throw new Error('no items')
  await open(page, set.path)
  await answer(page, first, '8')
  await expect(page.locator('.words .is-used b')).toHaveCSS('text-decoration-line', 'line-through')
  expect(await struckChinese(page)).toEqual([])
  await playByMouse(page, set, (item) => wrongFor(set, item))
  await expect(page.locator('.why-answers .was').first()).toBeVisible()
  expect(await struckChinese(page)).toEqual([])
  await open(page, setOf('inline-context').path)
  await page.getByRole('checkbox', { name: 'Cross out an option of blank 1', exact: true }).check()
  await page.getByRole('button', { name: 'Cross out option 3 of blank 1', exact: true }).click()
  await expect(page.locator('.choice.is-crossed')).toHaveCount(1)
  expect(await struckChinese(page)).toEqual([])
})

for (const type of everything ? (['editing', 'compre-cloze'] as const) : (['editing'] as const))
  test.describe(`${type}: open blanks`, () => {
    test.use(PHONE)

    test('Submit asks first, and so does Enter from the last blank; a double tap marks nothing', async ({ page }) => {
      const set = setOf(type)
      const [first, second] = set.items
      if (first === undefined || second === undefined) throw new Error('too few items')
      await open(page, set.path)
      await answer(page, first, first.key)
      await page.getByRole('button', { name: 'Submit' }).dblclick()
      await expect(dialog(page)).toContainText(`${set.items.length - 1} blanks have no answer yet.`)
      await expect(dialog(page)).toContainText('A blank without an answer counts as wrong.')
      await page.getByRole('button', { name: `Go to blank ${second.id}` }).click()
      await expect(page.locator(`[data-blank="${second.id}"]`)).toBeFocused()
      await expect(page.locator('[data-result]')).toHaveCount(0)
      await page.locator(`[data-blank="${set.items.at(-1)?.id}"]`).press('Enter')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Submit anyway' }).click()
      await expect(page.getByText(set.scoreText(1))).toBeVisible()
    })

    test('a Submit right after another tap is heard', async ({ page }) => {
      const set = setOf(type)
      await open(page, set.path)
      for (const item of set.items) await answer(page, item, item.key)
      await page.getByRole('button', { name: 'Submit' }).click({ clickCount: 2 })
      await expect(page.getByText(set.scoreText(set.items.length))).toBeVisible()
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, allowed: ['csp'] })
      test('Submit marks as ever, and a mark opens its reason', async ({ page }) => {
        const set = setOf(type)
        await page.goto(set.path)
        await page.getByRole('button', { name: 'Submit' }).click()
        await expect(page.getByText(set.scoreText(0))).toBeVisible()
        const second = set.items[1]?.id
        await page.locator(`#mark-${second}`).click()
        await expect(page.locator(`#why-${second}`)).toBeInViewport()
        await expect(page.locator(`#why-${set.items[0]?.id}`)).toBeHidden()
      })
    })
  })

test('before a sheet is marked, nothing of its reasons is in the page', async ({ page }) => {
  for (const set of sheets) {
    await open(page, set.path)
    await expect(page.locator('.why-line, .blank-verdict')).toHaveCount(0)
  }
})

test('what stands behind a blank is not covered by its focus ring', async ({ page }) => {
  await open(page, setOf('grammar-cloze').path)
  const box = page.locator('[data-blank="1"]')
  await box.focus()
  const { offset, width, shadow } = await box.evaluate((input) => {
    const { outlineOffset, outlineWidth, boxShadow } = getComputedStyle(input)
    return { offset: Number.parseFloat(outlineOffset), width: Number.parseFloat(outlineWidth), shadow: boxShadow }
  })
  expect(offset + width).toBeLessThanOrEqual(0)
  expect(shadow).toContain('inset')
})

test('a marked page prints every reason', async ({ page }) => {
  const set = setOf('editing')
  await open(page, set.path)
  await playByMouse(page, set, (item) => item.key)
  await page.emulateMedia({ media: 'print' })
  for (const { id } of set.items) await expect(page.locator(`#why-${id}`)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Look again' })).toBeHidden()
})

test('no barrier in any theme with a reason open and the question before Submit', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport)
  const set = setOf('compre-cloze')
  await open(page, set.path)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessibleInThemes(page)
  await page.getByRole('button', { name: 'Submit anyway' }).click()
  await page.locator('#mark-2').click()
  await expectAccessibleInThemes(page)
})

test.describe('the largest text with wide spacing', () => {
  test.use(PHONE)
  for (const set of sheets)
    test(`${set.type} fits 320 and 375 px: open, with its timer and its pad, marked, with a reason`, async ({
      page,
    }) => {
      const fits = async () => {
        for (const width of [375, 320]) {
          await page.setViewportSize({ width, height: 667 })
          await expectNoSideways(page)
        }
      }
      await page.addInitScript(() => localStorage.setItem('display', '{"text":"largest","spacing":"wide"}'))
      await open(page, set.path)
      await fits()
      await page.getByRole('button', { name: 'Timer' }).click()
      await expect(page.getByRole('timer')).toBeVisible()
      await fits()
      if (set.symbols.length > 0) {
        await page.locator('[data-blank]').first().tap()
        await fits()
        await page.getByRole('button', { name: 'Close the pad' }).tap()
      }
      const [, second] = await markTwoWrong(page, set)
      await fits()
      await page.locator(`#mark-${second}`).click()
      await fits()
    })
})

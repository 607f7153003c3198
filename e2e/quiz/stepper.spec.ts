/** One question at a time in a hand: the question, its marks and its reason stand on one screen, and taps mean what they say. */
import type { Locator, Page } from '@playwright/test'
import { everything } from '../products.ts'
import { expect, expectAccessibleInThemes, expectNoSideways, test } from '../visit.ts'
import { answer, playByMouse, wrongFor } from './pupil.ts'
import { type QuizSet, quizSets, setOf, shortStepper, someSets } from './sets.ts'

const steppers = someSets.filter(({ flow }) => flow === 'stepper')
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

async function open(page: Page, { path }: QuizSet): Promise<void> {
  await page.goto(path)
  await expect(page.locator('[data-live]')).toBeAttached()
}

const itemOf = (set: QuizSet, number: number) => {
  const item = set.items[number - 1]
  if (item === undefined) throw new Error(`${set.path} has no question ${number}`)
  return item
}

/** Answers question `number`, which is on show, and submits it by touch. */
async function submit(page: Page, set: QuizSet, number: number, right: boolean): Promise<void> {
  const item = itemOf(set, number)
  await answer(page, item, right ? item.key : wrongFor(set, item))
  await page.getByRole('button', { name: 'Submit' }).tap()
  await expect(page.locator('[data-reason]')).toBeVisible()
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (box === null) throw new Error('not on the page')
  return { ...box, bottom: box.y + box.height, right: box.x + box.width }
}

/** Whole, between the line that stays at the top and the one at the foot. */
async function expectWhole(page: Page, parts: Locator): Promise<void> {
  await expect(parts.first()).toBeVisible()
  await expect(async () => {
    const line = await boxOf(page.locator('.state-line'))
    const foot = await boxOf(page.locator('.actions'))
    for (const part of await parts.all()) {
      const { y, bottom } = await boxOf(part)
      expect(y).toBeGreaterThanOrEqual(line.bottom - 1)
      expect(bottom).toBeLessThanOrEqual(foot.y + 1)
    }
  }).toPass({ timeout: 3000 })
}

const prompts = (page: Page) => page.locator('[data-stage] .prompt')

for (const set of steppers) {
  test.describe(`${set.type} in a hand`, () => {
    test.use(PHONE)

    test('a wrong answer: sentence, answer, key, reason and Next on one screen, then the next question', async ({
      page,
    }) => {
      await open(page, set)
      await expect(page.locator('[data-mark], .gap-filled, .others, [data-reason]')).toHaveCount(0)
      await submit(page, set, 1, false)
      const stage = page.locator('[data-stage]')
      await expectWhole(page, prompts(page))
      await expectWhole(page, stage.locator('[data-mark="wrong"]'))
      await expectWhole(page, stage.locator('[data-mark="right"]'))
      await expectWhole(page, page.locator('[data-reason]'))
      await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 })
      await expectNoSideways(page)
      await page.getByRole('button', { name: 'Next' }).tap()
      await expect(page.getByText('Question 2 of')).toBeInViewport({ ratio: 1 })
      await expectWhole(page, prompts(page))
      await expectWhole(page, stage.locator('.option'))
    })

    test('the mark covers no control, and the options that are folded away come back', async ({ page }) => {
      await open(page, set)
      await submit(page, set, 1, false)
      const mark = await boxOf(page.locator('[data-stage] .tick-big'))
      for (const control of await page.locator('[data-quiz] :is(button, a, summary, label):visible').all()) {
        const box = await boxOf(control)
        const apart = box.right <= mark.x || box.x >= mark.right || box.bottom <= mark.y || box.y >= mark.bottom
        expect(apart, await control.innerText()).toBe(true)
      }
      await expect(page.locator('.option:visible')).toHaveCount(2)
      await page.getByText('2 other options').tap()
      await expect(page.locator('.others li')).toHaveCount(2)
      await expect(page.locator('.others li').first()).toBeVisible()
    })

    test('after the last question ring and stamp are seen, and the heading is read without a frame', async ({
      page,
    }) => {
      const played = everything ? set : shortStepper
      await open(page, played)
      await playByMouse(page, played, (item) => item.key)
      const heading = page.getByRole('heading', { name: played.doneText })
      await expect(heading).toBeFocused()
      await expect(page.locator('.ring')).toBeInViewport({ ratio: 0.999 })
      await expect(page.locator('.stamp')).toBeInViewport({ ratio: 0.999 })
      await page.keyboard.press('Shift')
      expect(await heading.evaluate((h) => [getComputedStyle(h).outlineStyle, getComputedStyle(h).boxShadow])).toEqual([
        'none',
        'none',
      ])
    })
  })

  test(`${set.type}: marked, crossing out and folded parts have no barrier in any theme`, async ({ page }) => {
    await page.setViewportSize(PHONE.viewport)
    await open(page, set)
    await page.getByText('About this paper').click()
    await page.getByRole('button', { name: 'Timer' }).click()
    await page.getByRole('checkbox', { name: 'Cross out an option' }).check()
    await expectAccessibleInThemes(page)
    await page.getByRole('checkbox', { name: 'Cross out an option' }).uncheck()
    const item = itemOf(set, 1)
    await answer(page, item, wrongFor(set, item))
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('2 other options').click()
    await expectAccessibleInThemes(page)
  })
}

test('on arrival the question and its options are on the screen, whatever its size', async ({ page }) => {
  for (const set of quizSets.filter(({ flow }) => flow === 'stepper'))
    for (const viewport of [
      { width: 360, height: 620 },
      { width: 375, height: 667 },
      { width: 1366, height: 650 },
    ])
      await test.step(`${set.type} at ${viewport.width} x ${viewport.height}`, async () => {
        await page.setViewportSize(viewport)
        await open(page, set)
        await expectWhole(page, prompts(page))
        await expectWhole(page, page.locator('[data-stage] .option'))
        for (const part of ['h1', '.instruction']) await expect(page.locator(part)).toBeInViewport({ ratio: 1 })
      })
})

const grammar = setOf('grammar-mcq')

test.describe('in a hand', () => {
  test.use(PHONE)

  test('place, time and flag stay on the screen from question to question', async ({ page }) => {
    await open(page, grammar)
    await page.getByRole('button', { name: 'Timer' }).tap()
    for (const number of [1, 2, 3]) {
      await submit(page, grammar, number, true)
      for (const part of [
        page.getByText(`Question ${number} of`),
        page.getByRole('timer'),
        page.getByRole('button', { name: 'Flag for review' }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 })
      // A second tap so soon after the first may be meant for Submit: it skips no reason.
      await page.getByRole('button', { name: 'Next' }).click()
    }
    const { height } = await boxOf(page.locator('.state-line'))
    expect(height).toBeLessThanOrEqual(52)
  })

  test('what is whole on the screen is not moved', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 })
    await open(page, grammar)
    await submit(page, grammar, 1, true)
    await page.getByRole('button', { name: 'Next' }).tap()
    await expect(page.getByText('Question 2 of')).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('the whole row chooses, up to its right edge', async ({ page }) => {
    await open(page, grammar)
    for (const part of [0.5, 0.85, 0.96]) {
      const row = page.locator('.option-row').nth(Math.round(part * 10) % 4)
      const { x, y, width, height } = await boxOf(row)
      await page.touchscreen.tap(x + width * part, y + height / 2)
      await expect(row.locator('input')).toBeChecked()
    }
    await expect(page.locator('.is-crossed')).toHaveCount(0)
  })

  test('a quick tap on Submit after one on an option beside it is not swallowed', async ({ page }) => {
    await open(page, grammar)
    const option = await boxOf(page.locator('.option').last())
    await page.mouse.click(option.x + 60, option.y + 10, { clickCount: 1 })
    const button = await boxOf(page.getByRole('button', { name: 'Submit' }))
    await page.mouse.click(button.x + 60, button.y + 10, { clickCount: 2 })
    await expect(page.locator('[data-reason]')).toBeVisible()
  })
})

test('the second click of a double click skips no reason and asks for no option', async ({ page }) => {
  await open(page, grammar)
  await page.locator('.option').first().click()
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(page.locator('[data-reason]')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).dblclick()
  await expect(page.getByText('Question 2 of')).toBeVisible()
  await expect(page.getByText('Choose an option first.')).toHaveCount(0)
})

test('the keys 1 to 4 choose, Enter submits and goes on; they can be turned off', async ({ page }) => {
  await open(page, grammar)
  const option = (n: number) => page.locator('[data-stage] input').nth(n - 1)
  await page.keyboard.press('3')
  await expect(option(3)).toBeChecked()
  await page.keyboard.press('2')
  await expect(option(2)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-reason]')).toBeVisible()
  await page.keyboard.press('1')
  await expect(option(2)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Question 2 of')).toBeVisible()
  await page.keyboard.press('9')
  await page.keyboard.press('Control+4')
  await expect(page.locator('[data-stage] input:checked')).toHaveCount(0)
  await page.keyboard.press('4')
  await expect(option(4)).toBeChecked()
  await page.getByRole('button', { name: 'Keys 1 to 4' }).click()
  await page.keyboard.press('1')
  await expect(option(4)).toBeChecked()
})

test('number keys are left alone where a number is text', async ({ page }) => {
  await open(page, grammar)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input, button').first().focus()
  await page.keyboard.press('1')
  await expect(page.locator('[data-stage] input:checked')).toHaveCount(0)
})

test('from the options Tab leads to the switch of crossing out, and no further stop of theirs', async ({ page }) => {
  await open(page, grammar)
  await page.locator('[data-stage] input').first().focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Cross out an option' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('summary', { hasText: 'About this paper' })).toBeFocused()
})

test('crossing out the last open option by key leaves the focus on what brings it back', async ({ page }) => {
  await open(page, grammar)
  await page.locator('[data-stage] input').first().focus()
  for (const _ of grammar.items[0]?.options ?? []) await page.keyboard.press('x')
  await expect(page.getByRole('button', { name: 'Bring back option 4' })).toBeFocused()
})

test('vocab-cloze shows the sentence of its word, and marks the word in the passage', async ({ page }) => {
  const set = setOf('vocab-cloze')
  await open(page, set)
  for (const [i] of set.items.entries()) {
    const word = await page.locator('mark[aria-current]').innerText()
    await expect(prompts(page).first().locator('.marked-word')).toHaveText([word])
    await expect(prompts(page).last()).toContainText(`"${word}"`)
    const looks = (mark: Locator) => mark.evaluate((m) => getComputedStyle(m).boxShadow)
    expect(await looks(page.locator('mark[aria-current]'))).not.toBe(
      await looks(page.locator('mark:not([aria-current])').first()),
    )
    if (i > 1) break
    const item = itemOf(set, i + 1)
    await answer(page, item, item.key)
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
  }
})

test.describe('without JavaScript in a hand', () => {
  test.use({ ...PHONE, javaScriptEnabled: false, allowed: ['csp'] })
  test('the marked question is completed and its other options can be opened', async ({ page }) => {
    await page.goto(grammar.path)
    const item = itemOf(grammar, 1)
    await answer(page, item, wrongFor(grammar, item))
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.locator('.gap-filled')).toHaveText(item.options[Number(item.key)] ?? '')
    await page.getByText('2 other options').tap()
    await expect(page.locator('.others li').first()).toBeVisible()
  })
})

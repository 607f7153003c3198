/** What helps a pupil think: crossing options out, flags, the timer, and another go at the lost items alone. */
import type { Item } from '#quiz/contract/quiz-type.ts'
import { type FormPage, openForm } from '../form-visitor.ts'
import { everything } from '../products.ts'
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'
import { answer, playByMouse, wrongFor } from './pupil.ts'
import { setOf, shortStepper, someSets } from './sets.ts'

const steppers = someSets.filter(({ flow }) => flow === 'stepper')

// The other types of a flow ask again by the same code.
for (const set of [setOf('grammar-mcq'), setOf('grammar-cloze')]) {
  const [first, second] = set.items
  if (first === undefined || second === undefined) throw new Error('too few items')
  const lost = [first, second]

  test(`${set.type}: only the lost items are asked again, and a reload keeps that`, async ({ page }) => {
    await page.goto(set.path)
    await expect(page.locator('[data-live]')).toBeAttached()
    await playByMouse(page, set, (item) => (lost.includes(item) ? wrongFor(set, item) : item.key))
    await page.getByRole('button', { name: 'Try the 2 you missed' }).click()
    await page.reload()
    await expect(page.locator('[data-live]')).toBeAttached()
    if (set.flow === 'sheet') {
      await expect(page.getByText('0 of 2 filled in')).toBeVisible()
      await expectAccessible(page)
      await answer(page, first, first.key)
      await answer(page, second, wrongFor(set, second))
      await page.getByRole('button', { name: 'Submit' }).click()
    } else {
      const two = { ...set, items: lost }
      await playByMouse(page, two, (item) => (item === first ? item.key : wrongFor(set, item)))
    }
    await expect(page.getByText('These are the 2 questions you tried again.')).toBeVisible()
    await expect(page.locator('.score-line')).toHaveText(/\b1 (?:\/|out of) 2$/)
    if (set.flow === 'stepper') await expectAccessible(page)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(
      page.getByText(set.flow === 'sheet' ? `0 of ${set.items.length} filled in` : `Question 1 of ${set.items.length}`),
    ).toBeVisible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  test('only the lost items of a sheet are asked again by the server', async ({ page }) => {
    const set = setOf('grammar-cloze')
    const lost = set.items.slice(0, 2)
    await page.goto(set.path)
    await playByMouse(page, set, (item) => (lost.includes(item) ? wrongFor(set, item) : item.key))
    await page.getByRole('button', { name: 'Try the 2 you missed' }).click()
    await playByMouse(page, { ...set, items: lost }, (item) => item.key)
    await expect(page.locator('.score-line')).toHaveText(/\b2 (?:\/|out of) 2$/)
    await expect(page.getByRole('button', { name: /you missed/ })).toHaveCount(0)
  })
})

test('without JavaScript only the lost questions are asked again, one at a time', async ({ request }) => {
  const set = setOf('grammar-mcq')
  const lost = set.items.slice(0, 2)
  const play = async (page: FormPage, items: readonly Item[], value: (item: Item) => string) => {
    let at = page
    for (const [i, item] of items.entries()) {
      expect(at.text).toContain(`Question ${i + 1} of ${items.length}`)
      at = await at.press('Submit', { [`r.${item.id}`]: value(item) })
      at = await at.press(i === items.length - 1 ? 'Finish' : 'Next')
    }
    return at
  }
  const open = await openForm(request, set.path)
  const marked = await play(open, set.items, (item) => (lost.includes(item) ? wrongFor(set, item) : item.key))
  const again = await play(await marked.press('Try the 2 you missed'), lost, (item) => item.key)
  expect(again.text).toContain('Your score: 2 / 2')
  expect(again.has('Retry')).toBe(true)
  expect(again.text).not.toContain('you missed')
})

for (const set of steppers) {
  test(`${set.type}: an option is crossed out and brought back, by mouse and by keyboard`, async ({ page }) => {
    await page.goto(set.path)
    await expect(page.locator('[data-live]')).toBeAttached()
    const option = (n: number) => page.locator(`input[name="r.1"][value="${n - 1}"]`)
    const crossOut = async (n: number) => {
      await page.getByRole('checkbox', { name: 'Cross out an option' }).check()
      await page.getByRole('button', { name: `Cross out option ${n}` }).click()
    }
    await crossOut(3)
    await expect(option(3)).toBeDisabled()
    await expect(page.getByRole('status').filter({ hasText: 'Crossed out: 3' })).toBeAttached()
    await page.reload()
    await expect(option(3)).toBeDisabled()
    await option(1).focus()
    await page.keyboard.press('x')
    await expect(option(1)).toBeDisabled()
    await expect(option(2)).toBeFocused()
    await expect(option(2)).not.toBeChecked()
    await page.getByRole('button', { name: 'Bring back option 3' }).click()
    await option(3).check()
    await expect(option(3)).toBeChecked()
    await crossOut(3)
    await expect(option(3)).not.toBeChecked()
    await page.getByRole('button', { name: 'Bring back option 1' }).focus()
    await page.keyboard.press('Enter')
    await expect(option(1)).toBeEnabled()
  })
}

for (const set of everything ? steppers : [shortStepper])
  test(`${set.type}: a flag is on the answer sheet and in the result, where the timer stops; when all is lost, Retry stands alone`, async ({
    page,
  }) => {
    await page.goto(set.path)
    await expect(page.locator('[data-live]')).toBeAttached()
    const flag = page.getByRole('button', { name: 'Flag for review' })
    await flag.click()
    await expect(flag).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.strip li').first()).toContainText('flagged')
    await page.getByRole('button', { name: 'Timer' }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    for (const [i, item] of set.items.entries()) {
      await answer(page, item, wrongFor(set, item))
      await page.getByRole('button', { name: 'Submit' }).click()
      if (i < set.items.length - 1) await page.getByRole('button', { name: 'Next' }).click()
    }
    await expect(page.getByText('You flagged question 1.')).toBeVisible()
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.locator('#why-1').getByText('You flagged this one.')).toBeVisible()
    await expect(page.getByText(/It took you 0:\d\d/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(page.getByRole('button', { name: /you missed/ })).toHaveCount(0)
    await expectAccessible(page)
  })

test.describe('options in the line of a passage, at 375 px by touch', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })
  test('are crossed out and brought back, each with a tap', async ({ page }) => {
    await page.goto('/quiz/inline-context/Set_5')
    await expect(page.locator('[data-live]')).toBeAttached()
    const option = (n: number) => page.locator(`input[name="r.1"][value="${n - 1}"]`)
    const tapSwitch = () => page.getByRole('checkbox', { name: 'Cross out an option of blank 1', exact: true }).tap()
    const tapCross = (n: number) =>
      page.getByRole('button', { name: `Cross out option ${n} of blank 1`, exact: true }).tap()
    await option(2).tap()
    await tapSwitch()
    await tapCross(3)
    await expect(option(3)).toBeDisabled()
    await tapSwitch()
    await tapCross(2)
    // What was chosen is taken back, and the next tap chooses again.
    await expect(option(2)).not.toBeChecked()
    await option(1).tap()
    await expect(option(1)).toBeChecked()
    await expectAccessible(page)
    await expectNoSideways(page)
    await page.reload()
    await expect(option(3)).toBeDisabled()
    await page.getByRole('button', { name: 'Bring back option 3 of blank 1' }).tap()
    await expect(option(3)).toBeEnabled()
    await option(3).focus()
    await page.keyboard.press('x')
    await expect(option(3)).toBeDisabled()
    await expect(option(4)).toBeFocused()
    for (const box of await page.locator('.choices').first().locator('.choice, .choices-cross').all()) {
      const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 }
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })
})

/** '10:59' as seconds. */
function secondsOf(clock: string): number {
  const [minutes, seconds] = clock.split(':').map(Number)
  return (minutes ?? 0) * 60 + (seconds ?? 0)
}

test.describe('the timer', () => {
  const set = setOf('grammar-mcq')

  test('is off by default, counts down the time of the examination, pauses, and says nothing by itself', async ({
    page,
  }) => {
    await page.clock.install()
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto(set.path)
    await expect(page.locator('[data-live]')).toBeAttached()
    expect(loaded.filter((url) => url.includes('exam-timer'))).toEqual([])
    await page.getByRole('button', { name: 'Timer' }).click()
    const timer = page.getByRole('timer')
    await expect(timer).toHaveText('12:00')
    await expect(timer).toHaveAttribute('aria-live', 'off')
    // From here on time passes only when the test says so.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
    const shown = async () => secondsOf(await timer.innerText())
    await expect.poll(shown).toBeLessThanOrEqual(12 * 60 - 5)
    const left = await shown()
    await page.clock.runFor(61_000)
    await expect.poll(shown).toBe(left - 61)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible()
    await page.clock.runFor(60_000)
    expect(await shown()).toBe(left - 61)
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.clock.runFor(700_000)
    await expect(page.getByText('The time of the examination is over. Take the time you need.')).toBeVisible()
    await page
      .getByText(set.items[0]?.options[0] ?? '', { exact: true })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
    await page.getByRole('button', { name: 'Timer' }).click()
    await expect(timer).toHaveCount(0)
  })
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  test('crossed-out options, a flag and the timer fit', async ({ page }) => {
    for (const set of steppers) {
      await page.goto(set.path)
      await page.getByRole('button', { name: 'Timer' }).click()
      await page.getByRole('button', { name: 'Flag for review' }).click()
      await page.getByRole('checkbox', { name: 'Cross out an option' }).check()
      await page.getByRole('button', { name: 'Cross out option 2' }).click()
      await expectNoSideways(page)
      await expectAccessible(page)
    }
  })
})

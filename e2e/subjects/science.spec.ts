/** Science on the screen (docs/behaviour.md, 21): options with their reason, open answers beside their marking points. */
import { expect, expectAccessibleInThemes, expectNoSideways, expectPartAccessible, test } from '../visit.ts'
import { goOn, playOn, submitQuestion } from './play.ts'

const SET = '/science/energy/1'

test('the themes lead to sets; another theme is 404', async ({ page, request }) => {
  await page.goto('/science')
  await page.locator('#practise').getByRole('link', { name: 'Energy' }).click()
  await expect(page).toHaveURL(SET)
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  expect((await request.get('/science/cells/1')).status()).toBe(404)
})

test('an option has its reason, an open answer its points, which the pupil ticks', async ({ page }) => {
  await page.goto(SET)
  await expect(page.locator('[data-live]')).toBeAttached()
  await page.locator('.worksheet input[type=radio]').first().check()
  await submitQuestion(page)
  await expect(page.locator('.reason').first()).toBeVisible()
  const text = page.locator('textarea').first()
  while (!(await text.isVisible())) {
    await goOn(page)
    if (!(await text.isVisible())) await submitQuestion(page)
  }
  await text.fill('The heat moves from the hotter water to the cooler air around it.')
  await submitQuestion(page)
  const points = page.locator('.point')
  await points.first().getByRole('checkbox').check()
  if (!(await goOn(page))) await playOn(page)
  await expect(page.locator('.mark-sum dd').nth(1)).toHaveText(/^1 /)
  await expect(page.locator('.lines', { hasText: 'hotter water' })).toBeVisible()
  await expectAccessibleInThemes(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSideways(page)
})

test('a phone without room for a whole reason folds its second paragraph; a desk does not', async ({ page }) => {
  const more = page.locator('.reason summary')
  // The first question is short.
  const second = async (width: number) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('about:blank')
    await page.goto('/science/paper/1')
    await page.getByRole('button', { name: 'With reasons as I go' }).click()
    await page.locator('[data-stage] input[type=radio]').first().check()
    await submitQuestion(page)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.locator('[data-stage] input[type=radio]').first().check()
    await submitQuestion(page)
  }
  await second(1280)
  await expect(page.locator('.reason details p')).toBeVisible()
  await expect(more).toBeHidden()
  await second(360)
  for (const part of ['.prompt >> nth=0', '[data-mark=wrong]', '[data-mark=right]', '.reason'])
    await expect(page.locator(`[data-stage] ${part}`), part).toBeInViewport({ ratio: 1 })
  await more.click()
  await expect(page.locator('.reason details p')).toBeVisible()
  await expectPartAccessible(page, '[data-stage]')
})

test('on a phone a wide drawing keeps legible words, a wide table whole ones: their own frame scrolls, by keys too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // A paper keeps its questions when the bank grows, and shows all of them on one page.
  await page.goto('/science/paper/1')
  await expect(page.locator('[data-live]')).toBeAttached()
  const letters = await page.evaluate(() =>
    [...document.querySelectorAll('.figure svg')].flatMap((svg) => {
      const scale = svg.getBoundingClientRect().width / Number(svg.getAttribute('viewBox')?.split(' ')[2])
      return [...svg.querySelectorAll('text')].map(
        (text) => scale * Number(text.closest('[font-size]')?.getAttribute('font-size')),
      )
    }),
  )
  expect(letters.length).toBeGreaterThan(10)
  expect(Math.min(...letters)).toBeGreaterThanOrEqual(12)
  for (const kind of ['.figure-wide', '.table-box']) {
    const frames = page.locator(kind)
    const wide = await frames.evaluateAll((all) => all.findIndex((one) => one.scrollWidth > one.clientWidth))
    expect(wide, kind).toBeGreaterThanOrEqual(0)
    const frame = frames.nth(wide)
    await frame.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft), kind).toBeGreaterThan(0)
  }
  await expectPartAccessible(page, '.figure-wide, .table-box')
  await expectNoSideways(page)
})

test('on a phone a graph is drawn by tap and keys and a table completed by keys, and we mark both', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/science/paper/5')
  await expect(page.locator('[data-live]')).toBeAttached()
  const [graph, table] = [page.locator('#question-33'), page.locator('#question-37')]
  const sliders = graph.getByRole('slider')
  // The middle of the first column, at half of 80.
  await graph.locator('.plot-sliders').click({ position: { x: 17, y: 100 } })
  await expect(sliders.first()).toHaveValue('40')
  for (const [i, value] of [80, 62, 50, 42, 36, 32].entries()) {
    await sliders.nth(i).focus()
    await page.keyboard.press('End')
    // A tenth of 80 at a time, then steps of 2.
    for (let down = 80 - value; down >= 8; down -= 8) await page.keyboard.press('PageDown')
    for (let down = (80 - value) % 8; down > 0; down -= 2) await page.keyboard.press('ArrowDown')
    await expect(sliders.nth(i)).toHaveValue(String(value))
  }
  await expect(graph.locator('.plot circle')).toHaveCount(6)
  for (const [i, letter] of [...'nnlnlnln'].entries()) {
    await table.getByRole('combobox').nth(i).focus()
    await page.keyboard.press(letter)
  }
  await expect(table.getByRole('combobox', { name: 'S1 only, Circuit 1' })).toHaveValue('0')
  await expectPartAccessible(page, '#question-33, #question-37')
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit anyway' }).click()
  await expect(page.locator('[data-result]')).toBeVisible()
  await expect(graph.getByRole('img', { name: /right: 0: 80; 2: 62/ })).toBeVisible()
  await expect(graph.locator('.q-marks').first()).toHaveText('2 / 2')
  // The last lamp is lit.
  await expect(table.locator('.q-marks').first()).toHaveText('1 / 2')
  await expect(table.getByText('Both circuits have a closed path.')).toBeVisible()
  await expectPartAccessible(page, '#question-33, #question-37')
})

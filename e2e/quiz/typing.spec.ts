/** Letters and digits on every keyboard, blanks that help nobody cheat, sounds, double clicks and leaving half-way. */
import { expect, expectAccessible, test } from '../visit.ts'
import { answer, submitAnyway, wrongFor } from './pupil.ts'
import { setOf } from './sets.ts'

test('a letter box takes A to Q in any form and ignores the rest', async ({ page }) => {
  await page.goto(setOf('grammar-cloze').path)
  await expect(page.locator('[data-live]')).toBeAttached()
  const box = page.locator('[data-blank="1"]')
  for (const [typed, kept] of [
    ['c', 'C'],
    ['Ｄ', 'D'],
    ['z', 'D'],
    ['5', 'D'],
    ['', ''],
    ['q', 'Q'],
  ] as const) {
    await box.fill(typed)
    await expect(box).toHaveValue(kept)
  }
})

test('a digit box takes 1 to 8; Backspace and Delete clear it', async ({ page }) => {
  await page.goto(setOf('chinese-dialogue').path)
  await expect(page.locator('[data-live]')).toBeAttached()
  const box = page.locator('[data-blank="1"]')
  await expect(box).toHaveAttribute('placeholder', '1-8')
  await box.press('9')
  await expect(box).toHaveValue('')
  await box.press('a')
  await expect(box).toHaveValue('')
  await box.press('8')
  await expect(box).toHaveValue('8')
  await box.press('Backspace')
  await expect(box).toHaveValue('')
  await box.fill('３')
  await expect(box).toHaveValue('3')
  await box.press('Delete')
  await expect(box).toHaveValue('')
})

test('an input method may compose: the letter counts when it is done', async ({ page, context }) => {
  await page.goto(setOf('grammar-cloze').path)
  await expect(page.locator('[data-live]')).toBeAttached()
  const box = page.locator('[data-blank="1"]')
  await box.focus()
  const client = await context.newCDPSession(page)
  await client.send('Input.imeSetComposition', { text: 'ｂ', selectionStart: 1, selectionEnd: 1 })
  await client.send('Input.insertText', { text: 'ｂ' })
  await expect(box).toHaveValue('B')
})

test('a key of the pad is called what stands on it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  for (const type of ['grammar-cloze', 'chinese-dialogue'] as const) {
    await page.goto(setOf(type).path)
    await expect(page.locator('[data-live]')).toBeAttached()
    await page.locator('[data-blank]').first().focus()
    await expect(page.locator('.pad-grid small').first()).toBeVisible()
    await expectAccessible(page)
  }
})

test('the pad fills the blanks one after the other, and Clear empties one', async ({ page }) => {
  const set = setOf('grammar-cloze')
  await page.goto(set.path)
  await expect(page.getByText('For blank 1')).toBeVisible()
  for (const item of set.items) await page.getByRole('button', { name: new RegExp(`^${item.key} `) }).click()
  await expect(page.getByText('10 of 10 filled in')).toBeVisible()
  await page.getByRole('button', { name: 'Clear blank 10' }).click()
  await expect(page.getByText('9 of 10 filled in')).toBeVisible()
})

for (const type of ['editing', 'compre-cloze', 'grammar-cloze', 'chinese-dialogue'] as const) {
  test(`${type}: blanks turn off every helper and have one width`, async ({ page }) => {
    await page.goto(setOf(type).path)
    const boxes = page.locator('[data-blank]')
    for (const [name, value] of [
      ['autocomplete', 'off'],
      ['autocapitalize', 'off'],
      ['autocorrect', 'off'],
      ['spellcheck', 'false'],
      ['data-gramm', 'false'],
      ['enterkeyhint', 'next'],
    ] as const)
      await expect(boxes.first()).toHaveAttribute(name, value)
    const widths = await boxes.evaluateAll((all) => [...new Set(all.map((box) => box.getBoundingClientRect().width))])
    expect(widths).toHaveLength(1)
    const size = await boxes.first().evaluate((box) => Number.parseFloat(getComputedStyle(box).fontSize))
    expect(size).toBeGreaterThanOrEqual(16)
    await expect(boxes.first()).toHaveAccessibleName(
      type === 'chinese-dialogue' ? /^第1空，共\d+空/ : /^Blank 1 of \d+/,
    )
  })
}

test('a wrong capital earns the hint and no mark', async ({ page }) => {
  const set = setOf('editing')
  await page.goto(set.path)
  const [first] = set.items
  if (first === undefined) throw new Error('an empty set')
  const swapped = first.key === first.key.toUpperCase() ? first.key.toLowerCase() : first.key.toUpperCase()
  await answer(page, first, swapped)
  await submitAnyway(page)
  await expect(page.getByText('Check the capital letter').first()).toBeVisible()
  await expect(page.getByText(`Score: 0 / ${set.items.length}`)).toBeVisible()
})

test('a second-best word earns the mark, and the reason names the best one', async ({ page }) => {
  const set = setOf('compre-cloze')
  await page.goto(set.path)
  const item = set.items.find(({ secondBest }) => secondBest.length > 0)
  if (item === undefined) throw new Error('no word of the set is second-best')
  await answer(page, item, item.secondBest[0] ?? '')
  await submitAnyway(page)
  await expect(page.getByText(`Score: 1 / ${set.items.length}`)).toBeVisible()
  await page.locator(`#mark-${item.id}`).click()
  await expect(page.getByText(`We accept it; the best word is ‘${item.key}’.`)).toBeVisible()
  await expectAccessible(page)
})

test('curly quotes and full-width letters are no mistake', async ({ page }) => {
  const set = setOf('compre-cloze')
  await page.goto(set.path)
  for (const item of set.items) {
    const wide = [...item.key]
      .map((c) => (/[a-z]/.test(c) ? String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0) : c))
      .join('')
    await answer(page, item, ` ${wide}\u200b`)
  }
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(`Score: ${set.items.length} / ${set.items.length}`)).toBeVisible()
})

test('Submit waits for a choice', async ({ page }) => {
  await page.goto(setOf('vocab-mcq').path)
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await page.locator('[data-quiz] input[type=radio]').first().check()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
})

test('right and wrong have their sounds, and the switch silences them', async ({ page }) => {
  const set = setOf('chinese-mcq')
  const played: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/sounds/')) played.push(path)
  })
  await page.goto(set.path)
  await expect(page.locator('[data-live]')).toBeAttached()
  const [first, second, third] = set.items
  if (first === undefined || second === undefined || third === undefined) throw new Error('too few items')
  await answer(page, first, first.key)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => played).toContain('/sounds/correct.mp3')
  expect(played).not.toContain('/sounds/wrong.mp3')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Mute sounds' }).click()
  await answer(page, second, wrongFor(set, second))
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Mute sounds' }).click()
  await answer(page, third, third.key)
  await page.getByRole('button', { name: 'Submit' }).click()
  expect(played).not.toContain('/sounds/wrong.mp3')
})

test('leaving a half-done sheet asks first; what was typed is there after coming back', async ({ page }) => {
  const set = setOf('editing')
  await page.goto(set.path)
  await expect(page.locator('[data-live]')).toBeAttached()
  await page.locator('[data-blank="1"]').fill('half')
  await page.getByRole('link', { name: 'All topics' }).click()
  await expect(page.getByText('You have answers here that are not marked yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.locator('[data-blank="1"]')).toHaveValue('half')
  await page.getByRole('link', { name: 'All topics' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/practice')
  await page.goBack()
  await expect(page.locator('[data-blank="1"]')).toHaveValue('half')
})

test('focus goes to the new item, then to the result', async ({ page }) => {
  const set = setOf('grammar-mcq')
  await page.goto(set.path)
  for (const [i, item] of set.items.entries()) {
    await answer(page, item, item.key)
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('button', { name: i === set.items.length - 1 ? 'Finish' : 'Next' }).click()
    if (i === 0) await expect(page.locator('#item-2')).toBeFocused()
  }
  await expect(page.getByRole('heading', { name: 'Quiz Completed!' })).toBeFocused()
})

test('a pad beside the passage covers nothing: a blank that is seen stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/quiz/grammar-cloze/Set_5')
  await expect(page.locator('[data-live]')).toBeAttached()
  await page.locator('[data-blank]').first().click()
  await page.locator('.pad-grid button').first().click()
  await expect(page.locator('[data-blank]').nth(1)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

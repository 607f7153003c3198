/** Sharing a set: the link and its options do what they say, for everybody alike. */
import { everything } from '../products.ts'
import { expect, expectAccessible, expectNoSideways, expectPartAccessible, test } from '../visit.ts'
import { playByMouse } from './pupil.ts'
import { setOf, shortStepper, someSets } from './sets.ts'

const withOptions = someSets
  .filter(({ items }) => items.some(({ options }) => options.length > 1))
  .map((set) => (set.flow === 'stepper' && !everything ? shortStepper : set))

for (const set of withOptions) {
  test(`${set.type}: mixed options are the same for everybody, and marking follows them`, async ({ page, browser }) => {
    const texts = () => page.locator('.option-text, .choice').allTextContents()
    await page.goto(set.path)
    await expect(page.locator('[data-live]')).toBeAttached()
    const plain = await texts()
    await page.goto('about:blank')
    await page.goto(`${set.path}#shuffle=k7f3`)
    await expect(page.locator('[data-live]')).toBeAttached()
    const mixed = await texts()
    expect([...mixed].sort()).toEqual([...plain].sort())
    const other = await (await browser.newContext()).newPage()
    await other.goto(new URL(`${set.path}#shuffle=k7f3`, page.url()).href)
    await expect(other.locator('[data-live]')).toBeAttached()
    expect(await other.locator('.option-text, .choice').allTextContents()).toEqual(mixed)
    await other.context().close()
    // By what the options say, not by their numbers.
    for (const [i, item] of set.items.entries()) {
      const group = page.locator(set.flow === 'sheet' ? `#item-${item.id}` : '[data-stage]')
      const words = (item.options[Number(item.key)] ?? '').replace(/\[\/?\w+\]/g, '')
      const right = group.locator('label').filter({ has: page.getByText(words, { exact: true }) })
      await (set.flow === 'sheet' ? group.getByLabel(words, { exact: true }) : right.locator('input')).check()
      if (set.flow === 'sheet') continue
      await page.getByRole('button', { name: 'Submit' }).click()
      await page.getByRole('button', { name: i === set.items.length - 1 ? 'Finish' : 'Next' }).click()
    }
    if (set.flow === 'sheet') await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(set.scoreText(set.items.length))).toBeVisible()
  })
}

test('what is chosen in a mixed set survives a link to a place, and a reload', async ({ page }) => {
  const [set] = withOptions.filter(({ flow }) => flow === 'sheet')
  if (set === undefined) throw new Error('no such set')
  await page.goto(`${set.path}#shuffle=zz`)
  await expect(page.locator('[data-live]')).toBeAttached()
  await page.locator('input[name="r.1"]').nth(2).check()
  const words = await page.locator('#item-1 label').nth(2).textContent()
  await page.locator('.answer-sheet a').nth(1).click()
  await expect(page.locator('#item-2')).toBeFocused()
  await page.reload()
  await expect(page.locator('[data-live]')).toBeAttached()
  await expect(page.locator('input[name="r.1"]').nth(2)).toBeChecked()
  expect(await page.locator('#item-1 label').nth(2).textContent()).toBe(words)
})

for (const set of [shortStepper, setOf('compre-cloze')]) {
  test(`${set.type}: the score can be left out, marks and reasons stay`, async ({ page }) => {
    await page.goto(`${set.path}#score=off`)
    await expect(page.locator('[data-live]')).toBeAttached()
    await playByMouse(page, set, (item) => item.key)
    await expect(page.getByText('Each answer has its mark and its reason below.')).toBeVisible()
    await expect(page.getByText(set.scoreText(set.items.length))).toHaveCount(0)
    await expect(page.locator('.ring')).toHaveCount(0)
    await expect(page.locator(`#why-${set.items[0]?.id}`)).toContainText(set.items[0]?.explanation ?? '-')
    await expect(page.locator('[data-result]')).toBeFocused()
    if (set === shortStepper) await expectAccessible(page)
  })
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] })
    test('the dialog shows a link and its code, and copies it', async ({ page }) => {
      await page.goto('/quiz/grammar-mcq/Set_5')
      const share = page.getByRole('button', { name: 'Share' })
      await share.click()
      const dialog = page.getByRole('dialog', { name: 'Share this set' })
      await expect(dialog.getByRole('img', { name: 'QR code of this link' })).toBeVisible()
      await expectPartAccessible(page, 'dialog[open]')
      await expectNoSideways(page)
      const link = dialog.getByRole('textbox', { name: 'Link' })
      await expect(link).toHaveValue(/\/quiz\/grammar-mcq\/Set_5$/)
      await dialog.getByLabel('Mix the options, the same for everybody').check()
      await dialog.getByLabel('Leave out the score').check()
      await expect(link).toHaveValue(/Set_5#score=off&shuffle=[a-z0-9]{4}$/)
      await dialog.getByRole('button', { name: 'Copy' }).click()
      await expect(dialog.getByRole('status')).toHaveText('Copied')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue())
      await dialog.getByLabel('Open it for printing').check()
      await expect(link).toHaveValue(/Set_5#view=print$/)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(share).toBeFocused()
    })
  })
}

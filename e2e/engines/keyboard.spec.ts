/** No mouse: a stepper, a sheet and the Display panel. */
import { setOf } from '../quiz/sets.ts'
import { eventually, expect, expectSome, expectText, tabTo, test } from './visit.ts'

test('a stepper: Space and arrows choose, Enter submits and goes on', async ({ tab }) => {
  const set = setOf('vocab-mcq')
  await tab.goto(set.path)
  await expectSome(tab, '[data-live]')
  for (const item of set.items) {
    await tabTo(tab, `input[name="r.${item.id}"]`)
    await tab.press('Space')
    for (let i = 0; i < Number(item.key); i += 1) await tab.press('ArrowDown')
    await tab.press('Enter')
    await expectSome(tab, '[data-reason]')
    await tabTo(tab, 'button[name="intent"]')
    await tab.press('Enter')
  }
  await expectText(tab, set.scoreText(set.items.length))
})

test('a sheet: a letter fills a box, Enter goes to the next', async ({ tab }) => {
  const set = setOf('grammar-cloze')
  await tab.goto(set.path)
  await expectSome(tab, '[data-live]')
  for (const item of set.items) {
    await tabTo(tab, `[data-blank="${item.id}"]`)
    await tab.type(item.key)
    await tab.press('Enter')
  }
  await tabTo(tab, 'button[name="intent"][value="submit"]')
  await tab.press('Enter')
  await expectText(tab, set.scoreText(set.items.length))
})

test('the Display panel opens, is chosen from, and gives the focus back', async ({ tab }) => {
  const focused = () => tab.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  const theme = () => tab.evaluate(() => document.documentElement.dataset.theme ?? '')
  await tab.goto('/practice')
  await tabTo(tab, '.display-open')
  const before = await focused()
  await tab.press('Enter')
  await expectSome(tab, '#display:popover-open')
  const name = () => tab.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
  // First comes Close; in Firefox the panel itself before it, because it scrolls.
  for (let presses = 0; presses < 3 && (await name()) !== 'theme'; presses += 1) await tab.press('Tab')
  expect(await name()).toBe('theme')
  await tab.press('ArrowRight')
  await eventually(theme).toBe('light')
  await tab.press('Escape')
  await eventually(focused).toBe(before)
  expect(await tab.evaluate(() => document.querySelector('#display:popover-open') === null)).toBe(true)
})

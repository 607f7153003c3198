/** Nothing typed is lost, nothing is stored, and an answer given before the script counts. */

import { hold } from '../hold.ts'
import { everything } from '../products.ts'
import { expect, test } from '../visit.ts'
import { answer, playByMouse, wrongFor } from './pupil.ts'
import { quizSets, setOf, someSets } from './sets.ts'

const stored = () => JSON.stringify([Object.keys(localStorage), Object.keys(sessionStorage), document.cookie])

// What is kept of an attempt is the same for every control: one set of each flow, an option and a typed word.
for (const set of everything ? quizSets : [setOf('grammar-mcq'), setOf('editing')]) {
  test.describe(set.type, () => {
    test('a reload in the middle keeps the responses, and nothing is stored', async ({ page }) => {
      await page.goto(set.path)
      await expect(page.locator('[data-live]')).toBeAttached()
      const [first, second] = set.items
      if (first === undefined || second === undefined) throw new Error('too few items')
      await answer(page, first, first.key)
      if (set.flow === 'stepper') {
        await page.getByRole('button', { name: 'Submit' }).click()
        await page.getByRole('button', { name: 'Next' }).click()
      }
      await answer(page, second, second.key)
      await page.reload()
      await expect(page.locator('[data-live]')).toBeAttached()
      if (set.flow === 'stepper') await expect(page.getByText(`Question 2 of ${set.items.length}`)).toBeVisible()
      const field = `[name="r.${second.id}"]`
      if (second.options.length > 0) await expect(page.locator(`${field}[value="${second.key}"]`)).toBeChecked()
      else await expect(page.locator(field)).toHaveValue(second.key)
      expect(await page.evaluate(stored)).toBe('[[],[],""]')
    })

    test('a reload in the moment of a Submit shows the marks', async ({ page }) => {
      await page.goto(set.path)
      await expect(page.locator('[data-live]')).toBeAttached()
      const [first] = set.items
      if (first === undefined) throw new Error('an empty set')
      for (const item of set.flow === 'sheet' ? set.items : [first]) await answer(page, item, item.key)
      const reloaded = page.waitForEvent('load')
      await page.getByRole('button', { name: 'Submit' }).evaluate(async (button: HTMLButtonElement) => {
        button.click()
        // The page has heard the click and has painted nothing yet.
        await Promise.resolve()
        window.location.reload()
      })
      await reloaded
      await expect(page.locator('[data-live]')).toBeAttached()
      await expect(page.getByText(first.explanation, { exact: true })).toBeVisible()
    })

    test('an answer and a Submit before the script arrives are marked by the server, and the page goes on', async ({
      page,
    }) => {
      const release = await hold(page, '**/assets/*.js')
      await page.goto(set.path, { waitUntil: 'commit' })
      const [first] = set.items
      if (first === undefined) throw new Error('an empty set')
      const wrong = wrongFor(set, first)
      if (set.flow === 'sheet')
        for (const item of set.items) await answer(page, item, item === first ? wrong : item.key)
      else await answer(page, first, wrong)
      await page.getByRole('button', { name: 'Submit' }).click({ noWaitAfter: true })
      await expect(page.getByText(first.explanation, { exact: true })).toBeVisible()
      release()
      await expect(page.locator('[data-live]')).toBeAttached()
      await expect(page.getByText(first.explanation, { exact: true })).toBeVisible()
      if (set.flow === 'stepper') {
        await page.getByRole('button', { name: 'Next' }).click()
        await expect(page.getByText(`Question 2 of ${set.items.length}`)).toBeVisible()
      } else await expect(page.getByText(set.scoreText(set.items.length - 1))).toBeVisible()
    })
  })
}

test('what the page adds by itself to a sheet that the server marked waits for React', async ({ page }) => {
  // The small script comes first, the large ones later, as on a slow line. A difference to what the server drew is an error of the page.
  const release = await hold(page, '**/assets/{texts,islands}-*.js')
  const { path } = setOf('editing')
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Submit' }).click({ noWaitAfter: true })
  await expect(page.locator('[data-result]')).toBeVisible()
  const offered = page.getByRole('group', { name: 'Remember on this device' })
  await expect(offered).toHaveCount(0)
  release()
  await expect(offered).toBeVisible()
})

for (const set of someSets) {
  test.describe(set.type, () => {
    test('what was chosen or typed before the script arrives is still there after it', async ({ page }) => {
      const release = await hold(page, '**/assets/*.js')
      await page.goto(set.path, { waitUntil: 'commit' })
      const [first] = set.items
      if (first === undefined) throw new Error('an empty set')
      await answer(page, first, first.key)
      release()
      await expect(page.locator('[data-live]')).toBeAttached()
      const field = `[name="r.${first.id}"]`
      if (first.options.length > 0) await expect(page.locator(`${field}[value="${first.key}"]`)).toBeChecked()
      else await expect(page.locator(field)).toHaveValue(first.key)
      await playByMouse(page, set, (item) => item.key)
      await expect(page.getByText(set.scoreText(set.items.length))).toBeVisible()
    })
  })
}

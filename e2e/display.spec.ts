/** The Display panel: what is chosen is there before the first paint, on every page, and can be deleted. */
import type { Page } from '@playwright/test'
import { someSets } from './quiz/sets.ts'
import { expect, expectAccessible, expectNoSideways, expectPartAccessible, test } from './visit.ts'

const CHOICES = [
  ['Dark', 'data-theme', 'dark'],
  ['Cream', 'data-theme', 'cream'],
  ['High contrast', 'data-theme', 'contrast'],
  ['Largest', 'data-text', 'largest'],
  ['Wide', 'data-spacing', 'wide'],
] as const

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Display', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Display' })).toBeVisible()
}
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('display'))
const group = (page: Page, name: string) => page.getByRole('group', { name })

test('nothing is kept until something is chosen; the default keeps nothing again', async ({ page }) => {
  await page.goto('/')
  await openPanel(page)
  expect(await kept(page)).toBeNull()
  await expectAccessible(page)
  await group(page, 'Colours').getByText('Cream').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'cream')
  expect(await kept(page)).toBe('{"theme":"cream"}')
  await group(page, 'Colours').getByText('As my device').click()
  expect(await kept(page)).toBeNull()
})

test('each choice holds on the next page, from its first paint', async ({ page }) => {
  for (const [words, attribute, value] of CHOICES)
    await test.step(words, async () => {
      await page.goto('/about')
      await openPanel(page)
      await page.getByRole('dialog', { name: 'Display' }).getByText(words, { exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute(attribute, value)
      // With every script file held back, only what stands in the page itself can have set it.
      await page.route('**/assets/*.js', () => undefined)
      await page.goto('/practice', { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute(attribute, value)
      await page.unrouteAll()
      await page.goto('/practice')
      await openPanel(page)
      await expect(page.getByRole('dialog').getByRole('radio', { name: words, exact: true })).toBeChecked()
      await expectPartAccessible(page, '#display')
    })
})

test('works by keyboard: opens, chooses with arrows, closes with Escape and gives the focus back', async ({ page }) => {
  await page.goto('/practice')
  const button = page.getByRole('button', { name: 'Display', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Display' })).toBeHidden()
  await expect(button).toBeFocused()
})

test('the privacy page tells what is kept and deletes it', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByText('Kept on this device now: nothing.')).toBeVisible()
  await openPanel(page)
  await group(page, 'Text size').getByText('Larger').click()
  await page.goto('/privacy')
  await expect(page.getByText('Kept on this device now: text: larger.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete display settings' }).click()
  await expect(page.getByText('Deleted. Pages look as your device prefers again.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await expect(page.locator('html')).not.toHaveAttribute('data-text')
})

test('what somebody else put into the storage harms nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('display', '{"theme":"pink","onload":"x","text":7,"a b":1}'))
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-onload')
  await openPanel(page)
  await expect(page.getByRole('radio', { name: 'As my device' })).toBeChecked()
})

test('line focus follows the focus and lets every tap through', async ({ page }) => {
  await page.goto('/quiz/grammar-mcq/Set_5')
  await openPanel(page)
  await group(page, 'Line focus').getByText('On').click()
  await page.keyboard.press('Escape')
  await expect(page.locator('.line-shade')).toHaveCount(2)
  await page.locator('input[name="r.1"]').first().focus()
  const band = await page.evaluate(() =>
    Number.parseInt(document.documentElement.style.getPropertyValue('--line-y'), 10),
  )
  const box = await page.locator('input[name="r.1"]').first().boundingBox()
  expect(Math.abs(band - ((box?.y ?? 0) + (box?.height ?? 0) / 2))).toBeLessThan(3)
  await page.locator('input[name="r.1"]').nth(3).check()
})

test('sounds off: a quiz makes none, and offers no switch for them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(() => localStorage.setItem('display', '{"sound":"off"}'))
  await page.goto('/quiz/grammar-mcq/Set_5')
  await expect(page.locator('[data-live]')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Mute sounds' })).toBeHidden()
  await page.locator('input[name="r.1"]').first().check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('[data-reason]')).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/sounds/'))).toEqual([])
})

test.describe('reading aloud', () => {
  /** A device with these voices, which writes down what it is told to say. */
  const withVoices = (page: Page, languages: readonly string[]) =>
    page.addInitScript((langs) => {
      const said: [string, string][] = []
      Object.assign(window, { said })
      const voices = langs.map((lang) => ({ lang, name: lang, localService: true, default: false, voiceURI: lang }))
      Object.defineProperty(speechSynthesis, 'getVoices', { value: () => voices })
      Object.defineProperty(speechSynthesis, 'speak', {
        value: (words: SpeechSynthesisUtterance) => said.push([words.lang, words.text]),
      })
      Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { writable: true, value: null })
      localStorage.setItem('display', '{"read":"on"}')
    }, languages)
  const said = (page: Page): Promise<[string, string][]> => page.evaluate('window.said')

  test('is not offered where there is no voice', async ({ page }) => {
    await withVoices(page, [])
    await page.goto('/about')
    await openPanel(page)
    await expect(group(page, 'Read aloud')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0)
  })

  test('reads each part in its language, and no controls', async ({ page }) => {
    await withVoices(page, ['en-SG', 'zh-CN'])
    await page.goto('/quiz/inline-context/Set_5')
    await page.getByRole('button', { name: 'Read aloud' }).click()
    const parts = await said(page)
    expect(parts.some(([lang, text]) => lang === 'zh-CN' && text.includes('根据短文的内容'))).toBe(true)
    expect(parts.some(([lang, text]) => lang === 'en-SG' && text.includes('Chinese Language'))).toBe(true)
    expect(parts.some(([, text]) => text.includes('Submit'))).toBe(false)
  })

  test('is hidden on a device whose voices speak another language', async ({ page }) => {
    await withVoices(page, ['de-DE'])
    await page.goto('/quiz/editing/Set_5')
    await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0)
  })

  test('never says the words whose spelling or sound is asked for', async ({ page }) => {
    await withVoices(page, ['en-SG', 'zh-CN'])
    await page.goto('/quiz/editing/Set_5')
    const tested = await page.locator('.target').allTextContents()
    await page.getByRole('button', { name: 'Read aloud' }).click()
    const passage = (await said(page)).map(([, text]) => text).filter((text) => text.length > 150)
    expect(passage.length).toBeGreaterThan(1)
    expect(tested.length).toBeGreaterThan(5)
    for (const word of tested.filter(({ length }) => length > 5)) expect(passage.join(' ')).not.toContain(word)
    await page.goto('/quiz/chinese-mcq/Set_5')
    await page.getByRole('button', { name: 'Read aloud' }).click()
    expect((await said(page)).map(([, text]) => text).join(' ')).not.toContain('模样')
  })
})

test('the open panel fits at every width, in the largest text too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('display', '{"text":"largest","spacing":"wide"}'))
  await page.goto('/practice')
  await openPanel(page)
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await expectNoSideways(page)
    const box = await page.getByRole('dialog').boundingBox()
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700)
  }
  await expectPartAccessible(page, '#display')
})

/** A page of each kind with lines that stay on the screen, and what is pressed until they are there. */
const STAYING: readonly (readonly [path: string, ...buttons: string[]])[] = [
  ['/quiz/grammar-mcq/Set_5', 'Timer'],
  ['/quiz/editing/Set_5'],
  ['/quiz/editing/Set_5', 'Submit', 'Submit anyway'],
  ['/maths/mixed/1', 'Timer'],
  ['/tasks/visual-text/1'],
  ['/paper/english/1'],
  ['/paper/english/1', 'With reasons as I go'],
  ['/listening/english-2024/practice'],
  ['/listening/english-2024/room', 'Start'],
]

/** The heights of the lines that stay at the top or at the foot of the screen, in CSS pixels. Runs in the page. */
function heightOfStaying(): number {
  window.scrollTo({ top: 400, behavior: 'instant' })
  const boxes = [...document.querySelectorAll('main *')]
    .filter((part) => ['sticky', 'fixed'].includes(getComputedStyle(part).position))
    .map((part) => part.getBoundingClientRect())
  const stuck = boxes.filter(
    ({ top, bottom, width }) =>
      width > window.innerWidth / 2 && (Math.round(top) === 0 || Math.round(bottom) === window.innerHeight),
  )
  return stuck.reduce((sum, { height }) => sum + height, 0)
}

test.describe('the largest text with wide spacing on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })
  test('leaves three quarters of the screen to what is read and answered', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('display', '{"text":"largest","spacing":"wide"}'))
    for (const [path, ...buttons] of STAYING) {
      await page.goto(path)
      for (const name of buttons) await page.getByRole('button', { name, exact: true }).click()
      await expect.poll(() => page.evaluate(heightOfStaying), path).toBeGreaterThan(0)
      // What covers the page at the start of a hall goes by itself.
      await expect.poll(() => page.evaluate(heightOfStaying), path).toBeLessThanOrEqual(640 / 4)
    }
  })
})

test.describe('the largest text with wide spacing at 320 and 375 px', () => {
  test.use({ viewport: { width: 320, height: 667 }, hasTouch: true, isMobile: true })
  // Sheets have the same in quiz/sheets.spec.ts.
  for (const { type } of someSets.filter(({ flow }) => flow === 'stepper'))
    test(`fits ${type}, open and marked`, async ({ page }) => {
      const fits = async () => {
        for (const width of [375, 320]) {
          await page.setViewportSize({ width, height: 667 })
          await expectNoSideways(page)
        }
      }
      await page.addInitScript(() => localStorage.setItem('display', '{"text":"largest","spacing":"wide"}'))
      await page.goto(`/quiz/${type}/Set_5`)
      await expect(page.locator('[data-live]')).toBeAttached()
      await page.getByRole('button', { name: 'Timer' }).click()
      await expect(page.getByRole('timer')).toBeVisible()
      await fits()
      const radios = page.locator('[data-quiz] form [role="radiogroup"], [data-quiz] form fieldset')
      for (const group of await radios.all()) await group.locator('input[type="radio"]').first().check()
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.locator('[data-mark]').first()).toBeVisible()
      await fits()
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  test('there is no button that could do nothing', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Display', exact: true })).toBeHidden()
  })
})

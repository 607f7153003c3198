/** A quiz of one's own: made of a table or a file, given as a link, played by a class, and never seen by a server. */
import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { quizText } from '#own-quiz/link.ts'
import { expect, expectAccessible, expectAccessibleInThemes, expectNoSideways, goAndSettle, test } from '../visit.ts'

const BAND = 'Written by somebody else. ReadySix has not read it.'
const TABLE = [
  'The durians ___ sold out.\twas\twere\tis\tbe\t2\tDurians is plural.',
  'We went home ___ it rained.\tbecause\tas\tbut\tso\t1, 2\tRain was the cause.',
  'I look forward ___ you.\tto meet\tto meeting\tmeeting\t\t2\tAfter “to” here: -ing.',
].join('\n')

const QUIZ = {
  title: 'Verbs',
  questions: [
    { prompt: 'The news ___ good.', options: ['are', 'is'], key: 1, reason: 'News is one.', reasons: [] },
    { prompt: 'Fish ___ in water.', options: ['swims', 'swim', 'swam'], key: 1, reason: '', reasons: [] },
  ],
}

/** Every request but those for the scripts and styles of the site. */
function watched(page: Page): readonly string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/assets/')) requests.push(`${request.method()} ${request.url()}`)
  })
  return requests
}

test('by the keyboard: a table becomes a quiz, a question is asked, the link is played', async ({ page, context }) => {
  await goAndSettle(page, '/make')
  const requests = watched(page)
  await page.getByLabel('What it is about').focus()
  await page.keyboard.type('Mixed verbs')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(TABLE)
  await expect(page.getByText('3 questions read: 2 ready, 1 to change.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Right is (1) because' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 questions read: 3 ready.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of this quiz' })).toBeVisible()
  await expectAccessibleInThemes(page)
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSideways(page)
  }
  expect(requests).toEqual([])
  await page.getByRole('link', { name: /^Play it/ }).focus()
  const [played] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
  await expect(played.getByRole('heading', { name: 'Mixed verbs' })).toBeVisible()
  await expect(played.getByText(BAND)).toBeVisible()
  await played.getByRole('button', { name: 'Start' }).press('Enter')
  await expect(played.locator('[data-live]')).toBeAttached()
  await played.keyboard.press('2')
  await played.keyboard.press('Enter')
  await expect(played.getByText('The writer’s reason: Durians is plural.')).toBeVisible()
})

test('a file of Moodle is read, saved, and opened again as a quiz', async ({ page }) => {
  await goAndSettle(page, '/make')
  await page.getByLabel('File with questions').setInputFiles('src/own-quiz/fixtures/moodle-export.xml')
  await expect(page.getByText('3 questions read: 2 ready, 1 to change.')).toBeVisible()
  await expect(page.getByText('Left out: Question 3 is answered by typing')).toBeVisible()
  await page.getByRole('button', { name: 'Leave question 3 out' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('subject-and-verb.quiz')
  const text = readFileSync(await download.path(), 'utf8')
  await page.goto('/q')
  await page
    .getByLabel('File with questions')
    .setInputFiles({ name: 'a.quiz', mimeType: '', buffer: Buffer.from(text) })
  await expect(page.getByRole('heading', { name: 'Subject and verb' })).toBeVisible()
  await expect(page.getByText('2 questions, with reasons.')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 667 }, hasTouch: true, isMobile: true })
  test('a link is played to its result, with the band on every screen, and nothing is asked of a server', async ({
    page,
  }) => {
    await goAndSettle(page, `/q#${await quizText(QUIZ)}`)
    const requests = watched(page)
    await expect(page.getByText(BAND)).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start' }).tap()
    for (const [option, last] of [
      ['is', false],
      ['swims', true],
    ] as const) {
      await page
        .locator('.option')
        .filter({ hasText: new RegExp(`^\\d?${option}`) })
        .first()
        .tap()
      await page.getByRole('button', { name: 'Submit' }).tap()
      await expect(page.getByText(BAND)).toBeVisible()
      await expectNoSideways(page)
      // A second tap so soon would be a double tap, which skips nothing.
      await page.getByRole('button', { name: last ? 'Finish' : 'Next' }).click()
    }
    await expect(page.getByText('Your score: 1 / 2')).toBeVisible()
    await expect(page.locator('.stamp')).toHaveText(/PRIMARY 6 · OWN QUIZ · MARKED/)
    await expect(page.getByText(BAND)).toBeVisible()
    await expect(page.getByText('Show a code for my teacher')).toBeVisible()
    await expect(page.getByText('Shall this device remember')).toBeHidden()
    expect(requests.filter((request) => !request.includes('/sounds/'))).toEqual([])
  })
})

test.describe('by the keyboard on a phone', () => {
  test.use({ viewport: { width: 360, height: 667 } })
  test('a template of another type is played, its code is read, and the board opens at what was wrong', async ({
    page,
    context,
  }) => {
    const inNewTab = async (from: Page, name: RegExp) => {
      const link = from.getByRole('link', { name })
      const [opened] = await Promise.all([context.waitForEvent('page'), link.press('Enter')])
      await expect(opened.getByText(BAND)).toBeVisible()
      return opened
    }
    await goAndSettle(page, '/make')
    const requests = watched(page)
    await page.getByText('Other types: a template to copy').press('Enter')
    await page.getByLabel('Type').selectOption('Editing')
    await expectAccessible(page)
    await expectNoSideways(page)
    await page.getByRole('button', { name: 'Put it in the box' }).press('Enter')
    await expect(page.getByText('Editing, 2 questions: ready.')).toBeVisible()
    const played = await inNewTab(page, /^Play it/)
    await played.getByRole('button', { name: 'Start' }).press('Enter')
    await expect(played.locator('[data-live]')).toBeAttached()
    await played.getByRole('textbox').first().focus()
    await played.keyboard.type('visited')
    await played.keyboard.press('Tab')
    await played.keyboard.type('runned')
    await played.getByRole('button', { name: 'Submit' }).press('Enter')
    await expect(played.getByText('Score: 1 / 2')).toBeVisible()
    await expect(played.getByText('The writer’s reason: After has stands the past participle.')).toBeVisible()
    await played.getByText('Show a code for my teacher').press('Enter')
    const code = await played.locator('.code-groups').innerText()

    const results = await inNewTab(page, /^Results of a class/)
    await results.getByLabel('One code a line').fill(`Aisha ${code}`)
    await expect(results.getByText('1 code read.')).toBeVisible()
    const board = await inNewTab(results, /question 2, in a new tab/)
    await expect(board.getByText('Question 2 of 2')).toBeVisible()
    await board.keyboard.press('Space')
    await expect(board.locator('.board-answer:visible')).toHaveText('run')
    await expectNoSideways(board)
    expect(requests).toEqual([])
  })
})

test('it is printed with its key, and the band is the head of each page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', document.querySelector('.own-printed')?.textContent ?? '')
  })
  await goAndSettle(page, '/make')
  await page.getByLabel('One question a line').fill('The news ___ good.\tare\tis\twere\t2\tNews is one.')
  await page.getByRole('button', { name: 'Print with key' }).click()
  await expect(page.locator('body')).toHaveAttribute(
    'data-printed',
    /has not read it\..*A quiz.*has not read it\..*the key/,
  )
  await expect(page.locator('.own-printed')).toHaveCount(0)
})

/** A text with a right check, whatever it holds. */
function forged(rows: unknown): string {
  const text = `1.${deflateRawSync(Buffer.from(JSON.stringify(rows))).toString('base64url')}`
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return `${text}.${hash.toString(36).padStart(7, '0')}`
}

const row = (prompt: string) => [prompt, ['a', 'b'], 0, '', []]

test('hostile links do nothing: each is a sentence, and what looks like markup is a text', async ({ page }) => {
  const good = await quizText(QUIZ)
  const SAID = {
    cut: 'This quiz was cut off on its way',
    changed: 'This is no quiz of this page, or it was changed on its way',
    large: 'This quiz is too large',
    version: 'This quiz was made by another version of this page',
  }
  const links: readonly (readonly [fragment: string, words: string])[] = [
    [good.slice(0, -1), SAID.cut],
    [good.slice(0, 40), SAID.cut],
    [good.replace(/^1/, '9'), SAID.version],
    [good.replace(/.(\.\w+)$/, '-$1'), SAID.changed],
    [forged(['', [row('a'.repeat(10_000_000))]]), SAID.large],
    [`1.${'A'.repeat(17_000)}.0000000`, SAID.large],
    [forged(['', [row('a\u202eb')]]), SAID.changed],
    [forged(['', [row('a\u200bb')]]), SAID.changed],
    [forged(['', [row('Go to https://bad.example now')]]), SAID.changed],
    [forged({ __proto__: null, constructor: 1 }), SAID.changed],
    ['<script>alert(1)</script>', SAID.changed],
    ['javascript:alert(1)', SAID.changed],
  ]
  await page.goto('/q')
  for (const [fragment, words] of links) {
    await page.evaluate((hash) => void location.replace(`/q#${hash}`), fragment)
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('button', { name: 'Start' })).toHaveCount(0)
  }
  await page.goto(`/q#${forged(['<b>x</b>', [row('<img src=x onerror="document.title=1">')]])}`)
  await expect(page.getByRole('heading', { name: '<b>x</b>' })).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('<img src=x onerror="document.title=1">')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
  await expect(page).toHaveTitle('A quiz from a link - ReadySix')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  for (const path of ['/make', '/q'])
    test(`${path} says what it needs`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText('JavaScript is switched off in this browser.')).toBeVisible()
    })
})

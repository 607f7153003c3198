/** What is missing or fails: the texts of docs/behaviour.md, 11, counts that stay true, and always a way on. */
import { expect, expectAccessible, expectPartAccessible, test as visit } from '../visit.ts'
import { type FaultServer, startFaultServer } from './fault-server.ts'
import {
  choose,
  expectPlays,
  expectSound,
  next,
  openTest,
  playButton,
  playClip,
  stopClip,
  stopQuestion,
  tapPlay,
} from './pupil.ts'

const SHORT = 'short-2019'
const AUDIO = /^\/files\/listening-audio\/.*clip_1\.mp3/
const PICTURE = /^\/files\/listening-images\/.*q5_2\.webp/
const ADDRESS = /^\/api\/files\/address\?path=listening-audio/

/** The page is visited through a server that fails on purpose. */
const test = visit.extend<{ line: FaultServer }>({
  line: async ({ browserName: _any }, use) => {
    const line = await startFaultServer(`http://127.0.0.1:${process.env.E2E_PORT ?? 3187}`)
    await use(line)
    line.stop()
  },
  baseURL: ({ line }, use) => use(line.url),
})

/** In one step: the clip may come between a look at the button and a tap on it. */
const tapWhileLoading = (page: Parameters<typeof openTest>[0]) =>
  expect
    .poll(() =>
      playButton(page).evaluate((button) => {
        const words = button.textContent
        if (words === 'Loading...' && button instanceof HTMLElement) button.click()
        return words
      }),
    )
    .toMatch(/^(?:Loading\.\.\.|Play)$/)

test.describe('a line that fails for a while', () => {
  test.use({
    allowed: ['status 5', 'status 429', '500 (Internal', '(Service Unavailable)', '(Too Many Requests)', 'ERR_'],
  })

  for (const [name, fault] of [
    ['an error of the server', 503],
    ['too many requests', 429],
    ['a connection that breaks in the middle', 'cut'],
  ] as const) {
    test(`${name}: the clip comes all the same, and nothing is charged meanwhile`, async ({ page, line }) => {
      line.fail(AUDIO, fault, 1)
      await openTest(page, SHORT)
      await tapWhileLoading(page)
      await expectPlays(page, 0)
      await playClip(page)
      await expectPlays(page, 1)
    })
  }

  test('the URL fails: it is asked for again', async ({ page, line }) => {
    line.fail(ADDRESS, 500, 2)
    await openTest(page, SHORT)
    await playClip(page)
    await expectPlays(page, 1)
    expect(line.asked(ADDRESS)).toBeGreaterThan(2)
  })

  test('a stalled network charges nothing; the recording is got again', async ({ page, line }) => {
    line.fail(AUDIO, 'half', 1)
    await openTest(page, SHORT)
    await tapPlay(page)
    await page.waitForTimeout(1000)
    await expect(playButton(page)).toHaveText('Loading...')
    await expectPlays(page, 0)
    await expect(playButton(page)).toHaveText('Play', { timeout: 15_000 })
    await playClip(page)
    await expectPlays(page, 1)
  })

  test('once the clip has come, the network may go: the play is whole', async ({ page, line, context }) => {
    await openTest(page, SHORT)
    await expect(playButton(page)).toHaveText('Play')
    line.fail(/.*/, 'stall', 1000)
    await context.setOffline(true)
    await playClip(page)
    await expectPlays(page, 1)
    await page.waitForTimeout(1500)
    await expectSound(page)
    await context.setOffline(false)
  })
})

test.describe('a line that goes on failing', () => {
  test.use({ allowed: ['status 5', '500 (Internal', 'ERR_'] })

  test('shows the error, keeps answers, leaves the other clips, and Try Again goes on', async ({ page, line }) => {
    line.fail(AUDIO, 500, 8)
    await openTest(page, SHORT)
    await choose(page, 1)
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText('Failed to load audio: the server answered 500', { timeout: 15_000 })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Question 3' }).click()
    await expect(page.getByText('Audio Clip 2')).toBeVisible()
    await playClip(page)
    await page.getByRole('button', { name: 'Question 1' }).click()
    if (await stopQuestion(page).isVisible()) await stopClip(page)
    await expect(alert).toContainText('Failed to load audio: ', { timeout: 15_000 })
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.locator('[data-stage] input[value="1"]')).toBeChecked()
    await playClip(page)
    await expectPlays(page, 1)
  })

  test('a picture is dropped, its words stay, and its option can be chosen', async ({ page, line }) => {
    line.fail(PICTURE, 500, 10)
    await openTest(page, SHORT)
    await expect(page.locator('.picture-words')).toHaveText(['by bicycle'])
    await expect(page.locator('.picture img')).toHaveCount(2)
    await page.getByRole('radio', { name: '2 by bicycle' }).check()
    await expectPartAccessible(page, '[data-stage]')
  })
})

test('nothing moves while a picture of parts arrives', async ({ page }) => {
  const sent = Promise.withResolvers<void>()
  await page.route('**/english-2022/q2.webp*', async (route) => {
    await sent.promise
    await route.continue()
  })
  await openTest(page, SHORT)
  await next(page)
  const height = () => page.locator('[data-stage]').evaluate((stage) => stage.getBoundingClientRect().height)
  const before = await height()
  const whole = page.locator('.picture-whole img')
  await expect(whole).toBeAttached()
  expect(await height()).toBe(before)
  sent.resolve()
  await expect.poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await height()).toBe(before)
})

test.describe('pictures that are not there', () => {
  test.use({ allowed: ['status 404', '404 (Not Found)'] })

  test('leave their words as the options, and a warning in the log with their path', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await openTest(page, 'pictureless-2017')
    await expect(page.locator('.picture-words')).toHaveText(['a kite', 'a boat', 'a train'])
    expect(
      warnings.filter((text) => text.startsWith('The picture listening-images/lost/1.webp was dropped:')),
    ).toHaveLength(1)
    await expectPartAccessible(page, '[data-stage]')
    await next(page)
    await expect(page.locator('.option-text')).toHaveText(['the left one', 'the middle one', 'the right one'])
  })
})

test.describe('recordings that are not there', () => {
  test.use({ allowed: ['status 404', '404 (Not Found)'] })

  test('show the error screen; what is no recording does, too, and charges nothing', async ({ page }) => {
    await openTest(page, 'broken-2018')
    await expect(page.getByRole('alert')).toHaveText('Failed to load audio: the server answered 404')
    await page.getByRole('button', { name: 'Question 2' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to load audio: ')
    await expect(page.getByRole('alert')).not.toContainText('404')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to load audio: ')
  })
})

test.describe('practices that are not there', () => {
  test.use({ allowed: ['status 404', '404 (Not Found)'] })

  for (const path of ['', '/practice', '/results'])
    test(`/listening/none${path} says so, with a way back`, async ({ page }) => {
      const answer = await page.goto(`/listening/none${path}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Practice not found' })).toBeVisible()
      if (path === '') await expectAccessible(page)
      await page.getByRole('link', { name: 'Back to Listening' }).click()
      await expect(page).toHaveURL('/listening')
    })
})

test('a practice without questions has no question data available', async ({ page }) => {
  await page.goto('/listening/empty-2016/practice')
  await expect(page.getByText('No question data available')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })

  for (const screen of ['practice', 'results'])
    test(`the ${screen} page says what it needs, and shows no transcript`, async ({ page }) => {
      await page.goto(`/listening/${SHORT}/${screen}`)
      const notice = page.locator('noscript p')
      await expect(notice).toContainText('This test needs JavaScript')
      await expect(notice).toBeVisible()
      await expect(page.getByText('This is the first clip.')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
      await page.locator('noscript a').click()
      await page.getByRole('link', { name: /Three Short Clips/ }).click()
      await expect(page.getByRole('heading', { name: 'Three Short Clips' })).toBeVisible()
    })
})

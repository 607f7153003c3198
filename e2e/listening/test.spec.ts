/** The listening test: moving about, plays, submitting, and what a reload keeps. */
import { hold } from '../hold.ts'
import { expect, expectAccessible, expectPartAccessible, test } from '../visit.ts'
import {
  choose,
  expectPlays,
  expectSound,
  finishClip,
  loadPractice,
  next,
  openTest,
  playButton,
  playClip,
  previous,
  slowClip,
  stopClip,
  submit,
  tapPlay,
  watchSound,
} from './pupil.ts'

const SHORT = 'short-2019'
const practice = loadPractice('e2e/fixtures', SHORT)
const stored = () => JSON.stringify([Object.keys(localStorage), Object.keys(sessionStorage), document.cookie])

test.describe('moving about', () => {
  test('Next and Previous go through the clips, numbering runs across them, Submit shows only at the end', async ({
    page,
  }) => {
    await openTest(page, SHORT)
    await expect(page).toHaveTitle(`${practice.title}: test - ReadySix`)
    await expect(page.getByRole('heading', { name: practice.title })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    const places = [
      ['Question 1 of 4', 'Clip 1 of 3', 'Audio Clip 1'],
      ['Question 2 of 4', 'Clip 1 of 3', 'Audio Clip 1'],
      ['Question 3 of 4', 'Clip 2 of 3', 'Audio Clip 2'],
      ['Question 4 of 4', 'Clip 3 of 3', 'Audio Clip 3'],
    ] as const
    const expectPlace = async (texts: readonly string[]) => {
      for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    for (const [i, place] of places.entries()) {
      await expectPlace(place)
      const last = i === places.length - 1
      await expect(page.getByRole('button', { name: 'Next' })).toBeVisible({ visible: !last })
      await expect(page.getByRole('button', { name: 'Submit Practice' })).toBeVisible({ visible: last })
      if (!last) await next(page)
    }
    for (const place of places.toReversed().slice(1)) {
      await previous(page)
      await expectPlace(place)
    }
  })

  test('pictures are options, or one picture with circles, or there are words', async ({ page }) => {
    await openTest(page, SHORT)
    const shown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
    await expect(page.locator('.picture img')).toHaveCount(3)
    for (const image of await page.locator('.picture img').all())
      await expect.poll(() => image.evaluate(shown)).toBe(true)
    for (const name of ['1 by bus', '2 by bicycle', '3 on foot'])
      await expect(page.getByRole('radio', { name })).toBeVisible()
    await expectAccessible(page)
    await next(page)
    const whole = page.getByRole('img', { name: 'Picture in 3 parts. 1: a projector. 2: a wand. 3: a guitar.' })
    await expect.poll(() => whole.evaluate(shown)).toBe(true)
    await expect(page.getByRole('radio', { name: '3 a guitar' })).toBeVisible()
    await expectPartAccessible(page, '[data-stage]')
    await next(page)
    await expect(page.locator('[data-stage] img')).toHaveCount(0)
    await expect(page.getByRole('radio', { name: '1 Ali' })).toBeVisible()
  })

  test('the strip shows what is answered and leads to every question', async ({ page }) => {
    await openTest(page, SHORT)
    await choose(page, 1)
    const strip = page.getByRole('complementary', { name: 'Questions' })
    await expect(strip.getByRole('button', { name: 'Question 1, answered' })).toBeVisible()
    await strip.getByRole('button', { name: 'Question 3, not answered' }).click()
    await expect(page.getByText('Question 3 of 4', { exact: true })).toBeVisible()
    await expect(strip.getByRole('button', { name: 'Question 3' })).toHaveAttribute('aria-current', 'step')
  })
})

test.describe('plays', () => {
  test('are counted when sound starts; at two the button rests, and another try is refused in words', async ({
    page,
  }) => {
    await openTest(page, SHORT)
    await expectPlays(page, 0)
    await playClip(page)
    await expectPlays(page, 1)
    await finishClip(page)
    await playClip(page)
    await expectPlays(page, 2)
    await finishClip(page)
    await expect(playButton(page)).toHaveAttribute('aria-disabled', 'true')
    await tapPlay(page)
    await expect(page.getByRole('alert')).toHaveText('You have already played this audio clip 2 times.')
    await expectPlays(page, 2)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await next(page)
    await next(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectPlays(page, 0)
    await previous(page)
    await expectPlays(page, 2)
  })

  test('are counted for each clip, and the clip goes on from question to question', async ({ page }) => {
    await openTest(page, SHORT)
    await playClip(page)
    await next(page)
    await expectSound(page)
    await expectPlays(page, 1)
    await slowClip(page)
    await next(page)
    await stopClip(page)
    await expectPlays(page, 0)
    expect(await page.evaluate(() => window.speakers.map(({ paused }) => paused))).toEqual([true])
  })

  test('a double tap is one play', async ({ page }) => {
    await openTest(page, SHORT)
    await expect(playButton(page)).toHaveText('Play')
    await playButton(page).dblclick()
    await expectSound(page)
    await tapPlay(page)
    await expectPlays(page, 1)
  })

  test('quick changes of the clip charge nothing, and the clip that is left on is the one that plays', async ({
    page,
  }) => {
    // No clip arrives before the changes are over, so none of them can be heard and charged.
    let letClipsCome = () => {}
    const clipsMayCome = new Promise<void>((resolve) => {
      letClipsCome = resolve
    })
    await page.route('**/*.mp3*', async (route) => {
      await clipsMayCome
      // The page has given up the requests of the clips that it left.
      await route.continue().catch(() => {})
    })
    await openTest(page, SHORT)
    for (let i = 0; i < 3; i += 1)
      for (const name of ['Question 4', 'Question 3', 'Question 1']) {
        await page.getByRole('button', { name }).click()
        await tapPlay(page)
      }
    letClipsCome()
    await playClip(page)
    await expectPlays(page, 1)
    await slowClip(page)
    await page.getByRole('button', { name: 'Question 3' }).click()
    await stopClip(page)
    await expectPlays(page, 0)
    await playClip(page)
    await expectPlays(page, 1)
  })

  test('nothing downloads or winds the clip while the test runs', async ({ page }) => {
    await openTest(page, SHORT)
    await playClip(page)
    await expect(
      page.locator('audio, video, a[download], a[href*="listening-audio"], input[type="range"]'),
    ).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => window.speakers[0]?.currentTime ?? 0)).toBeGreaterThan(0.3)
    const moved = await page.evaluate(async () => {
      const [speaker] = window.speakers
      if (speaker === undefined) return -1
      speaker.currentTime = 5
      await new Promise((resolve) => setTimeout(resolve, 400))
      return speaker.currentTime
    })
    expect(moved).toBeLessThan(2.5)
    await expectPlays(page, 1)
  })

  test('a tab put to sleep keeps the count, and the same play goes on', async ({ page, context }) => {
    await openTest(page, SHORT)
    await playClip(page)
    const devices = await context.newCDPSession(page)
    await page.evaluate(() => window.speakers[0]?.pause())
    await devices.send('Page.setWebLifecycleState', { state: 'frozen' })
    await devices.send('Page.setWebLifecycleState', { state: 'active' })
    await expect(playButton(page)).toHaveText('Continue')
    await expectPlays(page, 1)
    await tapPlay(page)
    await expectSound(page)
    await expectPlays(page, 1)
  })
})

test.describe('keeping', () => {
  test('a reload in the middle loses nothing, gives no extra play and stores nothing', async ({ page }) => {
    await openTest(page, SHORT)
    await choose(page, 2)
    await playClip(page)
    await next(page)
    await choose(page, 1)
    await page.reload()
    await expect(page.locator('[data-live]')).toBeAttached()
    await expect(page.getByText('Question 2 of 4', { exact: true })).toBeVisible()
    await expect(page.locator('[data-stage] input[value="1"]')).toBeChecked()
    await expectPlays(page, 1)
    await previous(page)
    await expect(page.locator('[data-stage] input[value="2"]')).toBeChecked()
    await playClip(page)
    await expectPlays(page, 2)
    await page.reload()
    await expectPlays(page, 2)
    await expect(playButton(page)).toHaveAttribute('aria-disabled', 'true')
    expect(await page.evaluate(stored)).toBe('[[],[],""]')
  })

  test('a link within the page and Back keep it too, and plays never fall back', async ({ page }) => {
    await openTest(page, SHORT)
    await choose(page, 1)
    await page.evaluate(() => {
      location.hash = 'main'
    })
    await playClip(page)
    await page.goBack()
    await expectPlays(page, 1)
    await page.reload()
    await expectPlays(page, 1)
    await expect(page.locator('[data-stage] input[value="1"]')).toBeChecked()
  })

  test('a choice made before the script arrives counts', async ({ page }) => {
    const release = await hold(page, '**/assets/*.js')
    await watchSound(page)
    await page.goto(`/listening/${SHORT}/practice`, { waitUntil: 'commit' })
    await choose(page, 1)
    release()
    await expect(page.locator('[data-live]')).toBeAttached()
    await expect(page.locator('[data-stage] input[value="1"]')).toBeChecked()
    await expect(page.getByRole('button', { name: 'Question 1, answered' })).toBeVisible()
  })

  test('leaving by a link asks first, once something is answered', async ({ page }) => {
    await openTest(page, SHORT)
    await choose(page, 1)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('dialog')).toContainText('You have answers here that are not marked yet.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.locator('[data-stage] input[value="1"]')).toBeChecked()
  })
})

test.describe('submitting', () => {
  test('with open questions warns, leads to the first of them, and may be done all the same', async ({ page }) => {
    await openTest(page, SHORT)
    await choose(page, 0)
    await next(page)
    await next(page)
    await next(page)
    await choose(page, 1)
    await submit(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Questions 2 and 3 have no answer yet.')
    await dialog.getByRole('button', { name: 'Go to question 2' }).click()
    await expect(page.getByText('Question 2 of 4', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Question 4' }).click()
    await submit(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Question 4 of 4', { exact: true })).toBeVisible()
    await submit(page)
    await dialog.getByRole('button', { name: 'Submit anyway' }).click()
    await expect(page).toHaveURL(`/listening/${SHORT}/results`)
    await expect(page.getByText('2 out of 4 questions correct')).toBeVisible()
  })

  test('a double click on the last Next does not submit', async ({ page }) => {
    await openTest(page, SHORT)
    for (const question of [1, 2, 3, 4]) {
      await page.getByRole('button', { name: `Question ${question}` }).click()
      await choose(page, 0)
    }
    await page.getByRole('button', { name: 'Question 3' }).click()
    await page.getByRole('button', { name: 'Next' }).dblclick()
    await expect(page.getByText('Question 4 of 4', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(`/listening/${SHORT}/practice`)
  })
})

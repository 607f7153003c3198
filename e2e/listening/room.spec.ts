/** A listening room: the recording leads, and nothing that happens to the page moves its schedule. */
import { expect, type expectAccessible, expectAccessibleInThemes, expectNoSideways, test } from '../visit.ts'
import { watchSound } from './pupil.ts'

const ID = 'english-2024'
const CHINESE = 'chinese-2021'
/** Near the end of the recording of ID, in its last minute. */
const LATE = 1840

type Page = Parameters<typeof expectAccessible>[0]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const now = (page: Page) => page.locator('.now-line')
const heard = (page: Page) => page.evaluate(() => window.speakers[0]?.currentTime ?? 0)
const waitFor = (page: Page, second: number) => expect.poll(() => heard(page)).toBeGreaterThan(second)

async function openRoom(page: Page, id: string): Promise<void> {
  await watchSound(page)
  await page.goto(`/listening/${id}/room`)
}

async function start(page: Page, id: string): Promise<void> {
  await openRoom(page, id)
  await button(page, 'Start').click()
  await waitFor(page, 1.2)
}

/** The room goes on at a later second, as after a reload there. */
async function goOnAt(page: Page, second: number): Promise<void> {
  // The recording that plays would write its own second into the entry until the page has gone.
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate((at) => {
      const { usr, ...rest } = history.state
      history.replaceState({ ...rest, usr: { ...usr, room: { ...usr.room, second: at } } }, '')
      history.replaceState = () => undefined
      location.reload()
    }, second),
  ])
  await button(page, 'Go on').click()
  await waitFor(page, second)
}

test('a pupil with a keyboard enters from the practice, starts, answers and pauses, which is counted', async ({
  page,
}) => {
  await watchSound(page)
  await page.goto(`/listening/${ID}`)
  const said = await page.getByText(/^In the listening room.* minutes without a break\.$/).textContent()
  const minutes = /About (\d+) minutes/.exec(said ?? '')?.[1] ?? 'none'
  await page.getByRole('link', { name: 'Enter the listening room' }).press('Enter')
  await expect(page).toHaveURL(`/listening/${ID}/room`)
  await expect(page.getByText(`${minutes} minutes from Start to end.`)).toBeVisible()
  await button(page, 'Start').press('Enter')
  await expect(now(page)).toContainText('Instructions')
  await waitFor(page, 1)
  await expect(page.getByText(`0 of ${minutes} minutes`)).toBeVisible()
  await expect(page.getByText('Next: Passage 1, read the questions.')).toBeVisible()
  await page.locator('.listening fieldset input').nth(1).focus()
  await page.keyboard.press('Space')
  await button(page, 'Pause').press('Enter')
  await expect(page.getByText('Stopped here.')).toBeVisible()
  await expect(page.getByText('it is counted: one pause so far')).toBeVisible()
  const stopped = await heard(page)
  await button(page, 'Go on').press('Enter')
  await waitFor(page, stopped + 0.3)
  await expect(page.locator('.listening fieldset input').nth(1)).toBeChecked()
})

test('the recording is the clock: it runs as fast as time does, and cannot be wound', async ({ page }) => {
  await start(page, ID)
  await page.evaluate(() => {
    const [speaker] = window.speakers
    if (speaker !== undefined) speaker.currentTime += 600
  })
  await page.waitForTimeout(1500)
  const [from, began] = [await heard(page), Date.now()]
  expect(from).toBeLessThan(60)
  await page.waitForTimeout(4000)
  const off = (await heard(page)) - from - (Date.now() - began) / 1000
  expect(Math.abs(off)).toBeLessThan(0.5)
})

test('a reload comes back to the same second with the answers; then all goes by the schedule', async ({ page }) => {
  await start(page, ID)
  await page.locator('.listening fieldset input').first().check({ force: true })
  await goOnAt(page, 60)
  await expect(now(page)).toContainText('Passage 1, first reading')
  await expect(page.locator('.listening fieldset input').first()).toBeChecked()
  await goOnAt(page, 265)
  await expect(page.getByRole('listitem').filter({ hasText: 'Passage 2' }).first()).toHaveAttribute(
    'aria-current',
    'step',
  )
  await button(page, 'Passage 7').click()
  await expect(page.getByText('17.', { exact: true })).toBeVisible()
})

test('at its end the answers are submitted; the result says how it was heard and plays the sentence of an answer', async ({
  page,
}) => {
  await start(page, ID)
  await goOnAt(page, LATE)
  await expect(now(page)).toHaveText('The recording is over', { timeout: 15_000 })
  await button(page, 'Submit Practice').click()
  await button(page, 'Submit anyway').click()
  await expect(page).toHaveURL(`/listening/${ID}/results`)
  await expect(page.getByText('You heard it as in the hall, with no pauses.')).toBeVisible()
  const first = page.locator('#item-1')
  await expect(first.getByText('The answer was here')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await first.getByRole('button', { name: 'Play this sentence' }).click()
  await expect(first.getByRole('button', { name: /^Stop/ })).toBeVisible()
  await expect(first.getByRole('button', { name: 'Play this sentence' })).toBeVisible({ timeout: 10_000 })
  const fetched = asked.length
  await first.getByRole('button', { name: 'Play this sentence' }).click()
  await expect(first.getByRole('button', { name: /^Stop/ })).toBeVisible()
  expect(asked.length).toBe(fetched)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Listening room' })).toBeVisible()
})

test('results that were reloaded lead back into the room', async ({ page }) => {
  await start(page, ID)
  await button(page, 'Submit Practice').click()
  await button(page, 'Submit anyway').click()
  await expect(page).toHaveURL(`/listening/${ID}/results`)
  await page.reload()
  await expect(page.getByText('0 out of 20 questions correct')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Listening room' })).toBeVisible()
  await expect(button(page, 'Go on')).toBeVisible()
})

test.describe('a network', () => {
  test.use({ allowed: ['status 404', 'Failed to load resource', 'ERR_INTERNET_DISCONNECTED'] })

  test('that breaks before the start is tried again; one that breaks after it changes nothing', async ({ page }) => {
    await page.route('**/clip_3.mp3*', (route) => route.fulfill({ status: 404, body: '' }))
    await openRoom(page, ID)
    await expect(page.getByRole('alert')).toContainText('The recordings did not all come')
    await page.unroute('**/clip_3.mp3*')
    await button(page, 'Try again').click()
    await expect(button(page, 'Start')).toBeVisible()
    await page.context().setOffline(true)
    await button(page, 'Start').click()
    await waitFor(page, 0.5)
    await expect(now(page)).toContainText('Instructions')
  })
})

test('no barrier in any theme and nothing sideways, before the start, after it, and in the results', async ({
  page,
}) => {
  const expectFits = async () => {
    for (const width of [375, 320, 1280]) {
      await page.setViewportSize({ width, height: 667 })
      await expectNoSideways(page)
    }
    await expectAccessibleInThemes(page)
  }
  await openRoom(page, CHINESE)
  await expect(button(page, 'Start')).toBeVisible()
  await expectFits()
  await button(page, 'Start').click()
  await waitFor(page, 1.2)
  await expect(page.locator('.listening .prompt').first()).toHaveAttribute('lang', 'zh-Hans')
  await expectFits()
  await button(page, 'Submit Practice').click()
  await button(page, 'Submit anyway').click()
  await expect(page.getByText('The answer was here').first()).toBeVisible()
  await expectFits()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  test('the room says what is missing and offers the recordings', async ({ page }) => {
    await page.goto(`/listening/${ID}/room`)
    expect(await page.locator('noscript').allTextContents()).toContainEqual(
      expect.stringContaining('JavaScript is switched off'),
    )
    await expect(page.locator('audio')).toHaveCount(7)
  })

  test('the list shows one language', async ({ page }) => {
    await page.goto('/listening')
    await page.getByLabel('Chinese', { exact: true }).check()
    await expect(page.locator('.practice-link:visible')).toHaveCount(
      await page.locator('[data-language="zh-Hans"]').count(),
    )
    await expect(page.getByText('Two Umbrellas')).toBeHidden()
  })
})

test('a teacher gets the recording and the paper', async ({ page, request }) => {
  await page.goto(`/listening/${CHINESE}`)
  const recording = await page.getByRole('link', { name: /the whole recording/ }).getAttribute('href')
  const paper = await page.getByRole('link', { name: /the questions on paper/ }).getAttribute('href')
  const mp3 = await request.get(recording ?? '')
  expect([mp3.status(), mp3.headers()['content-type']]).toEqual([200, 'audio/mpeg'])
  expect((await mp3.body()).length).toBeGreaterThan(6_000_000)
  const part = await request.get(recording ?? '', { headers: { range: 'bytes=0-99' } })
  expect([part.status(), (await part.body()).length]).toEqual([206, 100])
  const head = await request.head(recording ?? '')
  expect([head.status(), head.headers()['accept-ranges'], head.headers()['content-encoding']]).toEqual([
    200,
    'bytes',
    undefined,
  ])
  const pdf = await request.get(paper ?? '')
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await request.get('/listening/none/hall.mp3')).status()).toBe(404)
})

/** What a device remembers once its owner wants it: nothing before, nothing is ever sent, and nothing of it is lost. */
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { answer, playByMouse, wrongFor } from '../quiz/pupil.ts'
import { setOf, shortStepper } from '../quiz/sets.ts'
import { expect, expectAccessible, expectNoSideways, expectPartAccessible, test } from '../visit.ts'

const stepper = setOf('grammar-mcq')
const sheet = setOf('editing')
const [first, second, third] = sheet.items
if (first === undefined || second === undefined || third === undefined) throw new Error('too few items')

const ready = (page: Page) => expect(page.locator('[data-live]')).toBeAttached()

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/** What the device keeps, as the privacy page shows it. */
async function kept(page: Page): Promise<string> {
  await page.goto('/privacy#memory')
  await expect(page.locator('[data-memory-now]')).not.toBeEmpty()
  await page.locator('[data-memory-all]').evaluate((all) => all.setAttribute('open', ''))
  await expect(page.locator('.kept-all pre')).not.toBeEmpty()
  return page.locator('.kept-all').innerText()
}

/** The seconds that the clock of an exercise shows. */
async function secondsOf(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number)
  return minutes * 60 + seconds
}

/** Waits until the database has this text of an exercise: for journeys that change the database themselves. */
const expectStored = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        if (!(await indexedDB.databases()).some(({ name }) => name === 'memory')) return false
        return new Promise<boolean>((resolve) => {
          const opening = indexedDB.open('memory')
          opening.onsuccess = () => {
            const all = opening.result.transaction('kept').objectStore('kept').getAll()
            all.onsuccess = () => {
              opening.result.close()
              resolve(JSON.stringify(all.result).includes(wanted))
            }
          }
        })
      }, text),
    )
    .toBe(true)

/** Another visit: the tab is closed, the browser stays. */
async function anotherTab(page: Page, context: BrowserContext): Promise<Page> {
  await page.close({ runBeforeUnload: false })
  return context.newPage()
}

const switchOn = (page: Page) => page.evaluate(() => localStorage.setItem('memory', 'on'))

test('it is offered once, after a miss; No is never asked again, and nothing is stored', async ({ page }) => {
  await open(page, shortStepper.path)
  await playByMouse(page, shortStepper, (item) => wrongFor(shortStepper, item))
  const offer = page.getByRole('group', { name: 'Remember on this device' })
  await expect(offer).toContainText('Anybody who uses this device can see it.')
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'No' }).click()
  await expect(offer).toContainText('Nothing is remembered.')
  await page.getByRole('button', { name: 'Retry' }).click()
  await playByMouse(page, shortStepper, (item) => wrongFor(shortStepper, item))
  await expect(page.locator('[data-result]')).toBeVisible()
  await expect(offer).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).toBe(
    '[{"memory":"no"},{}]',
  )
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
})

test('a closed tab costs nothing: home leads on, with the answers and the clock', async ({ page, context }) => {
  await page.clock.install()
  await open(page, sheet.path)
  await answer(page, first, 'mine')
  // Leaving asks, and offers.
  await page.getByRole('link', { name: 'All topics' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, remember' }).click()
  await expect(page.getByRole('dialog')).toContainText('This device remembers it now.')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Timer' }).click()
  const whole = await secondsOf(page)
  await page.clock.fastForward('01:30')
  await answer(page, second, 'also mine')
  await expect.poll(() => secondsOf(page)).toBeLessThanOrEqual(whole - 90)

  const later = await anotherTab(page, context)
  await later.goto('/')
  await expectNoSideways(later)
  const goOn = later.getByRole('region', { name: 'On this device only' }).getByRole('link', { name: /^Go on/ })
  await expect(goOn).toContainText(`2 of ${sheet.items.length} done`)
  await expectAccessible(later)
  await goOn.click()
  await ready(later)
  await expect(later.getByText('You began this before, and your answers are still here.')).toBeVisible()
  await expect(later.locator(`[name="r.${second.id}"]`)).toHaveValue('also mine')
  // It rested meanwhile.
  await later.clock.fastForward('00:01')
  expect(await secondsOf(later)).toBeLessThanOrEqual(whole - 90)
  expect(await secondsOf(later)).toBeGreaterThan(whole - 120)
  // No question on leaving: nothing is lost.
  await later.getByRole('link', { name: 'All topics' }).first().click()
  await later.waitForURL('**/practice')
  await later.goto('/english')
  await expect(later.getByRole('link', { name: /^Go on/ })).toBeVisible()
})

test('two tabs do not take answers from each other; once it is submitted it is not offered', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await switchOn(page)
  const other = await context.newPage()
  await open(page, sheet.path)
  await open(other, sheet.path)
  await answer(page, first, 'from one')
  await answer(other, second, 'from two')
  await answer(page, third, 'from one')
  await other.close()
  await expect.poll(() => kept(page)).toContain('from two')
  expect((await kept(page)).match(/from one/g)).toHaveLength(2)
  await open(page, sheet.path)
  await playByMouse(page, sheet, (item) => item.key)
  await expect(page.locator('[data-result]')).toBeVisible()
  await page.goto('/')
  await expect(page.locator('.today')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Go on/ })).toHaveCount(0)
})

test('mistakes come back on another day until they are right on two; nothing of it is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body !== '' || /mistake|begun|book/.test(request.url().replace(/\/(?:assets\/.*|mistakes)$/, '')))
      sent.push(request.url())
  })
  await page.clock.install({ time: new Date('2026-11-27T10:00:00+08:00') })
  await page.goto('/')
  await switchOn(page)
  await open(page, stepper.path)
  const [missed] = stepper.items
  if (missed === undefined) throw new Error('an empty set')
  await playByMouse(page, stepper, (item) => (item === missed ? wrongFor(stepper, item) : item.key))
  await page.goto('/mistakes')
  await expect(page.getByRole('heading', { name: 'Nothing for today' })).toBeVisible()

  for (const [day, words] of [
    ['2026-11-28', 'right once'],
    ['2026-12-01', ''],
  ] as const) {
    await page.clock.setSystemTime(new Date(`${day}T10:00:00+08:00`))
    await page.goto('/mistakes')
    await expect(page.getByRole('heading', { name: 'One for today' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start' }).click()
    await ready(page)
    const key = missed.options[Number(missed.key)] ?? ''
    await page.locator('.option').filter({ hasText: key }).first().click()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.locator('[data-result]')).toBeVisible()
    if (words === '') await expect(page.getByText('One question leaves your mistakes')).toBeVisible()
  }
  const code = await page.locator('.code-groups').textContent()
  await page.goto('/mistakes')
  await expect(page.getByText('One question has left')).toBeVisible()
  await page.goto('/class')
  await page.getByLabel('One code a line').fill(`Aisha ${code}`)
  await expect(page.getByRole('row', { name: 'Aisha 1 1' })).toBeVisible()
  expect(sent.filter((url) => !url.endsWith('/api/session'))).toEqual([])
})

test('a copy is saved and read in; a damaged one is refused; all is forgotten in one tap', async ({ page }, info) => {
  await page.goto('/')
  await switchOn(page)
  await open(page, sheet.path)
  await answer(page, first, 'mine')
  await expect.poll(() => kept(page)).toContain('"mine"')
  const before = await kept(page)
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a copy' }).click()
  const file = info.outputPath('copy.json')
  await (await saving).saveAs(file)
  await page.getByRole('button', { name: 'Forget all' }).click()
  await expect(page.getByText('All that was remembered is deleted.')).toBeVisible()
  await expect(page.locator('[data-memory-now]')).toContainText('0 exercises')
  const input = page.locator('[data-memory-file]')
  const damaged = readFileSync(file, 'utf8').replace('"dropped": 0', '"dropped": "none"')
  await input.setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(damaged) })
  await expect(page.getByText('This copy is damaged at book › dropped. Nothing was changed.')).toBeVisible()
  for (let times = 0; times < 2; times += 1) {
    await input.setInputFiles(file)
    await expect(page.getByText('The copy is read in.')).toBeVisible()
    expect(await page.locator('.kept-all').innerText()).toBe(before)
  }
})

test('for this visit only: it ends with the tab', async ({ page, context }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByRole('radio', { name: 'This visit only' }).check()
  await expect(page.getByText('On until you close this tab.')).toBeVisible()
  await expectPartAccessible(page, '#display')
  await open(page, sheet.path)
  await answer(page, first, 'mine')
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).length)).toBe(2)
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Go on/ })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  const later = await anotherTab(page, context)
  await later.goto('/')
  await expect(later.locator('.today')).toBeVisible()
  expect(await later.evaluate(() => sessionStorage.length)).toBe(0)
  expect(await later.evaluate(() => indexedDB.databases())).toEqual([])
})

test('a storage that fails is said, and the page goes on', async ({ page }) => {
  await page.goto('/')
  await switchOn(page)
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('no', 'SecurityError')
    }
  })
  await open(page, sheet.path)
  await answer(page, first, 'mine')
  await expect(page.getByText('This browser does not let the site remember anything here.')).toBeVisible()
  await playByMouse(page, sheet, (item) => item.key)
  await expect(page.locator('[data-result]')).toBeVisible()
})

/** Changes what is kept of the exercise, as another text of one of its questions would. */
const changeText = (page: Page, id: string) =>
  page.evaluate(
    (changed) =>
      new Promise<void>((resolve) => {
        indexedDB.open('memory').onsuccess = ({ target }) => {
          if (!(target instanceof IDBOpenDBRequest)) return
          const store = target.result.transaction('kept', 'readwrite').objectStore('kept')
          store.openCursor(IDBKeyRange.bound('begun/', 'begun0')).onsuccess = (event) => {
            if (!(event.target instanceof IDBRequest)) return
            const cursor: IDBCursorWithValue = event.target.result
            cursor.value.kept.texts[changed] = 'another text'
            cursor.update(cursor.value)
          }
          store.transaction.oncomplete = () => {
            target.result.close()
            resolve()
          }
        }
      }),
    id,
  )

test('a question that changed is named; what the browser deleted is gone, and the page goes on', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await switchOn(page)
  await open(page, sheet.path)
  await answer(page, first, 'mine')
  await answer(page, second, 'also mine')
  await expectStored(page, 'also mine')
  await changeText(page, first.id)

  const later = await anotherTab(page, context)
  await open(later, sheet.path)
  await expect(later.getByText(`Question ${first.id} changed on this site since you were here`)).toBeVisible()
  await expect(later.locator(`[name="r.${first.id}"]`)).toHaveValue('')
  await expect(later.locator(`[name="r.${second.id}"]`)).toHaveValue('also mine')

  const last = await anotherTab(later, context)
  // Home writes what the tab had not written when it was closed.
  await last.goto('/')
  await expect(last.getByRole('link', { name: /^Go on/ })).toBeVisible()
  const browser = await context.newCDPSession(last)
  const { origin } = new URL(last.url())
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await open(last, sheet.path)
  await expect(last.locator(`[name="r.${second.id}"]`)).toHaveValue('')
  await answer(last, first, 'begun again')
  await expectStored(last, 'begun again')
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await last.goto('/mistakes')
  await expect(last.getByText('your browser deleted the list')).toBeVisible()
})

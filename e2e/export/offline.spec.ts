/** Saving on purpose from a host of files that knows only folders: it sends every page on to one with a slash. */
import { keptUrls, save, WITH_WORKER } from '../offline/visitor.ts'
import { expect, test } from '../visit.ts'
import { EXPORT_DIR } from './places.ts'
import { type StaticServer, startStaticServer } from './static-server.ts'

let host: StaticServer
test.use(WITH_WORKER)
test.beforeAll(async () => {
  host = await startStaticServer(EXPORT_DIR, 'folders', 0)
})
test.afterAll(() => host.close())

test('a topic and a listening practice are there without a network, and so is the page that lists them', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  await page.goto(`${host.url}/practice`)
  await expect.poll(async () => (await keptUrls(page)).includes('/practice'), { timeout: 60_000 }).toBe(true)
  await save(page, 'Editing')
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await page.goto(`${host.url}/listening/english-2024`)
  await save(page, 'Two Umbrellas')
  await expect(page.getByText('Saved on this device.')).toBeVisible({ timeout: 30_000 })

  await context.setOffline(true)
  await page.goto(`${host.url}/quiz/editing/Set_3`)
  await expect(page.locator('[data-live]')).toBeAttached()
  await page.goto(`${host.url}/listening/english-2024/practice`)
  await page.getByRole('button', { name: /^Play/ }).click()
  await expect(page.getByText('Plays: 1/2')).toBeVisible()
  await page.goto(`${host.url}/quiz/grammar-mcq/Set_1`)
  await expect(page.getByText('You are offline, and this page is not saved on this device.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'On this device' }).getByRole('heading')).not.toHaveCount(0)
})

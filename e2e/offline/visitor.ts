/** What the journeys without a network share. */
import { expect, type Page } from '@playwright/test'

/** What a browser says of requests that find no network is no fault here. */
const NO_NETWORK = [
  'ERR_INTERNET_DISCONNECTED',
  'ERR_FAILED',
  'ERR_EMPTY_RESPONSE',
  'ERR_CONNECTION',
  'foreign host',
  '404',
]

/** For `test.use` in each file: a worker that may work. */
export const WITH_WORKER = { serviceWorkers: 'allow', allowed: NO_NETWORK } as const

/** Opens a page and waits until the worker has taken over and the page itself is kept. */
export async function openAndKeep(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expectKept(page)
}

export async function expectKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const here = await caches.match(location.pathname, { cacheName: 'pages' })
      return navigator.serviceWorker.controller !== null && here !== undefined
    })
  // A worker is installed when the machine has time for it.
  await expect.poll(kept, { timeout: 60_000 }).toBe(true)
}

/** Every URL that is kept on the device. */
export function keptUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) all.push(url.replace(location.origin, ''))
    }
    return all
  })
}

/** Saves what a control on this page offers, by the name in its button. */
export async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Save for offline ${name}`, exact: true }).click()
  await page.getByRole('button', { name: `Save ${name}`, exact: true }).click()
}

import type { Page } from '@playwright/test'

/** Every request that matches the glob waits until the returned function is called. */
export async function hold(page: Page, glob: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(glob, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

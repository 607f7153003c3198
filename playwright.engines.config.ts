/** The journeys that run in every engine; Playwright is their runner only, each engine has a driver of its own. */
import { defineConfig } from '@playwright/test'
import type { EngineName } from './e2e/engines/browser/start-engine.ts'
import { everything } from './e2e/products.ts'
import base from './playwright.config.ts'

const ENGINES: readonly EngineName[] = ['chromium', 'firefox', 'webkit']

/**
 * What no engine does in its own way (@all) runs with `npm run test:all` only, and so does the second engine of what one of them
 * shows (@firefox, @webkit).
 */
function leftOut(engine: EngineName): RegExp[] {
  // WebKit's driver has no command that prints, and many loads end its process at times (docs/engines.md).
  const never = engine === 'webkit' ? [/@pdf|@many-loads/] : []
  if (everything) return never
  return [...never, /@all/, ...(engine === 'firefox' ? [/@webkit/] : []), ...(engine === 'webkit' ? [/@firefox/] : [])]
}

export default defineConfig<object, { engineName: EngineName }>({
  ...base,
  testDir: 'e2e/engines',
  testIgnore: [],
  // MiniBrowser and Firefox take more of a small machine than Chromium.
  expect: { timeout: 15_000 },
  projects: ENGINES.map((engineName) => ({
    name: engineName,
    use: { engineName },
    grepInvert: leftOut(engineName),
  })),
})

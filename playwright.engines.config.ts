/** The journeys that run in every engine; Playwright is their runner only, each engine has a driver of its own. */
import { defineConfig } from '@playwright/test'
import type { EngineName } from './e2e/engines/browser/start-engine.ts'
import base from './playwright.config.ts'

const ENGINES: readonly EngineName[] = ['chromium', 'firefox', 'webkit']

export default defineConfig<object, { engineName: EngineName }>({
  ...base,
  testDir: 'e2e/engines',
  testIgnore: [],
  // MiniBrowser and Firefox take more of a small machine than Chromium.
  expect: { timeout: 15_000 },
  projects: ENGINES.map((engineName) => ({
    name: engineName,
    use: { engineName },
    // Its driver has no command that prints, and many loads end its process at times (docs/engines.md).
    ...(engineName === 'webkit' ? { grepInvert: /@pdf|@many-loads/ } : {}),
  })),
})

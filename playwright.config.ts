import { defineConfig } from '@playwright/test'

// Two checkouts may run their journeys at the same time.
const PORT = Number(process.env.E2E_PORT ?? 3187)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Journeys of the exported site, and of other engines: playwright.export.config.ts and playwright.engines.config.ts.
  testIgnore: /e2e.(?:export|engines)./,
  reporter: 'line',
  workers: 3,
  fullyParallel: true,
  // Three workers on two cores, since many journeys wait: a busy machine must not fail a good journey. The report names one that needed its second go.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // What a worker keeps would hide from a journey what the server does; e2e/offline lets it work.
    serviceWorkers: 'block',
    // Frames of a movement take an eighth of the processor time. Movement is in play.spec.ts and in the other engines.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--autoplay-policy=no-user-gesture-required',
        // No page lives long enough to win back what optimising its script takes.
        '--js-flags=--no-opt --no-maglev',
        // Each window otherwise loads two pages of the browser's own, for its address bar: half a second of processor time a journey.
        '--disable-features=OptimizationHints,MediaRouter,Translate,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
      ],
    },
  },
  webServer: {
    command: 'node e2e/serve.ts',
    url: `http://127.0.0.1:${PORT}/robots.txt`,
    env: { PORT: String(PORT), HOST: '127.0.0.1', NODE_ENV: 'production', LOG_LEVEL: 'silent' },
    reuseExistingServer: false,
    timeout: 60_000,
  },
})

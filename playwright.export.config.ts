/**
 * The exported site in the browser, on a host of files: journeys of its own, and those of the server that need none. Of
 * these one a kind runs; with EXPORT_JOURNEYS=all, every one.
 */
import { defineConfig } from '@playwright/test'
import { SITE_URL } from './e2e/export/places.ts'
import { everything } from './e2e/products.ts'
import base from './playwright.config.ts'

const ONE_A_KIND = [
  // A sheet; a stepper is played in e2e/export. All four interactions as served are played in Chromium, from the same scripts.
  everything ? /play\.spec.*by mouse: a wrong answer/ : /play\.spec.*editing.*by mouse: a wrong answer/,
  /prelim\.spec.*Grammar: the layout/,
  /prelim\.spec.*newest year first/,
  /listening.test\.spec.*pictures are options/,
  /whole\.spec.*by the keyboard alone/,
  /saving\.spec.*a topic: its size/,
  /pages\.spec.*(?:home:|names nothing|robots|quiz of one's own)/,
]

/** What a server answers: forms, sessions, states of its store, statuses of pages that are not there. */
const NEED_A_SERVER = [
  /without JavaScript/,
  /faults\.spec/,
  /does not answer/,
  /the address of a file/,
  /that (?:does not exist|is not there)/,
  /Submit before the script/,
  /letter written without a network/,
]

export default defineConfig({
  ...base,
  use: { ...base.use, baseURL: SITE_URL },
  projects: [
    { name: 'export', testDir: 'e2e/export', testIgnore: [] },
    {
      name: 'as served',
      testDir: 'e2e',
      testMatch: /e2e.(?:quiz|listening|offline|prelim|pages).[\w-]+\.spec\.ts$/,
      testIgnore: [],
      ...(process.env.EXPORT_JOURNEYS === 'all' ? {} : { grep: ONE_A_KIND }),
      grepInvert: NEED_A_SERVER,
    },
  ],
  webServer: {
    command: 'node e2e/export/serve.ts',
    url: `${SITE_URL}/robots.txt`,
    env: { NODE_ENV: 'production' },
    reuseExistingServer: false,
    timeout: 300_000,
  },
})

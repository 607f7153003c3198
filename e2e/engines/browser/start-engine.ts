import { startChromium, startFirefox } from './puppeteer.ts'
import type { Browser } from './tab.ts'
import { startWebKit } from './webkit.ts'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** The programs are named by the environment: scripts/test/engines.mjs finds them. */
export async function startEngine(name: EngineName): Promise<Browser> {
  if (name === 'firefox') return startFirefox(program('FIREFOX_PATH'))
  if (name === 'chromium') return startChromium(program('CHROMIUM_PATH'))
  return startWebKit({
    driver: program('WEBKIT_DRIVER_PATH'),
    miniBrowser: program('MINIBROWSER_PATH'),
    xvfb: program('XVFB_PATH'),
  })
}

function program(variable: string): string {
  const path = process.env[variable] ?? ''
  if (path === '') throw new Error(`${variable} is not set`)
  return path
}

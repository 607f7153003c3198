/**
 * `npm run e2e -- [Playwright's arguments]`: builds and runs the browser journeys.
 */
import { build, chromium, install, run } from './setup.mjs'

install()
build()
run('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH: chromium() })

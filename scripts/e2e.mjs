/**
 * `npm run e2e -- [--engine chromium|firefox|webkit] [Playwright's arguments]`: builds and runs the browser journeys; with
 * an engine, those of e2e/engines in it.
 */

import { build, chromium, install, run } from './setup.mjs'
import { engineNames, findEngine } from './test/engines.mjs'

const args = process.argv.slice(2)
const at = args.indexOf('--engine')
const engine = at < 0 ? null : (args.splice(at, 2)[1] ?? '')
if (engine !== null && !engineNames.includes(engine)) {
  console.error(`--engine takes one of ${engineNames.join(', ')}`)
  process.exit(1)
}

install()
const settings = engine === null ? { CHROMIUM_PATH: chromium() } : findEngine(engine)
if (settings === null) {
  console.error(`No ${engine} here, and it could not be installed: docs/engines.md says what it needs`)
  process.exit(1)
}
build()
const which = engine === null ? [] : ['--config=playwright.engines.config.ts', `--project=${engine}`]
run('playwright', ['test', ...which, ...args], settings)

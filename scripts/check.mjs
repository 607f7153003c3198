/**
 * `npm run check`: types, lint, dead code and unit tests, in under 30 seconds. No build and no browser: see test.mjs.
 */
import { rmSync } from 'node:fs'
import { resultsFolder, runParts } from './parts.mjs'
import { install } from './setup.mjs'

install()
const failed = await runParts()
rmSync(resultsFolder, { recursive: true })
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`)
  process.exit(1)
}

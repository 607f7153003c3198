/**
 * `npm run check`: types, lint, dead code, import rules and quick tests, in under a minute on two cores. No build, no
 * browser, no servers: see test.mjs.
 */
import { rmSync } from 'node:fs'
import { install } from './setup.mjs'
import { checks, resultsFolder, runParts } from './test/parts.mjs'

install()
const { failed } = await runParts(checks(['unit', 'dom']))
rmSync(resultsFolder, { recursive: true })
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`)
  process.exit(1)
}

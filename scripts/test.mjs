/**
 * `npm test`: everything that CI runs. It goes on after a failure, so that one run shows all of them, and ends with
 * the line 'N passed, N failed'. A check that is not a test (types, lint, the build, …) counts only when it fails.
 * `npm run test:all` also repeats journeys over products, such as every quiz type at every width (e2e/products.ts).
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  attempt,
  attemptBuild,
  chromium,
  deployPrograms,
  install,
  nodePath,
  postgres,
  root,
  s3Store,
} from './setup.mjs'
import { findEngine } from './test/engines.mjs'
import { resultsFolder, runParts, vitestResults } from './test/parts.mjs'

/** The journeys in Chromium are wanted in 13 minutes of two idle cores. Machines differ by almost two, so that a run fails only above this. */
const BROWSER_MINUTES = 20

const everything = process.argv.includes('--all')
if (everything) process.env.EVERY = '1'
/** Seconds on the clock by part. */
const clock = {}
// Tests start commands and servers by the hundred: each reuses what another has compiled.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'readysix', 'tests')
install()
postgres()
s3Store()
deployPrograms()
const failed = await timed('checks and tests without a browser', () => runParts(['unit', 'dom', 'long', 'slow']))
const strict = await timed('content check', () => attempt(nodePath(), ['scripts/content/main.ts', 'check', '--strict']))
if (strict !== 0) failed.push('content')
if ((await timed('build', attemptBuild)) !== 0) failed.push('build')

// The served site and the exported one in Chromium, then the served one in the other engines that are here.
const journeys = {
  browser: 'playwright.config.ts',
  export: 'playwright.export.config.ts',
  engines: 'playwright.engines.config.ts',
}
const resultsOf = (name) => join(resultsFolder, `${name}.json`)
if (failed.includes('build')) console.error('No browser journeys: there is no build to visit')
else {
  const settings = { CHROMIUM_PATH: chromium() }
  const projects = []
  for (const engine of ['firefox', 'webkit']) {
    const found = findEngine(engine)
    if (found === null) console.log(`No ${engine} here: no journey runs in it (docs/engines.md)`)
    else projects.push(`--project=${engine}`)
    Object.assign(settings, found)
  }
  if (projects.length === 0) delete journeys.engines
  for (const [name, config] of Object.entries(journeys)) {
    const env = { ...settings, PLAYWRIGHT_JSON_OUTPUT_FILE: resultsOf(name) }
    const args = ['test', `--config=${config}`, '--reporter=line,json', ...(name === 'engines' ? projects : [])]
    if ((await timed(name, () => attempt('playwright', args, env))) !== 0) failed.push(name)
  }
}

const unit = readResults(vitestResults, 'unit', (json) => ({
  passed: json.numPassedTests,
  failed: json.numFailedTests,
  skipped: json.numPendingTests + json.numTodoTests,
}))
const inBrowsers = Object.fromEntries(
  Object.keys(journeys).map((name) => [
    name,
    readResults(resultsOf(name), name, ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    })),
  ]),
)
attempt(nodePath(), ['scripts/test/main.ts', resultsFolder])
rmSync(resultsFolder, { recursive: true })
for (const [name, seconds] of Object.entries(clock)) console.log(`${seconds.toFixed(0).padStart(6)} s  ${name}`)
if (!everything && clock.browser > BROWSER_MINUTES * 60) {
  console.error(`The journeys in Chromium took more than ${BROWSER_MINUTES} minutes`)
  failed.push('time of the journeys')
}

const checksFailed = failed.filter((name) => {
  // Failing tests are counted one by one; a failure outside a test (a file that does not load) counts as one.
  if (name === 'unit') return unit.failed === 0
  return (inBrowsers[name]?.failed ?? 0) === 0
})
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`)
const parts = [unit, ...Object.values(inBrowsers)]
const sum = (count) => parts.reduce((total, part) => total + part[count], 0)
const total = { passed: sum('passed'), failed: sum('failed') + checksFailed.length }
const skipped = sum('skipped')
console.log(`${total.passed} passed, ${total.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0

/** The value of `part`, and its time in `clock`. */
async function timed(name, part) {
  const started = performance.now()
  const value = await part()
  clock[name] = (performance.now() - started) / 1000
  return value
}

/** The counts of a reporter's file; zero if the runner died before it wrote one, which counts as failed. */
function readResults(file, name, count) {
  if (existsSync(file)) return count(JSON.parse(readFileSync(file, 'utf8')))
  if (!failed.includes(name)) failed.push(name)
  return { passed: 0, failed: 0, skipped: 0 }
}

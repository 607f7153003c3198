/**
 * `npm test`: everything that CI runs. It goes on after a failure, so that one run shows all of them, and ends with
 * the line 'N passed, N failed'. A check that is not a test (types, lint, the build, …) counts only when it fails.
 * `npm run test:all` also repeats journeys over products, such as every quiz type at every width (e2e/products.ts).
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { attempt, chromium, deployPrograms, install, nodePath, postgres, root, s3Store } from './setup.mjs'
import { findEngine } from './test/engines.mjs'
import { checks, resultsFolder, runParts, vitestResults } from './test/parts.mjs'

/** The journeys in Chromium are wanted in 13 minutes of two idle cores. Machines differ by almost two, so that a run fails only above this. */
const BROWSER_MINUTES = 20

const everything = process.argv.includes('--all')
if (everything) process.env.EVERY = '1'
// Tests start commands and servers by the hundred: each reuses what another has compiled.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'readysix', 'tests')
install()
postgres()
s3Store()
deployPrograms()
const { failed, seconds } = await runParts({
  ...checks(['unit', 'dom', 'long', 'slow']),
  content: [['node', 'scripts/content/main.ts', 'check', '--strict']],
  build: [['node', 'scripts/build.mjs']],
})

const JOURNEYS = {
  browser: 'playwright.config.ts',
  export: 'playwright.export.config.ts',
  engines: 'playwright.engines.config.ts',
}
const resultsOf = (name) => join(resultsFolder, `${name}.json`)
if (failed.includes('build')) console.error('No browser journeys: there is no build to visit')
const journeys = failed.includes('build') ? [] : runJourneys()

const unit = readResults(vitestResults, 'unit', (json) => ({
  passed: json.numPassedTests,
  failed: json.numFailedTests,
  skipped: json.numPendingTests + json.numTodoTests,
}))
const inBrowsers = Object.fromEntries(
  journeys.map((name) => [
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
for (const [name, taken] of Object.entries(seconds)) console.log(`${taken.toFixed(0).padStart(6)} s  ${name}`)
if (!everything && seconds.browser > BROWSER_MINUTES * 60) {
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

/**
 * Runs the served site and the exported one in Chromium, then the served one in the other engines that are here: beside them the
 * export would wait for its PDFs, which are set at a low priority. Returns the names of those that ran.
 */
function runJourneys() {
  const engines = ['firefox', 'webkit'].map((name) => ({ name, settings: findEngine(name) }))
  for (const { name, settings } of engines)
    if (settings === null) console.log(`No ${name} here: no journey runs in it (docs/engines.md)`)
  const here = engines.filter(({ settings }) => settings !== null)
  const env = Object.assign({ CHROMIUM_PATH: chromium() }, ...here.map(({ settings }) => settings))
  const projects = here.map(({ name }) => `--project=${name}`)
  const names = Object.keys(JOURNEYS).filter((name) => name !== 'engines' || here.length > 0)
  for (const name of names) {
    const args = ['test', `--config=${JOURNEYS[name]}`, '--reporter=line,json', ...(name === 'engines' ? projects : [])]
    const started = performance.now()
    if (attempt('playwright', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: resultsOf(name) }) !== 0) failed.push(name)
    seconds[name] = (performance.now() - started) / 1000
  }
  return names
}

/** The counts of a reporter's file; zero if the runner died before it wrote one, which counts as failed. */
function readResults(file, name, count) {
  if (existsSync(file)) return count(JSON.parse(readFileSync(file, 'utf8')))
  if (!failed.includes(name)) failed.push(name)
  return { passed: 0, failed: 0, skipped: 0 }
}

/**
 * The checks that need no browser: types, lint, dead code, import rules, tests. They run in parallel, and each prints only
 * if it fails. `npm run check` and `npm test` share them.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnOptions } from '../setup.mjs'

/** Where the JSON reporters of this run write. */
export const resultsFolder = mkdtempSync(join(tmpdir(), 'readysix-results-'))
export const vitestResults = join(resultsFolder, 'vitest.json')

const unitTests = ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestResults}`]

// Each part is a list of commands, run in order until one fails. The longest come first.
const PARTS = {
  types: [['react-router', 'typegen'], ['tsc'], ['tsc', '--project', 'src/offline/worker']],
  lint: [['biome', 'check', '--error-on-warnings', '--colors=off']],
  // The second run leaves the tests out: a module that only its tests import is dead, too.
  'dead code': [
    ['knip', '--no-progress', '--treat-config-hints-as-errors'],
    ['knip', '--no-progress', '--production', '--include=files,dependencies'],
  ],
  'import rules': [['depcruise', '--output-type=err-long', 'src', 'maths', 'authoring', 'scripts', 'bench', 'e2e']],
}

/**
 * Runs all parts, with the tests of the given projects (vitest.config.ts); resolves with the names of those that failed,
 * in no particular order.
 */
export async function runParts(projects) {
  const tests = [...unitTests, ...projects.map((project) => `--project=${project}`)]
  const waiting = Object.entries({ unit: [tests], ...PARTS })
  const failed = []
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, commands] = next
      if (!(await runPart(name, commands))) failed.push(name)
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker))
  return failed
}

async function runPart(name, commands) {
  const started = performance.now()
  let output = ''
  let good = true
  for (const command of commands) {
    if (!good) break
    const result = await capture(command)
    output += result.output
    good = result.status === 0
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${good ? 'ok' : 'FAILED'}  ${name} (${seconds} s)${good ? '' : `\n${output}`}`)
  return good
}

function capture([command, ...args]) {
  return new Promise((resolve) => {
    const env = { CI: 'true', ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) }
    const child = spawn(command, args, { ...spawnOptions(env), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const add = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    child.on('error', (error) => resolve({ status: 1, output: error.message }))
    child.on('close', (status) => resolve({ status: status ?? 1, output }))
  })
}

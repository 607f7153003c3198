/** Commands that run side by side, and the checks that need no browser, which `npm run check` and `npm test` share. */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnOptions } from '../setup.mjs'

/** Where the JSON reporters of this run write. */
export const resultsFolder = mkdtempSync(join(tmpdir(), 'readysix-results-'))
export const vitestResults = join(resultsFolder, 'vitest.json')

const unitTests = ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestResults}`]

/** Types, lint, dead code, import rules, and the tests of the given projects (vitest.config.ts). The longest come first. */
export function checks(projects) {
  return {
    unit: [[...unitTests, ...projects.map((project) => `--project=${project}`)]],
    types: [['react-router', 'typegen'], ['tsc'], ['tsc', '--project', 'src/offline/worker']],
    lint: [['biome', 'check', '--error-on-warnings', '--colors=off']],
    // The second run leaves the tests out: a module that only its tests import is dead, too.
    'dead code': [
      ['knip', '--no-progress', '--treat-config-hints-as-errors'],
      ['knip', '--no-progress', '--production', '--include=files,dependencies'],
    ],
    'import rules': [['depcruise', '--output-type=err-long', 'src', 'maths', 'authoring', 'scripts', 'bench', 'e2e']],
  }
}

/**
 * Runs parts, as many side by side as there are cores, up to four. A part is a list of commands by its name, which run in
 * order until one fails; it prints only then. Resolves with the names of those that failed and the seconds of each.
 */
export async function runParts(parts) {
  const waiting = Object.entries(parts)
  const failed = []
  const seconds = {}
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, commands] = next
      const started = performance.now()
      const { good, output } = await runPart(commands)
      seconds[name] = (performance.now() - started) / 1000
      console.log(`${good ? 'ok' : 'FAILED'}  ${name} (${seconds[name].toFixed(1)} s)${good ? '' : `\n${output}`}`)
      if (!good) failed.push(name)
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker))
  return { failed, seconds }
}

async function runPart(commands) {
  let output = ''
  for (const command of commands) {
    const result = await capture(command)
    output += result.output
    if (result.status !== 0) return { good: false, output }
  }
  return { good: true, output }
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

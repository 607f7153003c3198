/**
 * `npm start`: installs, builds and runs the site. Signals are passed to the server, whose exit status becomes that of
 * this process.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { build, childEnv, install, nodePath, root } from './setup.mjs'

/**
 * Flags and environment that keep the memory of the server small: a young generation of at most 8 MB, one area of memory
 * for all threads that compress pages, and 128 kB that are free are given back to the system. deploy/ has the same values.
 */
const serverProcess = JSON.parse(readFileSync(join(root, 'scripts', 'server-process.json'), 'utf8'))
const PARENT_CHECK_MS = 200
const parent = process.ppid

install()
build()

const server = spawn(nodePath(), [...serverProcess.flags, 'scripts/serve.mjs'], {
  cwd: root,
  env: childEnv({ NODE_ENV: 'production', ...serverProcess.env }),
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))

// npm runs this in a shell that does not pass its signal on: the end of the parent counts as the signal.
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM')
  }, PARENT_CHECK_MS).unref()
}

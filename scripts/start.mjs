/**
 * `npm start`: installs, builds and runs the site. Signals go to the server, whose exit status becomes ours.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { build, childEnv, install, nodePath, root } from './setup.mjs'

/**
 * Room for what each request leaves behind, in MB, so that it is swept up less often; it takes up to 50 MB more of each
 * process. deploy/ says the same.
 */
const serverFlags = JSON.parse(readFileSync(join(root, 'scripts', 'server-flags.json'), 'utf8'))
const PARENT_CHECK_MS = 200
const parent = process.ppid

install()
build()

const server = spawn(nodePath(), [...serverFlags, 'scripts/serve.mjs'], {
  cwd: root,
  env: childEnv({ NODE_ENV: 'production' }),
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))

// npm runs us in a shell that dies of its signal without passing it on: then losing our parent is the signal.
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM')
  }, PARENT_CHECK_MS).unref()
}

/**
 * `npm run dev`: installs, imports content/ and runs the development server, which reloads what changes.
 */
import { spawn } from 'node:child_process'
import { install, node, spawnOptions } from './setup.mjs'

install()
node(['scripts/content/main.ts', 'import', '--replace'])
const args = ['dev', '--port', process.env.PORT || '3000', ...process.argv.slice(2)]
const server = spawn('react-router', args, { ...spawnOptions(), stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))

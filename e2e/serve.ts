/** The server that the journeys visit: the built site over a fresh store. */
import { spawn } from 'node:child_process'
import { makeStore } from './fresh-store.ts'

// Journeys write from addresses of their own (X-Forwarded-For), or the limit on messages would count them as one visitor.
const env = { ...process.env, ...makeStore(), TRUSTED_PROXY: '127.0.0.1' }
const server = spawn(process.execPath, ['scripts/serve.mjs'], { env, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))

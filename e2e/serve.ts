/**
 * The server that the journeys visit: the built site over a fresh store that holds the shipped content and the faulty
 * documents of e2e/fixtures, which only `--unchecked` takes.
 */
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const data = mkdtempSync(join(tmpdir(), 'readysix-e2e-'))
const content = join(data, 'content')
cpSync('content', content, { recursive: true })
cpSync('e2e/fixtures', content, { recursive: true })

// Journeys write from addresses of their own (X-Forwarded-For), or the limit on messages would count them as one visitor.
const env = { ...process.env, DATA_DIR: data, CONTENT_DIR: content, TRUSTED_PROXY: '127.0.0.1' }
const imported = spawnSync(process.execPath, ['scripts/content/main.ts', 'import', '--unchecked', content], {
  env,
  encoding: 'utf8',
})
if (imported.status !== 0) throw new Error(`the import failed: ${imported.stdout}${imported.stderr}`)

const server = spawn(process.execPath, ['scripts/serve.mjs'], { env, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))

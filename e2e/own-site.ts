/**
 * A site of a journey's own, for what would disturb the others: other content, a store that breaks. It is the built server
 * on a free port over a fresh folder.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface OwnSite {
  readonly url: string
  readonly contentDir: string
  readonly dataDir: string
  /** What the server has logged so far. */
  log(): string
  stop(): Promise<void>
}

/** `files` by their path in the content folder; it must hold a document at least. */
export async function startOwnSite(files: Readonly<Record<string, string | Uint8Array>>): Promise<OwnSite> {
  const dir = mkdtempSync(join(tmpdir(), 'readysix-own-'))
  const contentDir = join(dir, 'content')
  const dataDir = join(dir, 'data')
  for (const [name, text] of Object.entries(files)) {
    const file = join(contentDir, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      CONTENT_DIR: contentDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'exit')
  let log = ''
  server.stderr.on('data', (chunk) => {
    log += chunk
  })
  let output = ''
  for await (const chunk of server.stdout) {
    output += chunk
    if (output.includes('\n')) break
  }
  const [, url] = /ready at (\S+)/.exec(output) ?? []
  if (url === undefined) throw new Error(`the site did not start: ${log}`)
  return {
    url,
    contentDir,
    dataDir,
    log: () => log,
    async stop() {
      server.kill('SIGTERM')
      await ended
      rmSync(dir, { recursive: true })
    },
  }
}

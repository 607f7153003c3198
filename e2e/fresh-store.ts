/** A fresh store with the shipped content and the faulty documents of e2e/fixtures, which only `--unchecked` takes. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The settings of a site on it. */
export function makeStore(): Readonly<{ DATA_DIR: string; CONTENT_DIR: string }> {
  const data = mkdtempSync(join(tmpdir(), 'readysix-e2e-'))
  const content = join(data, 'content')
  cpSync('content', content, { recursive: true })
  cpSync('e2e/fixtures', content, { recursive: true })
  const settings = { DATA_DIR: data, CONTENT_DIR: content }
  const imported = spawnSync(process.execPath, ['scripts/content/main.ts', 'import', '--unchecked', content], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  })
  if (imported.status !== 0) throw new Error(`the import failed: ${imported.stdout}${imported.stderr}`)
  return settings
}

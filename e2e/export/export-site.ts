/** `npm run export` after its build, as a process of its own. */
import { spawnSync } from 'node:child_process'

export type Exported = Readonly<{ status: number | null; output: string }>

/** `settings` are added to the environment; without a value in it a setting of ours is not given. */
export function exportSite(dir: string, settings: Readonly<Record<string, string>>): Exported {
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...settings }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/write-export.mjs', dir, '--quick'], {
    env,
    encoding: 'utf8',
  })
  return { status, output: `${stdout}${stderr}` }
}

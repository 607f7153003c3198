/** A folder for a site of one document, quick to start, and what its operator's port answers. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/contract/free-port.ts'
import { type OwnServer, startOwnServer } from '../own-server.ts'

export const QUIZ = '/quiz/grammar-mcq/Set_1'
const FILE = 'quizzes/Grammar_Set_1.json'

export interface SmallSite {
  readonly dataDir: string
  readonly admin: string
  /** The settings of a start. */
  readonly env: Readonly<Record<string, string>>
  start(settings?: Readonly<Record<string, string>>): Promise<OwnServer>
  /** Changes the quiz's title and imports it, as another process; throws if that fails. */
  importTitle(title: string): void
  /** The value of a metric with its labels as written; null if there is none. */
  metric(name: string): Promise<number | null>
  readiness(): Promise<{ ready: boolean; reasons: string[] }>
  /** Ends what still runs, too. */
  remove(): Promise<void>
}

export async function makeSmallSite(): Promise<SmallSite> {
  const dir = mkdtempSync(join(tmpdir(), 'readysix-small-'))
  const [dataDir, contentDir] = [join(dir, 'data'), join(dir, 'content')]
  cpSync(join('content', FILE), join(contentDir, FILE))
  const adminPort = await freePort()
  const started: OwnServer[] = []
  const admin = `http://127.0.0.1:${adminPort}`
  const env = { DATA_DIR: dataDir, CONTENT_DIR: contentDir, TRUSTED_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' }
  return {
    dataDir,
    admin,
    env: { ...env, ADMIN_PORT: String(adminPort) },
    async start(settings = {}) {
      const server = await startOwnServer({ ...env, ADMIN_PORT: String(adminPort), ...settings })
      started.push(server)
      return server
    },
    importTitle(title) {
      const file = join(contentDir, FILE)
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), title }))
      const options = { env: { ...process.env, ...env }, encoding: 'utf8' } as const
      const { status, stderr } = spawnSync(process.execPath, ['scripts/content/main.ts', 'import'], options)
      if (status !== 0) throw new Error(stderr)
    },
    async metric(name) {
      const text = await (await fetch(`${admin}/metrics`)).text()
      const line = text.split('\n').find((one) => one.startsWith(`${name} `))
      return line === undefined ? null : Number(line.slice(name.length))
    },
    readiness: async () => (await fetch(`${admin}/readyz`)).json(),
    async remove() {
      for (const server of started) await server.end('SIGKILL')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

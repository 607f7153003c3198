/** A built site of one document whose DATA_DIR can be harmed: on a small disk and without the rights of root, if we are root. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/contract/free-port.ts'
import { userWithoutRights } from '#server/contract/user-without-rights.ts'
import { readyUrl } from '../servers/built-server.ts'

export interface FaultySite {
  readonly dataDir: string
  /** Whether modes keep the site from writing. */
  readonly hasModes: boolean
  /** Whether its disk is its own, and small. */
  readonly hasOwnDisk: boolean
  url(): string
  /** What /readyz says. */
  readiness(): Promise<string>
  /** Ends it, and starts it again in so many processes. */
  restart(signal: 'SIGKILL' | 'SIGTERM', processes: number): Promise<void>
  end(): Promise<void>
  remove(): void
}

const DISK_MB = 128

export async function startFaultySite(): Promise<FaultySite> {
  const dir = mkdtempSync(join(tmpdir(), 'readysix-faulty-'))
  chmodSync(dir, 0o755)
  const [dataDir, contentDir] = [join(dir, 'data'), join(dir, 'content')]
  cpSync('content/quizzes/Grammar_Set_1.json', join(contentDir, 'quizzes', 'Grammar_Set_1.json'))
  mkdirSync(join(contentDir, 'files', 'x'), { recursive: true })
  writeFileSync(join(contentDir, 'files', 'x', 'a.txt'), 'a file of the content')
  mkdirSync(dataDir)
  const mount = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', dataDir]
  const hasOwnDisk = spawnSync('mount', mount).status === 0
  const user = userWithoutRights()
  if (user !== null) chownSync(dataDir, user.uid, user.gid)
  const adminPort = String(await freePort())
  const env = { DATA_DIR: dataDir, CONTENT_DIR: contentDir, ADMIN_PORT: adminPort, TRUSTED_PROXY: '127.0.0.1' }

  async function start(processes: number): Promise<{ child: ChildProcess; url: string }> {
    const own = { PORT: '0', HOST: '127.0.0.1', REQUESTS_PER_MINUTE: '0', WEB_CONCURRENCY: String(processes) }
    const child = spawn(process.execPath, ['scripts/serve.mjs'], {
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env, ...own },
      stdio: ['ignore', 'pipe', 'inherit'],
      ...user,
    })
    return { child, url: await readyUrl(child.stdout) }
  }

  let { child, url } = await start(1)
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    dataDir,
    hasModes: user !== null,
    hasOwnDisk,
    url: () => url,
    readiness: async () => (await fetch(`http://127.0.0.1:${adminPort}/readyz`)).text(),
    async restart(signal, processes) {
      await end(signal)
      const next = await start(processes)
      child = next.child
      url = next.url
    },
    end: () => end('SIGTERM'),
    remove() {
      child.kill('SIGKILL')
      if (hasOwnDisk) spawnSync('umount', ['--lazy', dataDir])
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

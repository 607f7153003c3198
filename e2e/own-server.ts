/** The built site as a process of its own, for journeys in which it is killed or lacks something. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface OwnServer {
  readonly url: string
  readonly pid: number
  /** What the server has logged so far. */
  log(): string
  /** Sends the signal and resolves with the exit status when the process has ended; null if the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/**
 * On a free port, in one process unless `env` says otherwise; resolves when it is ready. `env` needs DATA_DIR at least.
 * `cwd` is the folder of the site, `args` are Node's.
 */
export async function startOwnServer(
  env: Readonly<Record<string, string>>,
  { cwd, args } = { cwd: '.', args: ['scripts/serve.mjs'] },
): Promise<OwnServer> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      WEB_CONCURRENCY: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (chunk) => {
    log += chunk
  })
  const exit = once(child, 'exit')
  const url = await readyUrl(child.stdout)
  if (url === null || child.pid === undefined) throw new Error(`the server did not start: ${log}`)
  return {
    url,
    pid: child.pid,
    log: () => log,
    async end(signal) {
      child.kill(signal)
      const [status] = await exit
      return status
    },
  }
}

async function readyUrl(output: NodeJS.ReadableStream): Promise<string | null> {
  let text = ''
  for await (const chunk of output) {
    text += chunk
    const [, url] = /ready at (\S+)\n/.exec(text) ?? []
    if (url !== undefined) return url
  }
  return null
}

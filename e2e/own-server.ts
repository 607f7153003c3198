/** The built site as a process of its own, for journeys in which it is killed or lacks something. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface OwnServer {
  readonly url: string
  /** Sends the signal and resolves with the exit status when the process has ended; null if the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/** On a free port; resolves when it is ready. `env` needs DATA_DIR at least. */
export async function startOwnServer(env: Readonly<Record<string, string>>): Promise<OwnServer> {
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  return {
    url: await readyAddress(child),
    async end(signal) {
      child.kill(signal)
      const [status] = await exit
      return status
    },
  }
}

async function readyAddress({ stdout }: ChildProcess): Promise<string> {
  let text = ''
  for await (const chunk of stdout ?? []) {
    text += chunk
    const [, address] = /ready at (\S+)\n/.exec(text) ?? []
    if (address !== undefined) return address
  }
  throw new Error('the server did not start')
}

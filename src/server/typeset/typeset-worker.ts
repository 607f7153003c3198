/** The typeset worker: a child process that typesets one job at a time. pdf-service.ts decides when it runs. */
import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { TypesetJob } from './typeset-job.ts'

/** Cannot be used again after `stop` or a crash: then start another one. */
export interface TypesetWorker {
  /** Rejects when the job cannot be set or the process has ended. One at a time. */
  typeset(job: TypesetJob): Promise<Uint8Array>
  stop(): void
}

/** Serving pages has priority. */
const LOW_PRIORITY = 10

const readResult = (message: unknown): Uint8Array | Error => {
  if (typeof message === 'object' && message !== null) {
    if ('pdf' in message && message.pdf instanceof Uint8Array) return message.pdf
    if ('fault' in message) return new Error(String(message.fault))
  }
  return new Error('the typeset worker sent an unknown message')
}

/** Starts the process; it reads its fonts while the first job is on its way. */
export function startTypesetWorker(): TypesetWorker {
  const path = join(process.cwd(), 'src', 'server', 'typeset', 'typeset-worker-process.ts')
  const child = fork(path, { serialization: 'advanced', execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  // An idle child must not keep a stopping server alive.
  child.unref()
  child.channel?.unref()
  if (child.pid !== undefined) lowerPriority(child.pid)
  let pending: ((result: Uint8Array | Error) => void) | null = null
  let ended: Error | null = null
  const settle = (result: Uint8Array | Error) => {
    pending?.(result)
    pending = null
  }
  const end = (error: Error) => {
    ended = error
    settle(error)
  }
  child.on('message', (message) => settle(readResult(message)))
  child.on('error', end)
  child.on('exit', (code, signal) => end(new Error(`the typeset worker ended (${signal ?? code})`)))
  return {
    async typeset(job) {
      const result = await new Promise<Uint8Array | Error>((resolve) => {
        if (ended !== null) return resolve(ended)
        pending = resolve
        child.send(job, (error) => error !== null && end(error))
      })
      if (result instanceof Error) throw result
      return result
    },
    stop: () => child.kill(),
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY)
  } catch {
    // Not allowed here: then it runs as everything else.
  }
}

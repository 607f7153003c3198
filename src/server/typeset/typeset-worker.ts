/** The press: a process of its own that sets one job at a time. What is asked of it, and how often, is pdf-service.ts' part. */
import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { TypesetJob } from './typeset-job.ts'

export interface TypesetWorker {
  /** Rejects when the job cannot be set or the process has ended. One at a time. */
  typeset(job: TypesetJob): Promise<Uint8Array>
  stop(): void
}

/** Pages come first. */
const LOW_PRIORITY = 10

const answerOf = (message: unknown): Uint8Array | Error => {
  if (typeof message === 'object' && message !== null) {
    if ('pdf' in message && message.pdf instanceof Uint8Array) return message.pdf
    if ('fault' in message) return new Error(String(message.fault))
  }
  return new Error('the press answered something else')
}

/** Starts the process; it reads its fonts while the first job is on its way. */
export function startTypesetWorker(): TypesetWorker {
  const path = join(process.cwd(), 'src', 'server', 'typeset', 'typeset-worker-process.ts')
  const child = fork(path, { serialization: 'advanced', execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  // A child with nothing to do must not keep a server alive that is stopping.
  child.unref()
  child.channel?.unref()
  if (child.pid !== undefined) lowerPriority(child.pid)
  let waiting: ((answer: Uint8Array | Error) => void) | null = null
  let ended: Error | null = null
  const tell = (answer: Uint8Array | Error) => {
    waiting?.(answer)
    waiting = null
  }
  const end = (error: Error) => {
    ended = error
    tell(error)
  }
  child.on('message', (message) => tell(answerOf(message)))
  child.on('error', end)
  child.on('exit', (code, signal) => end(new Error(`the press ended (${signal ?? code})`)))
  return {
    async typeset(job) {
      const answer = await new Promise<Uint8Array | Error>((resolve) => {
        if (ended !== null) return resolve(ended)
        waiting = resolve
        child.send(job, (error) => error !== null && end(error))
      })
      if (answer instanceof Error) throw answer
      return answer
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

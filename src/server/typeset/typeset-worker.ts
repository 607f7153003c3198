/** The typeset worker: a child process that typesets one job at a time. pdf-maker.ts decides when it runs. */
import { fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { TypesetError, type TypesetJob } from './typeset-job.ts'

/** Cannot be used again when it has ended: then start another one. */
export interface TypesetWorker {
  /** Rejects when the job cannot be set or the process has ended. One at a time. */
  typeset(job: TypesetJob): Promise<Uint8Array>
  /** After `stop`, or by itself: it has crashed, or the system has ended it. */
  hasEnded(): boolean
  stop(): void
}

/** Serving pages has priority. */
const LOW_PRIORITY = 10
/** Of its JavaScript. A process that needs more is ended by Node. */
const HEAP_MB = 96

const readResult = (message: unknown): Uint8Array | Error => {
  if (typeof message === 'object' && message !== null) {
    if ('pdf' in message && message.pdf instanceof Uint8Array) return message.pdf
    if ('fault' in message) return new TypesetError('refused', String(message.fault))
  }
  return new TypesetError('worker', 'the typeset worker sent an unknown message')
}

/** The built program; `react-router dev` runs it from its source. */
const programFile = (): string =>
  import.meta.env.PROD
    ? join(process.cwd(), 'build', 'server', 'typeset-worker-process.js')
    : join(process.cwd(), 'src', 'server', 'typeset', 'typeset-worker-process.ts')

/** The text of the program and of package.json, which pins the compiler and the fonts: a change of either may change every PDF. */
export function typesetterSource(): string {
  return [programFile(), 'package.json'].map((file) => readFileSync(file, 'utf8')).join('\0')
}

/** Starts the process; it loads the compiler while the first job is on its way. Another `program` is for tests. */
export function startTypesetWorker(program: string = programFile()): TypesetWorker {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=1'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // An idle child must not keep a stopping server alive.
  child.unref()
  child.channel?.unref()
  if (child.pid !== undefined) putLast(child.pid)
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
  child.on('exit', (code, signal) => end(new TypesetError('worker', `the typeset worker ended (${signal ?? code})`)))
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
    hasEnded: () => ended !== null || child.killed,
    stop: () => void child.kill(),
  }
}

/** In time, and where memory runs out Linux ends it before a process that serves. */
function putLast(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY)
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    // Not allowed here: then it runs as everything else.
  }
}

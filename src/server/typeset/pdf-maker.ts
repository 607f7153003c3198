/**
 * Typesets for the whole machine (docs/decisions/archive/0045): one job after another in one
 * child process, which is started with the first job, stopped when it has been idle, and replaced when it has failed.
 */
import type { Logger } from 'pino'
import type { PdfFolder } from './pdf-folder.ts'
import { createPdfQueue, networkOf, type WaitingJob } from './pdf-queue.ts'
import type { PdfRequest, Printed } from './pdf-request.ts'
import { TypesetError } from './typeset-job.ts'
import type { TypesetWorker } from './typeset-worker.ts'

export interface PdfMaker {
  /** Never rejects. A job that waits ends when the signals of all who asked for it are aborted. */
  make(request: PdfRequest, signal: AbortSignal): Promise<Printed>
  /** Ends the child process; a job that runs then fails, and a later one starts a new process. */
  stop(): void
}

type Options = Readonly<{
  startTypesetWorker: () => TypesetWorker
  kept: Pick<PdfFolder, 'keep'>
  /** The limit of jobs that wait. */
  places: number
  /** The timeout of one job, and the time after which an idle worker is stopped, in milliseconds. */
  jobMs: number
  idleMs: number
  log: Pick<Logger, 'error'>
}>

/** Starts no process before the first job. */
export function createPdfMaker({ startTypesetWorker, kept, places, jobMs, idleMs, log }: Options): PdfMaker {
  const queue = createPdfQueue(places)
  let running: WaitingJob | null = null
  let working = false
  let worker: TypesetWorker | null = null
  let idle: NodeJS.Timeout | undefined

  function stopWorker(): void {
    clearTimeout(idle)
    worker?.stop()
    worker = null
  }

  async function typeset({ job }: PdfRequest): Promise<Uint8Array> {
    if (worker === null || worker.hasEnded()) worker = startTypesetWorker()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TypesetError('timeout', `${job.name} took too long`)), jobMs)
    })
    return await Promise.race([worker.typeset(job), late]).finally(() => clearTimeout(timer))
  }

  async function run(request: PdfRequest): Promise<Printed> {
    try {
      const pdf = new Uint8Array(await typeset(request))
      await kept.keep(request.version, pdf)
      return { status: 'made', pdf }
    } catch (error) {
      log.error({ err: error, job: request.job.name }, 'a PDF cannot be made')
      // It may hang: the next job starts a new worker.
      stopWorker()
      return { status: 'failed' }
    }
  }

  async function work(): Promise<void> {
    working = true
    clearTimeout(idle)
    for (let next = queue.next(); next !== null; next = queue.next()) {
      running = next
      const result = await run(next.request)
      running = null
      for (const asker of next.askers) asker.settle(result)
    }
    working = false
    idle = setTimeout(stopWorker, idleMs).unref()
  }

  return {
    stop: stopWorker,
    make(request, signal) {
      return new Promise((resolve) => {
        if (signal.aborted) return resolve({ status: 'left' })
        const settle = (result: Printed) => {
          signal.removeEventListener('abort', leave)
          resolve(result)
        }
        const asker = { network: networkOf(request), settle }
        const leave = () => {
          queue.leave(request.version, asker)
          settle({ status: 'left' })
        }
        if (running?.request.version === request.version) running.askers.add(asker)
        else if (!queue.add(request, asker)) return resolve({ status: 'busy', jobs: places })
        signal.addEventListener('abort', leave, { once: true })
        if (!working) void work()
      })
    },
  }
}

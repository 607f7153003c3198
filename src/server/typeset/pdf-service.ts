/**
 * Makes PDFs on request. Concurrent requests for the same PDF share one job, the latest PDFs are cached in memory, and the
 * queue is limited. Clients take turns: one that asks for many PDFs delays the others by one job at a time. The typeset
 * worker is stopped when it has been idle for some time.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { TypesetJob } from './typeset-job.ts'
import type { TypesetWorker } from './typeset-worker.ts'

type Made = Readonly<{ status: 'made'; pdf: Uint8Array<ArrayBuffer> }> | Readonly<{ status: 'failed' }>

/** `busy` means that the queue, or this client's share of it, is full: it can try again when `jobs` jobs are done. */
type Printed = Made | Readonly<{ status: 'busy'; jobs: number }>

type Waiting = Readonly<{ job: TypesetJob; version: string; settle: (made: Made) => void }>

/** One for a process. `stop` ends the worker; a job that runs then fails, and a later one starts a new worker. */
export interface PdfService {
  /** A hash of template and data: the same version gives the same bytes. */
  versionOf(job: TypesetJob): string
  /** Never rejects. `clientAddress` as the server's limits count it. */
  print(job: TypesetJob, clientAddress: string): Promise<Printed>
  stop(): void
}

type Options = Readonly<{
  startTypesetWorker: () => TypesetWorker
  /** The source text of a template. */
  templateSource: (template: TypesetJob['template']) => string
  cacheBytes: number
  /** The limit of jobs, running and waiting together, and of those that one client has waiting. */
  maxJobs: number
  maxJobsOfClient: number
  /** The timeout of one job, and the time after which an idle worker is stopped, in milliseconds. */
  jobMs: number
  idleMs: number
  log: Pick<Logger, 'error'>
}>

/** Starts no process before the first job; jobs run one after another. */
export function createPdfService(options: Options): PdfService {
  const { cacheBytes, maxJobs, maxJobsOfClient, jobMs, idleMs, log } = options
  const cache = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: cacheBytes,
    sizeCalculation: (pdf) => Math.max(1, pdf.length),
  })
  const sources = new Map<string, string>()
  /** By version: what runs and what waits. */
  const jobs = new Map<string, Promise<Made>>()
  /** By client address: what waits. The first client has the next turn. */
  const queues = new Map<string, readonly Waiting[]>()
  let working = false
  let worker: TypesetWorker | null = null
  let idle: NodeJS.Timeout | undefined

  function stopWorker(): void {
    clearTimeout(idle)
    worker?.stop()
    worker = null
  }

  function versionOf({ template, data }: TypesetJob): string {
    const source = sources.get(template) ?? options.templateSource(template)
    sources.set(template, source)
    return createHash('sha256').update(`${template}\0${source}\0${data}`).digest('base64url')
  }

  async function typeset(job: TypesetJob): Promise<Uint8Array> {
    worker ??= options.startTypesetWorker()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${job.name} took too long`)), jobMs)
    })
    return await Promise.race([worker.typeset(job), late]).finally(() => clearTimeout(timer))
  }

  async function run({ job, version }: Waiting): Promise<Made> {
    try {
      const pdf = new Uint8Array(await typeset(job))
      cache.set(version, pdf)
      return { status: 'made', pdf }
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a PDF cannot be made')
      // It may hang: the next job starts a new worker.
      stopWorker()
      return { status: 'failed' }
    } finally {
      jobs.delete(version)
    }
  }

  function takeNext(): Waiting | null {
    for (const [client, [next, ...rest]] of queues) {
      queues.delete(client)
      if (rest.length > 0) queues.set(client, rest)
      if (next !== undefined) return next
    }
    return null
  }

  async function work(): Promise<void> {
    working = true
    clearTimeout(idle)
    for (let next = takeNext(); next !== null; next = takeNext()) next.settle(await run(next))
    working = false
    idle = setTimeout(stopWorker, idleMs).unref()
  }

  return {
    versionOf,
    stop: stopWorker,
    print(job, clientAddress) {
      const version = versionOf(job)
      const pdf = cache.get(version)
      if (pdf !== undefined) return Promise.resolve({ status: 'made', pdf })
      const sameJob = jobs.get(version)
      if (sameJob !== undefined) return sameJob
      const queue = queues.get(clientAddress) ?? []
      if (jobs.size >= maxJobs || queue.length >= maxJobsOfClient)
        return Promise.resolve({ status: 'busy', jobs: jobs.size })
      const printing = new Promise<Made>((settle) => {
        queues.set(clientAddress, [...queue, { job, version, settle }])
      })
      jobs.set(version, printing)
      if (!working) void work()
      return printing
    },
  }
}

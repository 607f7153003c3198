/**
 * Makes PDFs on request. Concurrent requests for the same PDF share one job, the latest PDFs are cached in memory, and the
 * queue is limited. The typeset worker is stopped when it has been idle for some time.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { TypesetJob } from './typeset-job.ts'
import type { TypesetWorker } from './typeset-worker.ts'

/** `busy` means that the queue is full: the client can try again. */
type Printed = Readonly<{ status: 'made'; pdf: Uint8Array<ArrayBuffer> }> | Readonly<{ status: 'busy' | 'failed' }>

export interface PdfService {
  /** A hash of template and data: the same version gives the same bytes. */
  versionOf(job: TypesetJob): string
  /** Never rejects. `cacheable` is false for a kind of paper with so many variants that they would fill the cache. */
  print(job: TypesetJob, cacheable: boolean): Promise<Printed>
  stop(): void
}

type Options = Readonly<{
  startTypesetWorker: () => TypesetWorker
  /** The source text of a template. */
  templateSource: (template: TypesetJob['template']) => string
  cacheBytes: number
  /** The limit of jobs, running and waiting together. */
  maxJobs: number
  /** The timeout of one job, and the time after which an idle worker is stopped, in milliseconds. */
  jobMs: number
  idleMs: number
  log: Pick<Logger, 'error'>
}>

export function createPdfService(options: Options): PdfService {
  const { cacheBytes, maxJobs, jobMs, idleMs, log } = options
  const cache = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: cacheBytes,
    sizeCalculation: (pdf) => Math.max(1, pdf.length),
  })
  const sources = new Map<string, string>()
  const running = new Map<string, Promise<Printed>>()
  let last: Promise<unknown> = Promise.resolve()
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

  async function run(job: TypesetJob, version: string, cacheable: boolean): Promise<Printed> {
    try {
      const pdf = new Uint8Array(await typeset(job))
      if (cacheable) cache.set(version, pdf)
      return { status: 'made', pdf }
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a PDF cannot be made')
      // It may hang: the next job starts a new worker.
      stopWorker()
      return { status: 'failed' }
    } finally {
      running.delete(version)
      if (running.size === 0) idle = setTimeout(stopWorker, idleMs).unref()
    }
  }

  return {
    versionOf,
    stop: stopWorker,
    print(job, cacheable) {
      const version = versionOf(job)
      const pdf = cache.get(version)
      if (pdf !== undefined) return Promise.resolve({ status: 'made', pdf })
      const sameJob = running.get(version)
      if (sameJob !== undefined) return sameJob
      if (running.size >= maxJobs) return Promise.resolve({ status: 'busy' })
      clearTimeout(idle)
      const printing = last.then(() => run(job, version, cacheable))
      last = printing
      running.set(version, printing)
      return printing
    },
  }
}

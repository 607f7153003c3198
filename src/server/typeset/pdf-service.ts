/**
 * PDFs made when somebody asks for them: each once for all who ask at the same time, the latest kept in memory, and only
 * so many waiting. The press runs while there is work and is sent home when there is none.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { TypesetJob } from './typeset-job.ts'
import type { TypesetWorker } from './typeset-worker.ts'

/** `failed` is our fault, `busy` is nobody's: ask again later. */
type Printed = Readonly<{ status: 'made'; pdf: Uint8Array<ArrayBuffer> }> | Readonly<{ status: 'busy' | 'failed' }>

export interface PdfService {
  /** The name of what the job makes: the same for the same bytes. */
  versionOf(job: TypesetJob): string
  /** `keep` is false for a paper of which there are so many that they would push the others out of memory. */
  print(job: TypesetJob, keep: boolean): Promise<Printed>
  stop(): void
}

type Options = Readonly<{
  startTypesetWorker: () => TypesetWorker
  /** The drawing of a template, as text. */
  drawingOf: (template: TypesetJob['template']) => string
  cacheBytes: number
  /** How many jobs may be under way and waiting together. */
  maxJobs: number
  /** How long one job may take, and how long the press stays when there is none, in milliseconds. */
  jobMs: number
  idleMs: number
  log: Pick<Logger, 'error'>
}>

export function createPdfService(options: Options): PdfService {
  const { cacheBytes, maxJobs, jobMs, idleMs, log } = options
  const made = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: cacheBytes,
    sizeCalculation: (pdf) => Math.max(1, pdf.length),
  })
  const drawings = new Map<string, string>()
  const underWay = new Map<string, Promise<Printed>>()
  let last: Promise<unknown> = Promise.resolve()
  let worker: TypesetWorker | null = null
  let idle: NodeJS.Timeout | undefined

  function stopWorker(): void {
    clearTimeout(idle)
    worker?.stop()
    worker = null
  }

  function versionOf({ template, data }: TypesetJob): string {
    const drawing = drawings.get(template) ?? options.drawingOf(template)
    drawings.set(template, drawing)
    return createHash('sha256').update(`${template}\0${drawing}\0${data}`).digest('base64url')
  }

  async function set(job: TypesetJob): Promise<Uint8Array> {
    worker ??= options.startTypesetWorker()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${job.name} took too long`)), jobMs)
    })
    return await Promise.race([worker.typeset(job), late]).finally(() => clearTimeout(timer))
  }

  async function run(job: TypesetJob, version: string, keep: boolean): Promise<Printed> {
    try {
      const pdf = new Uint8Array(await set(job))
      if (keep) made.set(version, pdf)
      return { status: 'made', pdf }
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a PDF cannot be made')
      // Whatever it is stuck in, the next job begins with a new one.
      stopWorker()
      return { status: 'failed' }
    } finally {
      underWay.delete(version)
      if (underWay.size === 0) idle = setTimeout(stopWorker, idleMs).unref()
    }
  }

  return {
    versionOf,
    stop: stopWorker,
    print(job, keep) {
      const version = versionOf(job)
      const pdf = made.get(version)
      if (pdf !== undefined) return Promise.resolve({ status: 'made', pdf })
      const running = underWay.get(version)
      if (running !== undefined) return running
      if (underWay.size >= maxJobs) return Promise.resolve({ status: 'busy' })
      clearTimeout(idle)
      const printing = last.then(() => run(job, version, keep))
      last = printing
      underWay.set(version, printing)
      return printing
    },
  }
}

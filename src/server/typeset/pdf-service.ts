/** PDFs on request: those that were made before are read from disk, the others are typeset. */
import { createHash } from 'node:crypto'
import type { PdfFolder } from './pdf-folder.ts'
import type { PdfMaker } from './pdf-maker.ts'
import type { Printed } from './pdf-request.ts'
import type { TypesetJob } from './typeset-job.ts'

/** One for a process. */
export interface PdfService {
  /** A hash of the data and of what typesets it: the same version gives the same bytes. */
  versionOf(job: TypesetJob): string
  /** Never rejects. `clientAddress` as the server's limits count it; `signal` is aborted when the client has gone. */
  print(job: TypesetJob, clientAddress: string, signal: AbortSignal): Promise<Printed>
  stop(): void
}

type Options = Readonly<{
  maker: PdfMaker
  kept: Pick<PdfFolder, 'read'>
  /** All that typesets a template, as text. */
  sourceOf: (template: TypesetJob['template']) => string
}>

export function createPdfService({ maker, kept, sourceOf }: Options): PdfService {
  const sources = new Map<string, string>()

  function versionOf({ template, data }: TypesetJob): string {
    const source = sources.get(template) ?? sourceOf(template)
    sources.set(template, source)
    return createHash('sha256').update(`${template}\0${source}\0${data}`).digest('base64url')
  }

  return {
    versionOf,
    stop: maker.stop,
    async print(job, clientAddress, signal) {
      const version = versionOf(job)
      const pdf = await kept.read(version)
      return pdf === null ? await maker.make({ job, version, clientAddress }, signal) : { status: 'made', pdf }
    },
  }
}

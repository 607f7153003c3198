/** The PDFs of this machine, in the folder that the settings name. Nothing is opened or started before the first PDF. */
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#server/config/config.ts'
import { createPdfFolder, type PdfFolder } from './pdf-folder.ts'
import { createPdfMaker, type PdfMaker } from './pdf-maker.ts'
import { startTypesetWorker } from './typeset-worker.ts'

type Log = Pick<Logger, 'warn' | 'error'>

const KEPT_BYTES = 256 * 1024 * 1024
const PLACES = 60
const JOB_MS = 60_000
const IDLE_MS = 60_000

export function openPdfFolder({ dataDir }: Pick<Config, 'dataDir'>, log: Log): PdfFolder {
  return createPdfFolder({ dir: join(dataDir, 'pdfs'), maxBytes: KEPT_BYTES, log })
}

/** One for a machine: of several processes the primary has it. */
export function openPdfMaker(config: Pick<Config, 'dataDir'>, log: Log): PdfMaker {
  const kept = openPdfFolder(config, log)
  return createPdfMaker({ startTypesetWorker, kept, places: PLACES, jobMs: JOB_MS, idleMs: IDLE_MS, log })
}

/**
 * Whether this process can serve visitors, and the problems. It stays ready while a store is down if cached pages can
 * be served; a stopping process is not ready.
 */

import { setTimeout as pause } from 'node:timers/promises'
import { errorMessage } from '#lib/error-message.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import { EMPTY_VERSION } from '#server/ports/document-store.ts'
import type { FileStorage } from '#server/ports/file-storage.ts'
import type { MessageStore } from '#server/ports/message-store.ts'

/** The JSON body of /readyz (docs/operations.md, 'Watching it'). A process may be ready and still have reasons. */
export interface Readiness {
  readonly ready: boolean
  /** The problems, for the operator; empty if there are none. */
  readonly reasons: readonly string[]
}

/**
 * `cachedPages` gives their number, 0 in a process that has never had documents; `isStopping` is true from the first signal
 * on; `pdfProblem` is null for none.
 */
export interface ReadinessOptions {
  readonly documents: Pick<DocumentStore, 'version'>
  readonly messages: Pick<MessageStore, 'probe'>
  readonly files: Pick<FileStorage, 'find'>
  readonly pdfProblem: string | null
  readonly cachedPages: () => number
  readonly isStopping: () => boolean
}

const TIMEOUT_MS = 2000
/** No file has this name; the probe only checks that the storage responds. */
const NO_FILE = 'readiness'

/** Each call probes all three stores at once, for two seconds at most, and never rejects. */
export function createReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  const { documents, messages, files, pdfProblem, cachedPages, isStopping } = options
  return async () => {
    const [version, message, file] = await Promise.all([
      probe(() => documents.version()),
      probe(() => messages.probe()),
      probe(() => files.find(NO_FILE)),
    ])
    const pages = cachedPages()
    const empty = version.value === EMPTY_VERSION
    const reasons = [
      ...(isStopping() ? ['the server is stopping'] : []),
      ...(empty ? ['documents: nothing has been imported'] : []),
      ...(version.problem === '' ? [] : [`documents: ${version.problem}; ${pages} pages are served from the cache`]),
      ...(message.problem === ''
        ? []
        : [`messages: ${message.problem}; the contact form answers with its failure text`]),
      ...(file.problem === '' ? [] : [`files: ${file.problem}`]),
      ...(pdfProblem === null ? [] : [`PDFs: ${pdfProblem}; pages offer the browser’s own print only`]),
    ]
    const serves = version.problem === '' ? !empty : pages > 0
    return { ready: serves && !isStopping(), reasons }
  }
}

interface Outcome<T> {
  readonly value: T | null
  /** '' if the probe succeeded in time. */
  readonly problem: string
}

async function probe<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  const end = new AbortController()
  const late = pause(TIMEOUT_MS, { value: null, problem: `no answer within ${TIMEOUT_MS / 1000} s` }, end)
  try {
    return await Promise.race([work().then((value) => ({ value, problem: '' })), late])
  } catch (error) {
    return { value: null, problem: errorMessage(error) }
  } finally {
    late.catch(() => undefined)
    end.abort()
  }
}

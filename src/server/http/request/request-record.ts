/** Records every request: a line in the log and a count. Neither client address nor query is recorded. */
import type { Logger } from 'pino'

interface AnsweredRequest {
  readonly method: string
  /** Null if the URL was refused. */
  readonly path: string | null
  readonly status: number
  /** A value of performance.now(). */
  readonly startedAt: number
}

/** Called once for each request when its response is known; the body may still be on its way. */
export type RecordRequest = (request: AnsweredRequest) => void

/** `count` gets the same path. */
export function createRequestRecord(log: Logger, count: (path: string | null, status: number) => void): RecordRequest {
  return ({ method, path, status, startedAt }) => {
    count(path, status)
    if (!log.isLevelEnabled('info')) return
    log.info({ method, path, status, ms: Math.round((performance.now() - startedAt) * 10) / 10 })
  }
}

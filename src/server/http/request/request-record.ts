/**
 * Records every request: a line in the log and a count. Neither client address nor query is recorded; the path only if it
 * leads somewhere, since anybody can type one.
 */
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

interface RecordOptions {
  readonly log: Logger
  /** The pattern of a path. */
  readonly label: (path: string | null) => string
  readonly count: (label: string, status: number) => void
}

export function createRequestRecord({ log, label, count }: RecordOptions): RecordRequest {
  return ({ method, path, status, startedAt }) => {
    const route = label(path)
    count(route, status)
    if (!log.isLevelEnabled('info')) return
    log.info({
      method,
      path: status < 400 ? path : route,
      status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    })
  }
}

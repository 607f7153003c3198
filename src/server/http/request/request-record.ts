/** What is noted of every request: a line in the log and a count. Never who it was: neither address nor query. */
import type { Logger } from 'pino'

interface AnsweredRequest {
  readonly method: string
  /** Null if it was refused for its spelling. */
  readonly path: string | null
  readonly status: number
  /** As performance.now() gave it. */
  readonly startedAt: number
}

export type RecordRequest = (request: AnsweredRequest) => void

/** `count` gets the same path. */
export function createRequestRecord(log: Logger, count: (path: string | null, status: number) => void): RecordRequest {
  return ({ method, path, status, startedAt }) => {
    count(path, status)
    if (!log.isLevelEnabled('info')) return
    log.info({ method, path, status, ms: Math.round((performance.now() - startedAt) * 10) / 10 })
  }
}

/** The log of a process: one line of JSON an event on standard error, so that standard output has only the URL. */
import { type Logger, pino } from 'pino'

/** Logs everything until its `level` is set. It does not wait for the disk: flush it before the process ends. */
export function createLog(): Logger {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ dest: 2, sync: false }))
}

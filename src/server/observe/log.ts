/** The log of a process: a line of JSON an event, on standard error, so that standard output carries the address alone. */
import { type Logger, pino } from 'pino'

/** Says everything until its `level` is set. Waits for no disk: who ends the process flushes it first. */
export function createLog(): Logger {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ dest: 2, sync: false }))
}

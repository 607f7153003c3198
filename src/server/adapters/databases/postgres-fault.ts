/** Classifies the errors of pg and of PostgreSQL. */

/** 'other' is a bug of ours, or not an error of PostgreSQL. */
export type PostgresFault = 'unavailable' | 'corrupt' | 'conflict' | 'other'

/** Classes of SQLSTATE (PostgreSQL manual, appendix A). */
const FAULT_CLASSES: ReadonlyMap<string, PostgresFault> = new Map([
  ['08', 'unavailable'], // connection
  ['25', 'unavailable'], // ended while it was idle in a transaction, or the server only reads
  ['28', 'unavailable'], // not allowed in
  ['3D', 'unavailable'], // no such database
  ['40', 'conflict'], // serialization
  ['53', 'unavailable'], // disk full, out of memory, too many connections
  ['55', 'unavailable'], // locked
  ['57', 'unavailable'], // shutting down, timed out
  ['58', 'unavailable'], // its machine failed
  ['XX', 'corrupt'],
])

const SOCKET_FAULTS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
])

/** Shutting down, crashed, not yet started. */
const SERVER_LEAVES = new Set(['57P01', '57P02', '57P03'])

// pg gives these errors no code, only a message.
const LOST = /Connection terminated|connection error and is not queryable/i
const LATE = /timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after/i

/** For any thrown value. By SQLSTATE, by the code of a socket error, or by pg's message where it has no code. */
export function postgresFault(error: unknown): PostgresFault {
  if (!(error instanceof Error)) return 'other'
  if (LOST.test(error.message) || LATE.test(error.message)) return 'unavailable'
  const code = codeOf(error)
  return SOCKET_FAULTS.has(code) ? 'unavailable' : (FAULT_CLASSES.get(code.slice(0, 2)) ?? 'other')
}

/** Whether the connection broke: the same statement may succeed on another one. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return LOST.test(error.message) || SOCKET_FAULTS.has(code) || SERVER_LEAVES.has(code)
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/**
 * The secret that signs sessions when the operator named none: made once and kept beside the databases, so that a
 * restart, or a second process on the same folder, goes on with the same sessions.
 */

import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessage } from '#lib/error-message.ts'

const FILE = 'session-secret'
const MADE = /^[\w-]{43}$/

/** The kept secret cannot be read, made or used; the message is meant for the operator. */
export class SessionSecretError extends Error {
  override readonly name = 'SessionSecretError'
  readonly code = 'session-secret'
}

/** Reads the secret of `dataDir`, or makes it. Throws SessionSecretError. */
export function keptSessionSecret(dataDir: string): string {
  const file = join(dataDir, FILE)
  try {
    return checked(read(file) ?? make(dataDir, file), file)
  } catch (error) {
    if (error instanceof SessionSecretError) throw error
    const reason = errorMessage(error)
    throw new SessionSecretError(`${file} cannot be used: ${reason}`, { cause: error })
  }
}

/**
 * Another process may be making it, too. A link either is the first of its name or fails, and it never shows a file
 * that is half written.
 */
function make(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

function checked(text: string, file: string): string {
  if (MADE.test(text)) return text
  throw new SessionSecretError(`${file} does not hold a secret as it was made; delete it, or set SESSION_SECRET`)
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null
}

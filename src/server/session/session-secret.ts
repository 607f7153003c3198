/**
 * The secret that signs sessions if SESSION_SECRET is not set: created once and stored beside the databases, so that
 * sessions stay valid after a restart and in other processes.
 */

import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessage } from '#lib/error-message.ts'
import { FOR_OWNER, makeFolder } from '#server/config/data-folder.ts'

const FILE = 'session-secret'
const MADE = /^[\w-]{43}$/

/** The stored secret cannot be read, created or used; the message is for the operator. */
export class SessionSecretError extends Error {
  override readonly name = 'SessionSecretError'
  readonly code = 'session-secret'
}

/** Reads or creates the secret of `dataDir`. Throws SessionSecretError. */
export function storedSessionSecret(dataDir: string): string {
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
 * Another process may create it at the same time. A link either is the first with its name or fails, and a reader never
 * sees a partly written file.
 */
function make(dataDir: string, file: string): string {
  makeFolder(dataDir, FOR_OWNER.folder)
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: FOR_OWNER.file, flush: true })
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

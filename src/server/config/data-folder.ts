/** Makes DATA_DIR, and other folders that an operator names. */
import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorMessage } from '#lib/error-message.ts'
import { type Config, ConfigError } from './config.ts'

/** The modes of what may hold personal data. */
export const FOR_OWNER = { folder: 0o700, file: 0o600 } as const

const OTHERS = 0o077
const STICKY = 0o1000

/**
 * Makes `dir` and the folders above it that are missing. Throws what node:fs throws. mkdirSync with `recursive` never
 * returns for a folder below /proc.
 */
export function makeFolder(dir: string, mode?: number): void {
  if (isFolder(dir)) return
  const parent = dirname(dir)
  if (parent !== dir) makeFolder(parent, mode)
  try {
    mkdirSync(dir, { mode })
  } catch (error) {
    // Another process may have made it.
    if (!isFolder(dir)) throw error
  }
}

/**
 * Takes the rights of everybody but the owner from `path`. It may fail: whoever uses a path need not own it. A folder with
 * the sticky bit, such as /tmp, is there for everybody and stays as it is.
 */
export function keepForOwner(path: string): void {
  const { mode } = statSync(path)
  if ((mode & OTHERS) === 0 || (mode & STICKY) !== 0) return
  try {
    chmodSync(path, mode & ~OTHERS)
  } catch {
    return
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** For its owner only. Throws ConfigError if nothing can be written into it. Does nothing if all that is stored is elsewhere. */
export function makeDataDir(config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'sessionSecrets'>): void {
  const { dataDir, databaseUrl, s3, sessionSecrets } = config
  if (databaseUrl !== null && s3 !== null && sessionSecrets.length > 0) return
  try {
    makeFolder(dataDir, FOR_OWNER.folder)
    keepForOwner(dataDir)
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${dataDir} cannot be used: ${errorMessage(error)}`, { cause: error })
  }
}

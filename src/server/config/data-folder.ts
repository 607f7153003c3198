/** Makes DATA_DIR, and other folders that an operator names. */
import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorMessage } from '#lib/error-message.ts'
import { type Config, ConfigError } from './config.ts'

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

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** Throws ConfigError if nothing can be written into it. Does nothing if all that is stored is elsewhere. */
export function makeDataDir(config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'sessionSecrets'>): void {
  const { dataDir, databaseUrl, s3, sessionSecrets } = config
  if (databaseUrl !== null && s3 !== null && sessionSecrets.length > 0) return
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${dataDir} cannot be used: ${errorMessage(error)}`, { cause: error })
  }
}

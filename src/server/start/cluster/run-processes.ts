/**
 * One process or several, as WEB_CONCURRENCY says. An entry of the build by itself, which scripts/serve.mjs runs before it
 * loads the site, so that the primary process need not load the whole site.
 */
import { ConfigError, parseConfig } from '#server/config/config.ts'

/**
 * True if this process is to serve visitors itself; else it resolves when the site has ended, with the exit status set.
 */
export async function runProcesses(): Promise<boolean> {
  try {
    const config = parseConfig(process.env)
    if (config.processes === 1) return true
    const { createLog } = await import('#server/observe/log.ts')
    const { runPrimary } = await import('./primary.ts')
    const log = createLog()
    log.level = config.logLevel
    const status = await runPrimary({ config, log })
    log.flush(() => process.exit(status))
  } catch (error) {
    if (!(error instanceof ConfigError || isListenError(error))) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
  return false
}

/** By its code: importing the class would load the HTTP server. */
function isListenError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'listen'
}

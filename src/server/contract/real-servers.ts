/**
 * The servers that slow tests share: started once before them, gone after them. What a test does to a server (stopping
 * it, say) it does to one of its own.
 */
import type { TestProject } from 'vitest/node'
import { hasPostgres, startCluster } from './throwaway-postgres.ts'
import { hasSwift, startSwift } from './throwaway-swift.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL in which databases may be made: DATABASE_URL, or a throwaway; '' if there is none. */
    readonly postgresUrl: string
    /** A throwaway S3 store; '' if there is none. */
    readonly s3Endpoint: string
  }
}

/** Returns what ends them. */
export async function setup(project: TestProject): Promise<() => void> {
  const given = process.env.DATABASE_URL ?? ''
  const cluster = given === '' && hasPostgres ? await startCluster() : null
  const swift = hasSwift ? await startSwift() : null
  project.provide('postgresUrl', cluster?.url ?? given)
  project.provide('s3Endpoint', swift?.endpoint ?? '')
  return () => {
    cluster?.dispose()
    swift?.dispose()
  }
}

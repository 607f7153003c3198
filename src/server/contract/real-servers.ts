/**
 * The servers that slow tests share: started once before them, stopped after them. A test that stops or changes a
 * server starts its own.
 */
import type { TestProject } from 'vitest/node'
import { hasPostgres, startCluster } from './throwaway-postgres.ts'
import { hasSwift, startSwift } from './throwaway-swift.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The URL of a PostgreSQL in which databases may be created: DATABASE_URL, or a throwaway server; '' if there is
     * none.
     */
    readonly postgresUrl: string
    /** The URL of a throwaway S3 store; '' if there is none. */
    readonly s3Endpoint: string
  }
}

/** Returns the teardown. */
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

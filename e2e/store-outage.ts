/**
 * A site of one quiz whose database does not answer from the start on: a site that has shown its lists once goes on showing
 * them. PostgreSQL, since a database in a file cannot be away and come back.
 */
import { expect } from '@playwright/test'
import { newDatabase, startCluster } from '#server/contract/throwaway-postgres.ts'
import { makeSmallSite } from './operations/small-site.ts'

export interface Outage {
  readonly url: string
  /** Resolves when the site is itself again. */
  recover(): Promise<void>
  end(): Promise<void>
}

export async function startWithoutStore(): Promise<Outage> {
  const site = await makeSmallSite()
  const cluster = await startCluster()
  const settings = { DATABASE_URL: await newDatabase(cluster.url), LOG_LEVEL: 'silent' }
  const filled = await site.start(settings)
  await filled.end('SIGTERM')
  cluster.stop()
  const { url } = await site.start(settings)
  return {
    url,
    async recover() {
      cluster.restart()
      await expect.poll(() => site.readiness(), { timeout: 30_000 }).toEqual({ ready: true, reasons: [] })
    },
    async end() {
      await site.remove()
      cluster.dispose()
    },
  }
}

/**
 * The input of the server build: React Router's routes, `start()` for scripts/serve.mjs and `exportTo()` for
 * scripts/write-export.mjs. `react-router dev` only uses the routes.
 */
import * as build from 'virtual:react-router/server-build'
import { runExport } from '#server/export/run-export.ts'
import type { BrotliQuality } from '#server/http/page-cache/compress-text.ts'
import { runSite } from './run-site.ts'

// React Router's own tools import the built module as a ServerBuild.
export * from 'virtual:react-router/server-build'

/** Resolves when the site is ready; it runs until SIGTERM, SIGINT or SIGHUP. */
export async function start(): Promise<void> {
  await runSite(build)
}

/** Resolves when the site is written, or with the exit status set after an expected error. */
export async function exportTo(dir: string, quality: BrotliQuality): Promise<void> {
  await runExport(build, dir, quality)
}

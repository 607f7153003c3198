/**
 * The input of the server build: React Router's routes, and `start()`, which scripts/serve.mjs calls. In
 * `react-router dev` only the routes are used.
 */
import * as build from 'virtual:react-router/server-build'
import { runSite } from './run-site.ts'

// biome-ignore lint/performance/noBarrelFile: React Router's own tools import the built module as a ServerBuild
export * from 'virtual:react-router/server-build'

/** Resolves when the site is ready; it then runs until the process gets SIGTERM, SIGINT or SIGHUP. */
export async function start(): Promise<void> {
  await runSite(build)
}

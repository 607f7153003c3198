/**
 * Starts the built server, in as many processes as WEB_CONCURRENCY says; on the pinned Node with NODE_ENV=production.
 * `npm start` builds first and then runs this.
 */
import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
// The next start and every further process reuse the compiled code.
enableCompileCache(join(root, 'node_modules', '.cache', 'readysix'))

if (cluster.isWorker || (await runsAlone())) {
  const { start } = await load('index')
  await start()
}

/** False if other processes serve visitors and this one was their primary. */
async function runsAlone() {
  const { runProcesses } = await load('run-processes')
  return await runProcesses()
}

/** An entry of the server build. */
function load(entry) {
  return import(new URL(`../build/server/${entry}.js`, import.meta.url).href)
}

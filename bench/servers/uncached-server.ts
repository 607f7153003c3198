/** The built site without its page cache, for server-load.ts: every request is rendered, and sent uncompressed. */

import { readContent } from '#server/content/read-content.ts'
import { fillStore } from '#server/contract/fill-store.ts'
import { createApp } from '#server/http/app.ts'
import { listen } from '#server/http/listen.ts'
import { type BuiltRoutes, createRenderer } from '#server/http/react-router.ts'
import { createWorkGate } from '#server/http/request/work-gate.ts'
import { createSessionRoutes } from '#server/http/session-routes.ts'
import { log, services } from '#server/services.server.ts'

const { config, documents, sessions } = services()
const built: BuiltRoutes = await import(new URL('../../build/server/index.js', import.meta.url).href)
await fillStore(documents, {
  documents: readContent(config.contentDir, () => {}).documents,
  fingerprint: 'bench',
  onProgress: () => {},
})
const { renderFor } = createRenderer(built, null, 0, async () => null)
const pages = { ready: () => null, get: async () => null, size: () => 0 }
const session = createSessionRoutes(sessions, null, {})
const app = createApp({
  pages,
  files: new Map(),
  renderFor,
  readClientAddress: () => '',
  gate: createWorkGate({ budgetMs: 0, now: () => performance.now(), delayMs: () => 0 }),
  session,
  headers: {},
  isStopping: () => false,
  siteUrl: null,
  record: () => {},
  log,
})
const server = await listen({ direct: () => false, fetch: app.fetch }, { ...config, prefix: '' })
console.log(`ready at ${server.url}`)
process.on('SIGTERM', async () => {
  await server.stop(1000)
  process.exit(0)
})

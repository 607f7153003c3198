/** Starts the built server; on the pinned Node with NODE_ENV=production. `npm start` builds first and then runs this. */
const { start } = await import(new URL('../build/server/index.js', import.meta.url).href)
await start()

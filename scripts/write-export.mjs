/** Writes the built site into a folder; on the pinned Node with NODE_ENV=production. `npm run export` builds first. */
const { exportTo } = await import(new URL('../build/server/index.js', import.meta.url).href)
await exportTo(process.argv[2])

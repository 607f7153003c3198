/**
 * Writes the built site into a folder; on the pinned Node with NODE_ENV=production. `npm run export` builds first. With --quick, as
 * tests do, its pages are packed less, which takes half the time.
 */
const { exportTo } = await import(new URL('../build/server/index.js', import.meta.url).href)
const [dir, speed] = process.argv.slice(2)
await exportTo(dir, speed === '--quick' ? 5 : 11)

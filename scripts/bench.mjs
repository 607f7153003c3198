/**
 * `npm run bench [-- part of a name]`: builds and measures; see bench/main.ts. Nothing else should be busy meanwhile.
 */
import { build, chromium, install, node } from './setup.mjs'

install()
build()
node(['bench/main.ts', ...process.argv.slice(2)], { CHROMIUM_PATH: chromium() })

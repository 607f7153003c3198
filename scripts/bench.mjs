/** `npm run bench [-- part of a name]`: builds and measures; see bench/main.ts. The machine should be idle. */
import { build, chromium, install, node } from './setup.mjs'

install()
build()
node(['bench/main.ts', ...process.argv.slice(2)], { CHROMIUM_PATH: chromium() })

/** `npm run maths -- prove|next|objectives|forms`. Runs on Node 20 with nothing installed: installs, then hands over to the pinned Node. */
import { fileURLToPath } from 'node:url'
import { install, node } from './setup.mjs'

install()
node([fileURLToPath(new URL('../authoring/maths/main.ts', import.meta.url)), ...process.argv.slice(2)])

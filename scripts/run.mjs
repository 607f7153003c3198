/**
 * `node scripts/run.mjs FILE …`: runs a TypeScript file of the repository. Runs on Node 20 with nothing installed: installs,
 * then hands over to the pinned Node. The commands of package.json that are files of their own begin with it.
 */
import { install, node } from './setup.mjs'

install()
node(process.argv.slice(2))

/** `node scripts/build.mjs`: builds client and server into build/, as a command of its own beside others. */
import { build } from './setup.mjs'

build()

/** `npm run messages` as a process of its own. */
import { runMessages } from './run-messages.ts'

process.exitCode = await runMessages(process.argv.slice(2), process)

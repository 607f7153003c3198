/** `npm run content` as a process of its own. */
import { runContent } from './run-content.ts'

process.exitCode = await runContent(process.argv.slice(2), process)

/** `npm run files` as a process of its own. */
import { runFiles } from './run-files.ts'

process.exitCode = await runFiles(process.argv.slice(2), process)

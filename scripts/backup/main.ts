/**
 * `npm run backup -- save DIR | restore DIR`: arguments in, exit status out (0 good, 1 an error, 2 wrong usage).
 */
import { parseConfig } from '#server/config/config.ts'
import { BackupError, restore, save } from './backup.ts'

const USAGE = `Usage:
  npm run backup -- save DIR      copy what DATA_DIR holds to DIR (new or empty), while the site runs
  npm run backup -- restore DIR   put a copy into DATA_DIR, which must hold no databases; the site must be stopped
With DATABASE_URL documents and messages are in PostgreSQL: back that up with pg_dump.`

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const [command, dir, ...rest] = args
  if (dir === undefined || rest.length > 0 || (command !== 'save' && command !== 'restore')) {
    console.error(USAGE)
    return 2
  }
  try {
    const { dataDir } = parseConfig(process.env)
    const parts = command === 'save' ? await save(dataDir, dir) : restore(dir, dataDir)
    for (const part of parts) console.log(part)
    console.log(command === 'save' ? `Saved to ${dir}` : `Restored to ${dataDir}`)
    return 0
  } catch (error) {
    console.error(error instanceof BackupError ? error.message : error)
    return 1
  }
}

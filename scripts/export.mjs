/** `npm run export -- DIR`: installs, builds, and writes the site as files for a host that runs nothing. */
import { resolve } from 'node:path'
import { build, install, node } from './setup.mjs'

const USAGE = `Usage:
  npm run export -- DIR     write the whole site into DIR, in place of an earlier export
SITE_URL must say where it will be; CONTACT_RELAY_URL gets the messages of its contact form.`

const [dir, ...rest] = process.argv.slice(2)
if (dir === undefined || dir.startsWith('-') || rest.length > 0) {
  console.error(USAGE)
  process.exit(2)
}
// npm changes to the repository's folder; the argument is relative to where the command was typed.
const target = resolve(process.env.INIT_CWD ?? '.', dir)
install()
build()
node(['scripts/write-export.mjs', target], { NODE_ENV: 'production' })

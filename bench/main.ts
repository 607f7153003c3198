/**
 * `npm run bench [-- part of a name]`: runs the benches and prints a table for each. A bench that finds a limit broken
 * says NO in its table, and the exit status is 1.
 */
import { benchAgainstNginx } from './against-nginx.ts'
import { benchAttack } from './attack.ts'
import { benchDocumentStores } from './document-stores.ts'
import { benchFileFaults } from './file-faults/file-faults.ts'
import { benchFuzz } from './fuzz.ts'
import { benchGrowth } from './growth/growth.ts'
import { benchImport } from './import.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLinkTap } from './link-tap.ts'
import { benchMemory } from './memory/memory.ts'
import { benchPageWeight } from './page-weight.ts'
import { benchPrelimList } from './prelim-list.ts'
import { benchRoom } from './room.ts'
import { benchBook } from './screens/book.ts'
import { benchFirstScreen } from './screens/first-screen.ts'
import { benchOneScreen } from './screens/one-screen.ts'
import { benchUnusedStyles } from './screens/unused-styles.ts'
import { benchServerLoad } from './server-load.ts'
import { benchSlowLine } from './slow-line/slow-line.ts'
import { benchSoak } from './soak.ts'
import { benchTap } from './tap.ts'
import { benchUnderLoad } from './under-load.ts'
import { benchWorksheets } from './worksheets.ts'

const benches = [
  benchWorksheets,
  benchPageWeight,
  benchTap,
  benchLinkTap,
  benchSlowLine,
  benchServerLoad,
  benchAgainstNginx,
  benchUnderLoad,
  benchPrelimList,
  benchBook,
  benchImport,
  benchDocumentStores,
]
/** Slow benches, run only by name. */
const long = [
  benchAttack,
  benchFileFaults,
  benchFuzz,
  benchGrowth,
  benchLighthouse,
  benchMemory,
  benchSoak,
  benchRoom,
  benchFirstScreen,
  benchOneScreen,
  benchUnusedStyles,
]
const wanted = (process.argv[2] ?? '').toLowerCase()

const chosen = wanted === '' ? benches : [...benches, ...long].filter(({ name }) => name.toLowerCase().includes(wanted))
for (const bench of chosen) {
  const { name, rows } = await bench()
  console.log(`\n${name}`)
  console.table(rows)
  if (rows.some((row) => Object.values(row).includes('NO'))) process.exitCode = 1
}

/**
 * `npm run bench [-- part of a name]`: runs the benches and prints a table for each. A bench that finds a limit broken
 * says NO in its table, and the exit status is 1.
 */
import { benchDocumentStores } from './document-stores.ts'
import { benchImport } from './import.ts'
import { benchListening } from './listening.ts'
import { benchMarking } from './marking.ts'
import { benchPageWeight } from './page-weight.ts'
import { benchPrelimList } from './prelim-list.ts'
import { benchServerLoad } from './server-load.ts'

const benches = [
  benchMarking,
  benchPageWeight,
  benchServerLoad,
  benchPrelimList,
  benchListening,
  benchImport,
  benchDocumentStores,
]
const wanted = (process.argv[2] ?? '').toLowerCase()

for (const bench of benches.filter(({ name }) => name.toLowerCase().includes(wanted))) {
  const { name, rows } = await bench()
  console.log(`\n${name}`)
  console.table(rows)
  if (rows.some((row) => Object.values(row).includes('NO'))) process.exitCode = 1
}

/** The exported site that the journeys visit, on a host of files. */
import { makeStore } from '../fresh-store.ts'
import { everything } from '../products.ts'
import { exportSite } from './export-site.ts'
import { EXPORT_DIR, RELAY_URL, SITE_PORT, SITE_URL } from './places.ts'
import { startStaticServer } from './static-server.ts'

/** Topics of a type from set 7 on, texts from 4 on, and of all schools but one their other topics: exported as those that are left are. */
const ALIKE = [
  /\/quizzes\/(?!Editing)\w+_Set_(?:[789]|\d\d)\.json$/,
  /\/tasks\/[\w-]+\/(?:[4-9]|\d\d)\.json$/,
  /\/prelimQuizzes\/(?!2024-Kingfisher-|.*-Grammar\b).+/,
]

const store = makeStore(
  (path) => everything || process.env.EXPORT_JOURNEYS === 'all' || !ALIKE.some((alike) => alike.test(path)),
)
const settings = { ...store, SITE_URL, CONTACT_RELAY_URL: RELAY_URL, CONTACT_EMAIL: 'desk@example.org' }
const { status, output } = exportSite(EXPORT_DIR, settings)
if (status !== 0) throw new Error(`the export failed: ${output}`)
const server = await startStaticServer(EXPORT_DIR, 'endings', SITE_PORT)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close())

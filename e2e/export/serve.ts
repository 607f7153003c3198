/** The exported site that the journeys visit, on a host of files. */
import { makeStore } from '../fresh-store.ts'
import { exportSite } from './export-site.ts'
import { EXPORT_DIR, RELAY_URL, SITE_PORT, SITE_URL } from './places.ts'
import { startStaticServer } from './static-server.ts'

const settings = { ...makeStore(), SITE_URL, CONTACT_RELAY_URL: RELAY_URL, CONTACT_EMAIL: 'desk@example.org' }
const { status, output } = exportSite(EXPORT_DIR, settings)
if (status !== 0) throw new Error(`the export failed: ${output}`)
const server = await startStaticServer(EXPORT_DIR, 'endings', SITE_PORT)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close())

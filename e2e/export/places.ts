/** Where the exported site, its files and its relay are while its journeys run; two checkouts may run theirs at once. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FIRST_PORT = Number(process.env.E2E_PORT ?? 3187) + 400

export const SITE_PORT = FIRST_PORT
export const SITE_URL = `http://127.0.0.1:${SITE_PORT}`
export const RELAY_PORT = FIRST_PORT + 1
/** Nobody is there but while a journey waits for letters. */
export const RELAY_URL = `http://127.0.0.1:${RELAY_PORT}/form`
export const EXPORT_DIR = join(tmpdir(), `readysix-export-${SITE_PORT}`)

/** The image of deploy/Dockerfile: what its lines put together serves pages and makes PDFs, with nothing else around it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '#server/contract/free-port.ts'
import { canTypeset } from '#server/typeset/can-typeset.ts'
import { startOwnServer } from '../own-server.ts'
import { type ImageTree, makeImageTree } from './image-tree.ts'

const PAPERS = ['/paper/english/1', '/maths/paper/1', '/quiz/grammar-mcq/Set_1']
const COMPILER = 'node_modules/@myriaddreamin'

test.skip(!canTypeset() && process.env.CI === undefined, 'no compiler of PDFs for this platform')
test.describe.configure({ mode: 'serial' })

let dir: string
let tree: ImageTree

test.beforeAll(() => {
  test.slow()
  dir = mkdtempSync(join(tmpdir(), 'readysix-image-'))
  tree = makeImageTree(dir)
})

test.afterAll(() => rmSync(dir, { recursive: true }))

/** Starts the tree and asks for its papers: what each URL gives, what the operator sees, and the first page for printing. */
async function visit() {
  const admin = await freePort()
  const settings = {
    ...tree.env,
    PORT: '0',
    ADMIN_PORT: String(admin),
    LOG_LEVEL: 'warn',
    SITE_URL: 'http://localhost',
  }
  const server = await startOwnServer(settings, tree)
  try {
    const pdfs = await Promise.all(PAPERS.map((path) => fetch(`${server.url}${path}/paper.pdf`)))
    const page = await (await fetch(`${server.url}/quiz/grammar-mcq/Set_1/print`)).text()
    const readiness: unknown = await (await fetch(`http://127.0.0.1:${admin}/readyz`)).json()
    const isWell = spawnSync(process.execPath, tree.health, { env: settings }).status === 0
    const starts = await Promise.all(pdfs.map(async (pdf) => (await pdf.text()).slice(0, 5)))
    return { statuses: pdfs.map(({ status }) => status), starts, page, readiness, isWell, log: server.log() }
  } finally {
    await server.end('SIGTERM')
  }
}

test('makes PDFs', async () => {
  const { statuses, starts, page, readiness, isWell, log } = await visit()
  expect(statuses).toEqual([200, 200, 200])
  expect(starts).toEqual(['%PDF-', '%PDF-', '%PDF-'])
  expect(page).toContain('/quiz/grammar-mcq/Set_1/paper.pdf')
  expect(readiness).toEqual({ ready: true, reasons: [] })
  expect(isWell).toBe(true)
  expect(log).toBe('')
})

test('says why, where it has no compiler, and its pages offer no PDF', async () => {
  renameSync(join(tree.cwd, COMPILER), join(dir, 'elsewhere'))
  const { statuses, page, readiness, log } = await visit()
  expect(statuses).toEqual([501, 501, 501])
  expect(page).not.toContain('paper.pdf')
  expect(page).toContain('There is no PDF of it here. You can print its page instead')
  expect(readiness).toEqual({ ready: true, reasons: [expect.stringMatching(/^PDFs: .+ is not installed/)] })
  expect(log).toMatch(/"reason":".+ is not installed","msg":"no PDFs can be made"/)
})

test('is not well while nothing answers', async () => {
  const env = { ADMIN_PORT: String(await freePort()) }
  expect(spawnSync(process.execPath, tree.health, { env }).status).toBe(1)
})

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSqliteDocumentStore } from '#server/adapters/documents/document-store.sqlite.ts'
import { createDiskFileStorage } from '#server/adapters/files/file-storage.disk.ts'
import { createSqliteMessageStore } from '#server/adapters/messages/message-store.sqlite.ts'
import { importQuizzes, quiz } from '#server/contract/document-store.contract.ts'
import { letter } from '#server/contract/message-store.contract.ts'

let dir: string
let dataDir: string
let copy: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-backup-'))
  dataDir = join(dir, 'data')
  copy = join(dir, 'copy')
})
afterEach(() => rmSync(dir, { recursive: true }))

function run(command: string, into: string = dataDir) {
  const env = { ...process.env, DATA_DIR: into }
  return spawnSync(process.execPath, ['scripts/backup/main.ts', command, copy], { env, encoding: 'utf8' })
}

it('saves a site that is being written to, and restores it whole', async () => {
  const documents = await createSqliteDocumentStore({ dataDir })
  const messages = await createSqliteMessageStore({ dataDir, mustExist: false })
  const files = createDiskFileStorage({ dir: join(dataDir, 'files') })
  await importQuizzes(documents, [quiz('Grammar_Set_1')])
  await messages.save(letter('before'))
  await files.put({ path: 'downloads/a.pdf', read: async () => new Uint8Array([1, 2, 3]) })
  writeFileSync(join(dataDir, 'session-secret'), 's'.repeat(43))

  // The stores stay open, as those of a running site do.
  const saved = run('save')
  expect([saved.status, saved.stderr]).toEqual([0, ''])
  expect(saved.stdout).toBe(`content.db: whole\nmessages.db: whole\nfiles: 1\nSaved to ${copy}\n`)
  await messages.save(letter('after'))
  await Promise.all([documents.close(), messages.close()])

  const again = join(dir, 'again')
  expect(run('restore', again).status).toBe(0)
  const restored = await createSqliteDocumentStore({ dataDir: again })
  expect(await restored.ids('quizzes')).toEqual(['Grammar_Set_1'])
  expect(await restored.fingerprint()).toBe(await (await createSqliteDocumentStore({ dataDir })).fingerprint())
  const letters = await createSqliteMessageStore({ dataDir: again, mustExist: false })
  expect([(await letters.get('before'))?.subject, await letters.get('after')]).toEqual(['before', null])
  await Promise.all([restored.close(), letters.close()])
  const file = await createDiskFileStorage({ dir: join(again, 'files') }).find('downloads/a.pdf')
  expect(file?.size).toBe(3)
  expect(existsSync(join(again, 'session-secret'))).toBe(true)
})

it('writes over nothing', async () => {
  await (await createSqliteDocumentStore({ dataDir })).close()
  mkdirSync(copy)
  writeFileSync(join(copy, 'mine'), '')
  expect(run('save')).toMatchObject({ status: 1, stderr: `${copy} is not empty\n` })
  expect(readdirSync(copy)).toEqual(['mine'])
  rmSync(copy, { recursive: true })
  expect(run('save').status).toBe(0)
  expect(run('restore')).toMatchObject({ status: 1, stderr: expect.stringContaining('content.db already') })
})

it('does not take a damaged copy for a backup', async () => {
  mkdirSync(copy)
  writeFileSync(join(copy, 'content.db'), 'not a database '.repeat(1000))
  expect(run('restore')).toMatchObject({ status: 1, stderr: `${join(copy, 'content.db')} is damaged\n` })
  expect(existsSync(dataDir)).toBe(false)
})

it('says how it is used', () => {
  expect(run('keep')).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage:') })
})

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPdfFolder } from './pdf-folder.ts'

const PDF = new TextEncoder().encode('%PDF-1.7 and so on')
const log = { warn: vi.fn() }
let parent: string
let dir: string

beforeEach(() => {
  log.warn.mockReset()
  parent = mkdtempSync(join(tmpdir(), 'readysix-pdfs-'))
  dir = join(parent, 'pdfs')
})
afterEach(() => rmSync(parent, { recursive: true }))

const open = (maxBytes = 1000) => createPdfFolder({ dir, maxBytes, log })

test('what was kept is read by another process, and is for its owner only', async () => {
  expect(await open().read('a')).toBeNull()
  await open().keep('a', PDF)
  expect(await open().read('a')).toEqual(PDF)
  expect(readdirSync(dir)).toEqual(['a'])
  expect([statSync(dir).mode & 0o77, statSync(join(dir, 'a')).mode & 0o77]).toEqual([0, 0])
})

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['empty', () => ''],
  ['changed', (bytes: Buffer) => bytes.map((byte, i) => (i === 40 ? byte ^ 1 : byte))],
])('a file that is %s is not there, and is replaced', async (_what, harm) => {
  const folder = open()
  await folder.keep('a', PDF)
  const file = join(dir, 'a')
  writeFileSync(file, harm(readFileSync(file)))
  expect(await folder.read('a')).toBeNull()
  await folder.keep('a', PDF)
  expect(await folder.read('a')).toEqual(PDF)
})

test('the oldest go when there is no room, what a crash has left among them', async () => {
  const folder = open(200)
  await folder.keep('old', PDF)
  writeFileSync(join(dir, 'older.part'), PDF)
  utimesSync(join(dir, 'older.part'), 1, 1)
  utimesSync(join(dir, 'old'), 2, 2)
  for (const version of ['a', 'b', 'c', 'd']) await folder.keep(version, PDF)
  expect(readdirSync(dir).sort()).toEqual(['a', 'b', 'c', 'd'])
  expect(log.warn).not.toHaveBeenCalled()
})

test('a folder that cannot be written is a warning, and no more', async () => {
  writeFileSync(dir, 'a file')
  await open().keep('a', PDF)
  expect(await open().read('a')).toBeNull()
  expect(log.warn).toHaveBeenCalledOnce()
})

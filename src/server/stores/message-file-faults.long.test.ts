import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSqliteMessageStore } from '#server/adapters/messages/message-store.sqlite.ts'
import { harm, MESSAGE_FILE_FAULTS, repair } from '#server/contract/message-file-faults.ts'
import { userWithoutRights } from '#server/contract/user-without-rights.ts'

interface Writer {
  readonly process: ChildProcess
  readonly saved: string[]
  refused: number
}

const WRITER = fileURLToPath(new URL('../contract/message-writer.ts', import.meta.url))
const SOME = 5
const user = userWithoutRights()

let dataDir: string
let writers: Writer[]

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'readysix-message-faults-'))
  if (user !== null) chownSync(dataDir, user.uid, user.gid)
  writers = [startWriter(), startWriter()]
})

afterEach(() => {
  for (const { process } of writers) process.kill('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

function startWriter(): Writer {
  const child = spawn(process.execPath, [WRITER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'], ...user })
  const writer: Writer = { process: child, saved: [], refused: 0 }
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === 'refused') writer.refused += 1
    else writer.saved.push(line)
  })
  return writer
}

/** Resolves when the count of each writer has grown by so much. */
async function grown(count: (writer: Writer) => number, by: number, why: string): Promise<void> {
  const wanted = writers.map((writer) => ({ writer, count: count(writer) + by }))
  const isGrown = () => wanted.every((one) => count(one.writer) >= one.count)
  await expect.poll(isGrown, { timeout: 15_000, interval: 5, message: why }).toBe(true)
}

/** A process that opens the file only now. */
async function refusedToAnother(): Promise<void> {
  const another = startWriter()
  writers.push(another)
  await expect.poll(() => another.refused, { timeout: 15_000, message: 'another is refused' }).toBeGreaterThan(0)
}

const refused = (why: string) => grown((writer) => writer.refused, 1, `refused: ${why}`)
const saved = (why: string) => grown((writer) => writer.saved.length, SOME, `saved: ${why}`)

it('every message that was saved is there, whatever happens to messages.db while two processes save', async () => {
  const [file, kept] = [join(dataDir, 'messages.db'), join(dataDir, 'kept')]
  await saved('at first')
  for (const fault of MESSAGE_FILE_FAULTS) {
    if (user === null && fault.startsWith('read-only')) continue
    harm(fault, file, kept)
    if (fault === 'read-only') await refusedToAnother()
    else if (fault !== 'swapped') await refused(fault)
    repair(fault, file, kept)
    await saved(fault)
  }
  for (const { process } of writers) process.kill('SIGKILL')
  const store = await createSqliteMessageStore({ dataDir, mustExist: true })
  const found = new Set<string>()
  for await (const { subject } of store.list()) found.add(subject)
  await store.close()
  const lost = writers.flatMap((writer) => writer.saved).filter((subject) => !found.has(subject))
  expect(lost).toEqual([])
}, 60_000)

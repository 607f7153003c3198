import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { from, letter, messageStoreContract } from '#server/contract/message-store.contract.ts'
import {
  type MessageStore,
  MessageStoreCorruptError,
  MessageStoreUnavailableError,
} from '#server/ports/message-store.ts'
import { createSqliteMessageStore } from './message-store.sqlite.ts'

messageStoreContract('sqlite', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'readysix-messages-'))
  const connections: MessageStore[] = []
  const connect = async () => {
    const connection = await createSqliteMessageStore({ dataDir })
    connections.push(connection)
    return connection
  }
  const dispose = async () => {
    for (const connection of connections) await connection.close()
    rmSync(dataDir, { recursive: true })
  }
  return { store: await connect(), connect, dispose }
})

describe('messages.db', () => {
  let dataDir: string
  let file: string

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'readysix-messages-'))
    file = join(dataDir, 'messages.db')
  })

  afterEach(() => rmSync(dataDir, { recursive: true }))

  /** Another process that says 'ready', waits for a word from us and then claims and prints ids until nothing is due. */
  function claimElsewhere() {
    const adapter = fileURLToPath(new URL('./message-store.sqlite.ts', import.meta.url))
    const program = `
      const { createSqliteMessageStore } = await import(${JSON.stringify(adapter)})
      const store = await createSqliteMessageStore({ dataDir: ${JSON.stringify(dataDir)} })
      console.log('ready')
      await new Promise((resolve) => process.stdin.once('data', resolve).once('end', resolve))
      for (let claim; (claim = await store.claim(Date.now(), Date.now() + 60_000)); ) {
        console.log(claim.message.id)
        await store.settle(claim, { state: 'sent', at: Date.now() })
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
      process.exit(0)`
    return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  }

  it('gives each message to one of two processes', async () => {
    const store = await createSqliteMessageStore({ dataDir })
    const ids = Array.from({ length: 100 }, (_, i) => `letter-${i}`)
    for (const id of ids) await store.save(letter(id), from(id))
    const children = [claimElsewhere(), claimElsewhere()]
    await Promise.all(children.map((child) => once(child.stdout, 'readable')))
    for (const child of children) child.stdin.end('go')
    const outputs = await Promise.all(children.map((child) => text(child.stdout)))
    const claimed = outputs.map((output) => output.trimEnd().split('\n').slice(1))
    expect(claimed.flat().toSorted()).toEqual(ids.toSorted())
    for (const own of claimed) expect(own.length).toBeGreaterThan(1)
    await store.close()
  })

  it('holds no address and no session of a sender, and nothing of what was deleted', async () => {
    const store = await createSqliteMessageStore({ dataDir })
    await store.save(
      { ...letter('a'), message: 'a secret from P6 Kindness' },
      {
        address: '203.0.113.77',
        session: 'f81d4fae',
      },
    )
    await store.deleteBefore(Number.MAX_SAFE_INTEGER)
    await store.close()
    const bytes = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'))
    expect(bytes.join()).toContain('CREATE TABLE sender')
    expect(bytes.join()).not.toMatch(/203\.0\.113\.77|f81d4fae/)
    expect(bytes.join()).not.toContain('P6 Kindness')
  })

  it('of an earlier version, which has no hours of addresses, gets them', async () => {
    await (await createSqliteMessageStore({ dataDir })).close()
    const older = new DatabaseSync(file)
    older.exec('DROP TABLE address_hour')
    older.close()
    const store = await createSqliteMessageStore({ dataDir })
    expect(await store.save(letter('a'), from('x'))).toEqual({ kind: 'saved' })
    await store.close()
  })

  it('is refused and left as it is when it is not a database', async () => {
    const garbage = 'not a database '.repeat(1000)
    writeFileSync(file, garbage)
    const opening = createSqliteMessageStore({ dataDir })
    await expect(opening).rejects.toThrow(MessageStoreCorruptError)
    await expect(opening).rejects.toMatchObject({ code: 'messages-corrupt', message: expect.stringContaining(file) })
    expect(readFileSync(file, 'utf8')).toBe(garbage)
  })

  it('is called unavailable when its folder cannot be used', async () => {
    writeFileSync(join(dataDir, 'a-file'), '')
    const opening = createSqliteMessageStore({ dataDir: join(dataDir, 'a-file', 'data') })
    await expect(opening).rejects.toThrow(MessageStoreUnavailableError)
  })

  it('can be made by several processes at once', async () => {
    const children = [1, 2, 3, 4].map(claimElsewhere)
    for (const child of children) child.stdin.end()
    const exits = await Promise.all(children.map((child) => once(child, 'exit')))
    expect(exits.map(([status]) => status)).toEqual([0, 0, 0, 0])
  })
})

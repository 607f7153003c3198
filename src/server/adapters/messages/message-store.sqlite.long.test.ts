import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { letter, messageStoreContract } from '#server/contract/message-store.contract.ts'
import {
  type MessageStore,
  MessageStoreClosedError,
  MessageStoreCorruptError,
  MessageStoreUnavailableError,
} from '#server/ports/message-store.ts'
import { createSqliteMessageStore } from './message-store.sqlite.ts'

messageStoreContract('sqlite', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'readysix-messages-'))
  const connections: MessageStore[] = []
  const connect = async () => {
    const connection = await createSqliteMessageStore({ dataDir, mustExist: false })
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
      const store = await createSqliteMessageStore({ dataDir: ${JSON.stringify(dataDir)}, mustExist: false })
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
    const store = await createSqliteMessageStore({ dataDir, mustExist: false })
    const ids = Array.from({ length: 100 }, (_, i) => `letter-${i}`)
    for (const id of ids) await store.save(letter(id))
    const children = [claimElsewhere(), claimElsewhere()]
    await Promise.all(children.map((child) => once(child.stdout, 'readable')))
    for (const child of children) child.stdin.end('go')
    const outputs = await Promise.all(children.map((child) => text(child.stdout)))
    const claimed = outputs.map((output) => output.trimEnd().split('\n').slice(1))
    expect(claimed.flat().toSorted()).toEqual(ids.toSorted())
    for (const own of claimed) expect(own.length).toBeGreaterThan(1)
    await store.close()
  })

  it('holds nothing of what was deleted', async () => {
    const store = await createSqliteMessageStore({ dataDir, mustExist: false })
    await store.save({ ...letter('a'), message: 'a secret from P6 Kindness' })
    await store.save({ ...letter('b'), message: 'another from P6 Patience' })
    await store.delete('a')
    await store.deleteBefore(Number.MAX_SAFE_INTEGER)
    await store.close()
    const bytes = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'))
    expect(bytes.join()).toContain('CREATE TABLE message')
    expect(bytes.join()).not.toMatch(/P6 (?:Kindness|Patience)/)
  })

  it('of an earlier version, with a log beside it and hashes of senders, keeps its messages in one file', async () => {
    await (await createSqliteMessageStore({ dataDir, mustExist: false })).close()
    const older = new DatabaseSync(file)
    older.exec('PRAGMA journal_mode = WAL')
    for (const table of ['sender', 'address_hour', 'sender_key'])
      older.exec(`CREATE TABLE ${table} (key TEXT); INSERT INTO ${table} VALUES ('5c4ambled')`)
    older.exec("INSERT INTO message VALUES ('a', 1, '', '', '', 'from before')")
    older.exec("INSERT INTO outbox VALUES ('a', 'waiting', 0, 1, '', '', NULL)")
    older.close()
    const store = await createSqliteMessageStore({ dataDir, mustExist: false })
    expect((await store.get('a'))?.message).toBe('from before')
    expect(readdirSync(dataDir)).toEqual(['messages.db'])
    expect(readFileSync(file, 'latin1')).not.toContain('5c4ambled')
    await store.close()
  })

  it('is for its owner only, with all that SQLite makes beside it', async () => {
    const store = await createSqliteMessageStore({ dataDir: join(dataDir, 'new'), mustExist: false })
    expect(statSync(join(dataDir, 'new')).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'new', 'messages.db')).mode & 0o777).toBe(0o600)
    await store.close()
    chmodSync(join(dataDir, 'new', 'messages.db'), 0o644)
    await (await createSqliteMessageStore({ dataDir: join(dataDir, 'new'), mustExist: false })).close()
    expect(statSync(join(dataDir, 'new', 'messages.db')).mode & 0o777).toBe(0o600)
  })

  const elsewhere = () => join(dataDir, 'elsewhere.db')
  const MOVES = {
    'moved away': () => renameSync(file, elsewhere()),
    removed: () => rmSync(file),
    emptied: () => truncateSync(file),
    'replaced by another file': () => {
      renameSync(file, elsewhere())
      copyFileSync(elsewhere(), file)
    },
  }
  it.each(Object.entries(MOVES))('takes nothing after it was %s, and closes', async (_, move) => {
    const store = await createSqliteMessageStore({ dataDir, mustExist: false })
    await store.save(letter('before'))
    move()
    await expect(store.save(letter('after'))).rejects.toThrow(MessageStoreClosedError)
    await expect(store.save(letter('later'))).rejects.toThrow(MessageStoreUnavailableError)
    await expect(store.claim(Date.now(), Date.now() + 1)).rejects.toThrow(MessageStoreUnavailableError)
    await expect(store.probe()).rejects.toThrow(MessageStoreUnavailableError)
  })

  it('has all that was saved in the one file, wherever it is moved while it is open', async () => {
    const store = await createSqliteMessageStore({ dataDir, mustExist: false })
    for (const id of ['a', 'b', 'c']) await store.save(letter(id))
    renameSync(file, elsewhere())
    const moved = new DatabaseSync(elsewhere(), { readOnly: true })
    expect(moved.prepare('SELECT id FROM message ORDER BY id').all()).toMatchObject([
      { id: 'a' },
      { id: 'b' },
      { id: 'c' },
    ])
    moved.close()
    await store.close()
    expect(readdirSync(dataDir)).toEqual(['elsewhere.db'])
  })

  it('that must be there is not made again', async () => {
    const opening = createSqliteMessageStore({ dataDir, mustExist: true })
    await expect(opening).rejects.toThrow(`${file} is missing or empty: put it back, or start the site again`)
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('says when half of it is missing', async () => {
    const store = await createSqliteMessageStore({ dataDir, mustExist: false })
    await store.save({ ...letter('a'), message: 'long '.repeat(900) })
    truncateSync(file, 8192)
    await expect(store.save(letter('b'))).rejects.toThrow(MessageStoreCorruptError)
    await expect(store.probe()).rejects.toThrow(MessageStoreCorruptError)
    await store.close()
  })

  it('that has another database in its place leaves that as it is', async () => {
    const other = new DatabaseSync(file)
    other.exec('CREATE TABLE content (id TEXT); PRAGMA user_version = 1')
    other.close()
    await expect(createSqliteMessageStore({ dataDir, mustExist: false })).rejects.toThrow(MessageStoreUnavailableError)
    const again = new DatabaseSync(file)
    expect(again.prepare('SELECT name FROM sqlite_schema').all()).toMatchObject([{ name: 'content' }])
    again.close()
  })

  it('is refused and left as it is when it is not a database', async () => {
    const garbage = 'not a database '.repeat(1000)
    writeFileSync(file, garbage)
    const opening = createSqliteMessageStore({ dataDir, mustExist: false })
    await expect(opening).rejects.toThrow(MessageStoreCorruptError)
    await expect(opening).rejects.toMatchObject({ code: 'messages-corrupt', message: expect.stringContaining(file) })
    expect(readFileSync(file, 'utf8')).toBe(garbage)
  })

  it('is called unavailable when its folder cannot be used', async () => {
    writeFileSync(join(dataDir, 'a-file'), '')
    const opening = createSqliteMessageStore({ dataDir: join(dataDir, 'a-file', 'data'), mustExist: false })
    await expect(opening).rejects.toThrow(MessageStoreUnavailableError)
  })

  it('can be made by several processes at once', async () => {
    const children = [1, 2, 3, 4].map(claimElsewhere)
    for (const child of children) child.stdin.end()
    const exits = await Promise.all(children.map((child) => once(child, 'exit')))
    expect(exits.map(([status]) => status)).toEqual([0, 0, 0, 0])
  })
})

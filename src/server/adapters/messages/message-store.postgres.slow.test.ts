import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { letter, messageStoreContract } from '#server/contract/message-store.contract.ts'
import { hasPostgres, newDatabase, startCluster } from '#server/contract/throwaway-postgres.ts'
import { type MessageStore, MessageStoreUnavailableError } from '#server/ports/message-store.ts'
import { createPostgresMessageStore } from './message-store.postgres.ts'

const server = inject('postgresUrl')
const OF_SENDERS = ['sender', 'sender_key', 'address_hour']

/** Another process that opens both stores at once, claims and prints ids until nothing is due. */
function claimElsewhere(url: string) {
  const adapter = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  const program = `
    const { createPostgresDocumentStore } = await import(${adapter('../documents/document-store.postgres.ts')})
    const { createPostgresMessageStore } = await import(${adapter('./message-store.postgres.ts')})
    const url = ${JSON.stringify(url)}
    const [documents, store] = await Promise.all([createPostgresDocumentStore({ url }), createPostgresMessageStore({ url })])
    for (let claim; (claim = await store.claim(Date.now(), Date.now() + 60_000)); ) {
      console.log(claim.message.id)
      await store.settle(claim, { state: 'sent', at: Date.now() })
    }
    await Promise.all([documents.close(), store.close()])`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function rowsOf(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

describe.skipIf(server === '')('on a real PostgreSQL', () => {
  messageStoreContract('postgres', async () => {
    const url = await newDatabase(server)
    const connections: MessageStore[] = []
    const connect = async () => {
      const connection = await createPostgresMessageStore({ url })
      connections.push(connection)
      return connection
    }
    const dispose = async () => {
      for (const connection of connections) await connection.close()
    }
    return { store: await connect(), connect, dispose }
  })

  it('is made once by eight processes that start at once, and gives each message to one of them', async () => {
    const url = await newDatabase(server)
    const first = Array.from({ length: 8 }, () => claimElsewhere(url))
    const exits = await Promise.all(first.map((child) => once(child, 'exit')))
    expect(exits.map(([status]) => status)).toEqual(first.map(() => 0))
    expect(await rowsOf(url, 'SELECT name FROM migration ORDER BY name')).toEqual([
      { name: '001-documents' },
      { name: '001-messages' },
      { name: '002-address-hour' },
      { name: '003-no-senders' },
    ])
    const store = await createPostgresMessageStore({ url })
    const ids = Array.from({ length: 100 }, (_, i) => `letter-${i}`)
    for (const id of ids) await store.save(letter(id))
    const outputs = await Promise.all(Array.from({ length: 4 }, () => text(claimElsewhere(url).stdout)))
    const claimed = outputs.join('').trimEnd().split('\n')
    expect(claimed.toSorted()).toEqual(ids.toSorted())
    await store.close()
  }, 60_000)

  it('of an earlier version, which has hashes of senders and the key to them, loses these', async () => {
    const url = await newDatabase(server)
    await (await createPostgresMessageStore({ url })).close()
    await rowsOf(url, "DELETE FROM migration WHERE name = '003-no-senders'")
    for (const table of OF_SENDERS) await rowsOf(url, `CREATE TABLE ${table} (key TEXT)`)
    await (await createPostgresMessageStore({ url })).close()
    for (const table of OF_SENDERS)
      expect(await rowsOf(url, `SELECT to_regclass('${table}') AS found`)).toEqual([{ found: null }])
  })

  it('that only reads takes no message, and says so', async () => {
    const url = await newDatabase(server)
    const store = await createPostgresMessageStore({ url })
    await store.probe()
    const name = new URL(url).pathname.slice(1)
    await rowsOf(url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    await rowsOf(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`,
    )
    await expect(store.probe()).rejects.toThrow('PostgreSQL: it only reads')
    await expect(store.save(letter('a'))).rejects.toThrow(MessageStoreUnavailableError)
    await store.close()
  })
})

describe.skipIf(!hasPostgres)('a PostgreSQL that is restarted under load', () => {
  it('loses no message that was acknowledged, and takes new ones by itself', async () => {
    const cluster = await startCluster('durable')
    const store = await createPostgresMessageStore({ url: cluster.url })
    const acknowledged: string[] = []
    let failed = 0
    let writing = true
    const write = async (writer: number) => {
      for (let i = 0; writing; i += 1) {
        const id = `${writer}-${i}`
        try {
          await store.save(letter(id))
          acknowledged.push(id)
        } catch (error) {
          expect(error).toBeInstanceOf(MessageStoreUnavailableError)
          failed += 1
          await pause(5)
        }
      }
    }
    const writers = [1, 2, 3, 4, 5, 6].map(write)
    try {
      for (let round = 0; round < 3; round += 1) {
        const before = acknowledged.length
        await expect.poll(() => acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(before + 30)
        cluster.stop()
        await pause(round * 1000)
        cluster.restart()
      }
      const back = acknowledged.length
      await expect.poll(() => acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(back + 30)
      writing = false
      await Promise.all(writers)
      const kept = new Set<string>()
      for await (const { id } of store.list()) kept.add(id)
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
      expect(failed).toBeGreaterThan(0)
    } finally {
      writing = false
      await Promise.all(writers)
      await store.close()
      cluster.dispose()
    }
  }, 60_000)
})

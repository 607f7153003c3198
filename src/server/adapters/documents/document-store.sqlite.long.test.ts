import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { documentStoreContract, importQuizzes, quiz } from '#server/contract/document-store.contract.ts'
import {
  type DocumentStore,
  DocumentStoreCorruptError,
  DocumentStoreUnavailableError,
} from '#server/ports/document-store.ts'
import { createSqliteDocumentStore } from './document-store.sqlite.ts'

documentStoreContract('sqlite', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'readysix-store-'))
  const connections: DocumentStore[] = []
  const connect = async () => {
    const connection = await createSqliteDocumentStore({ dataDir })
    connections.push(connection)
    return connection
  }
  const dispose = async () => {
    for (const connection of connections) await connection.close()
    rmSync(dataDir, { recursive: true })
  }
  return { store: await connect(), connect, dispose }
})

describe('content.db', () => {
  let dataDir: string
  let file: string

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'readysix-store-'))
    file = join(dataDir, 'content.db')
  })

  afterEach(() => rmSync(dataDir, { recursive: true }))

  /** Runs an import in another process; `source` is the code of a generator of documents. */
  function importElsewhere(source: string) {
    const adapter = fileURLToPath(new URL('./document-store.sqlite.ts', import.meta.url))
    const contract = fileURLToPath(new URL('../../contract/fill-store.ts', import.meta.url))
    const program = `
      const { fillStore } = await import(${JSON.stringify(contract)})
      const { createSqliteDocumentStore } = await import(${JSON.stringify(adapter)})
      const store = await createSqliteDocumentStore({ dataDir: ${JSON.stringify(dataDir)} })
      function* documents() { ${source} }
      const onProgress = (written) => console.log(written)
      const { version } = await fillStore(store, { documents: documents(), fingerprint: 'elsewhere', onProgress })
      console.log(version)`
    return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  }

  it('outlives the process that wrote it', async () => {
    const writer = await createSqliteDocumentStore({ dataDir })
    const { version } = await importQuizzes(writer, [quiz('Grammar_Set_1')])
    await writer.close()
    const reader = await createSqliteDocumentStore({ dataDir })
    expect(await reader.version()).toBe(version)
    expect(await reader.ids('quizzes')).toEqual(['Grammar_Set_1'])
    await reader.close()
    expect(readdirSync(dataDir)).toEqual(['content.db'])
  })

  it("shows a running reader another process's import within two seconds", async () => {
    const reader = await createSqliteDocumentStore({ dataDir })
    const before = await reader.version()
    const child = importElsewhere("yield { collection: 'quizzes', id: 'a', body: {} }")
    const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
    const deadline = Date.now() + 2000
    while ((await reader.version()) === before && Date.now() < deadline) await pause(20)
    expect(output.trimEnd().split('\n').at(-1)).toBe(await reader.version())
    expect(await reader.ids('quizzes')).toEqual(['a'])
    await reader.close()
  })

  it('keeps the old content when an import is killed, and removes its remains with the next', async () => {
    const store = await createSqliteDocumentStore({ dataDir })
    const { version } = await importQuizzes(store, [quiz('old')])
    const child = importElsewhere("for (let i = 0; ; i++) yield { collection: 'quizzes', id: String(i), body: i }")
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const count = () => {
      const db = new DatabaseSync(file, { readOnly: true })
      const rows = db.prepare('SELECT DISTINCT version FROM document').all().length
      const versions = db.prepare('SELECT version FROM content_version').all().length
      db.close()
      return { rows, versions }
    }
    expect(await store.version()).toBe(version)
    expect(await store.ids('quizzes')).toEqual(['old'])
    expect(count()).toEqual({ rows: 2, versions: 2 })
    await importQuizzes(store, [quiz('new')])
    expect(count()).toEqual({ rows: 1, versions: 1 })
    await store.close()
  })

  it('can be made by several processes at once', async () => {
    const children = Array.from({ length: 4 }, () => importElsewhere('/* nothing */'))
    const exits = await Promise.all(children.map((child) => once(child, 'exit')))
    expect(exits.filter(([status]) => status === 0).length).toBeGreaterThan(0)
    const store = await createSqliteDocumentStore({ dataDir })
    expect(await store.fingerprint()).toBe('elsewhere')
    await store.close()
  })

  it('is refused and left as it is when it is not a database', async () => {
    const garbage = 'not a database '.repeat(1000)
    writeFileSync(file, garbage)
    const opening = createSqliteDocumentStore({ dataDir })
    await expect(opening).rejects.toThrow(DocumentStoreCorruptError)
    await expect(opening).rejects.toMatchObject({ code: 'store-corrupt', message: expect.stringContaining(file) })
    expect(readFileSync(file, 'utf8')).toBe(garbage)
    expect(readdirSync(dataDir)).toEqual(['content.db'])
  })

  it('is called corrupt when a part of it is damaged', async () => {
    const writer = await createSqliteDocumentStore({ dataDir })
    const documents = Array.from({ length: 200 }, (_, i) => quiz(`Set_${i}`, 'x'.repeat(3000)))
    await importQuizzes(writer, documents)
    await writer.close()
    const bytes = readFileSync(file)
    bytes.fill(0xff, 16 * 1024, bytes.length)
    writeFileSync(file, bytes)
    const damaged = await createSqliteDocumentStore({ dataDir })
    await expect(damaged.list('quizzes')).rejects.toThrow(DocumentStoreCorruptError)
    await expect(importQuizzes(damaged, documents)).rejects.toThrow(DocumentStoreCorruptError)
    await damaged.close()
  })

  it('is called unavailable when its folder cannot be used', async () => {
    writeFileSync(join(dataDir, 'a-file'), '')
    const opening = createSqliteDocumentStore({ dataDir: join(dataDir, 'a-file', 'data') })
    await expect(opening).rejects.toThrow(DocumentStoreUnavailableError)
    await expect(opening).rejects.toMatchObject({
      code: 'store-unavailable',
      message: expect.stringContaining('a-file'),
    })
  })
})

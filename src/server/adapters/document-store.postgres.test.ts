import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentStoreContract, importQuizzes, quiz } from '#server/contract/document-store.contract.ts'
import { type Cluster, hasPostgres, newDatabase, startCluster } from '#server/contract/throwaway-postgres.ts'
import { type DocumentStore, DocumentStoreUnavailableError } from '#server/ports/document-store.ts'
import { createPostgresDocumentStore } from './document-store.postgres.ts'

describe.skipIf(!hasPostgres)('on a real PostgreSQL', () => {
  let cluster: Cluster

  beforeAll(async () => {
    cluster = await startCluster()
  }, 30_000)
  afterAll(() => cluster.dispose())

  documentStoreContract('postgres', async () => {
    const url = await newDatabase(cluster.url)
    const connections: DocumentStore[] = []
    const connect = async () => {
      const connection = await createPostgresDocumentStore({ url })
      connections.push(connection)
      return connection
    }
    const dispose = async () => {
      for (const connection of connections) await connection.close()
    }
    return { store: await connect(), connect, dispose }
  })

  it('is made once when several processes start at once', async () => {
    const url = await newDatabase(cluster.url)
    const stores = await Promise.all(Array.from({ length: 5 }, () => createPostgresDocumentStore({ url })))
    await importQuizzes(stores[0] ?? fail(), [quiz('a')])
    for (const store of stores) {
      expect(await store.ids('quizzes')).toEqual(['a'])
      await store.close()
    }
  })

  it('is unavailable while the server is down and answers again by itself when it is back', async () => {
    const url = await newDatabase(cluster.url)
    const store = await createPostgresDocumentStore({ url })
    await importQuizzes(store, [quiz('a')])
    cluster.stop()
    await expect(store.ids('quizzes')).rejects.toThrow(DocumentStoreUnavailableError)
    cluster.restart()
    expect(await store.ids('quizzes')).toEqual(['a'])
    await store.close()
  }, 30_000)

  it('says so when nobody listens', async () => {
    await expect(createPostgresDocumentStore({ url: 'postgres://app@127.0.0.1:1/none' })).rejects.toThrow(
      DocumentStoreUnavailableError,
    )
  })
})

function fail(): never {
  throw new Error('no store')
}

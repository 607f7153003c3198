import { describe, expect, inject, it } from 'vitest'
import { documentStoreContract, importQuizzes, quiz } from '#server/contract/document-store.contract.ts'
import { hasPostgres, newDatabase, startCluster } from '#server/contract/throwaway-postgres.ts'
import { type DocumentStore, DocumentStoreUnavailableError } from '#server/ports/document-store.ts'
import { createPostgresDocumentStore } from './document-store.postgres.ts'

const server = inject('postgresUrl')

describe.skipIf(server === '')('on a real PostgreSQL', () => {
  documentStoreContract('postgres', async () => {
    const url = await newDatabase(server)
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

  it('says so when nobody listens', async () => {
    const opening = createPostgresDocumentStore({ url: 'postgres://app@127.0.0.1:1/none' })
    await expect(opening).rejects.toThrow(DocumentStoreUnavailableError)
  })
})

describe.skipIf(!hasPostgres)('a PostgreSQL that goes and comes back', () => {
  it('is unavailable meanwhile, says so soon, and answers again by itself', async () => {
    const cluster = await startCluster()
    const store = await createPostgresDocumentStore({ url: cluster.url })
    try {
      await importQuizzes(store, [quiz('a')])
      cluster.stop()
      for (let i = 0; i < 4; i += 1) await expect(store.ids('quizzes')).rejects.toThrow(DocumentStoreUnavailableError)
      const asked = performance.now()
      const many = await Promise.allSettled(Array.from({ length: 200 }, () => store.get('quizzes', 'a')))
      expect(many.every(({ status }) => status === 'rejected')).toBe(true)
      expect(performance.now() - asked).toBeLessThan(3000)
      cluster.restart()
      await expect.poll(() => store.ids('quizzes').catch(() => 'not yet'), { timeout: 8000 }).toEqual(['a'])
    } finally {
      await store.close()
      cluster.dispose()
    }
  })

  it('restarts without a reader noticing more than a wait', async () => {
    const cluster = await startCluster()
    const store = await createPostgresDocumentStore({ url: cluster.url })
    try {
      await importQuizzes(store, [quiz('a')])
      cluster.stop()
      const reading = Promise.all(Array.from({ length: 20 }, () => store.ids('quizzes')))
      cluster.restart()
      expect(new Set((await reading).flat())).toEqual(new Set(['a']))
    } finally {
      await store.close()
      cluster.dispose()
    }
  })
})

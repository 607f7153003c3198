import { documentStoreContract } from '#server/contract/document-store.contract.ts'
import { createMemoryDocumentStore } from './document-store.memory.ts'

documentStoreContract('memory', async () => {
  const store = createMemoryDocumentStore()
  return { store, connect: async () => store, dispose: () => store.close() }
})

import { messageStoreContract } from '#server/contract/message-store.contract.ts'
import { createMemoryMessageStore } from './message-store.memory.ts'

messageStoreContract('memory', async () => {
  const store = createMemoryMessageStore()
  return { store, connect: async () => store, dispose: () => store.close() }
})

import { fileStorageContract } from '#server/contract/file-storage.contract.ts'
import { createMemoryFileStorage } from './file-storage.memory.ts'

fileStorageContract('memory', async () => {
  const storage = createMemoryFileStorage()
  return { storage, connect: async () => storage, dispose: async () => undefined }
})

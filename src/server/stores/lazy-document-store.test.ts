import { expect, it, vi } from 'vitest'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { DocumentStoreUnavailableError, EMPTY_VERSION } from '#server/ports/document-store.ts'
import { createLazyDocumentStore } from './lazy-document-store.ts'

it('opens the store once, when it is first asked', async () => {
  const open = vi.fn(async () => createMemoryDocumentStore())
  const store = createLazyDocumentStore(open)
  expect(open).not.toHaveBeenCalled()
  expect(await Promise.all([store.version(), store.version()])).toEqual([EMPTY_VERSION, EMPTY_VERSION])
  expect(await store.get('quizzes', 'none')).toBe(null)
  expect(open).toHaveBeenCalledTimes(1)
})

it('fails with the reason while the store cannot be opened, and recovers by itself', async () => {
  const open = vi.fn(async () => createMemoryDocumentStore())
  open.mockRejectedValueOnce(new DocumentStoreUnavailableError('locked'))
  const store = createLazyDocumentStore(open)
  await expect(store.ids('quizzes')).rejects.toThrow('locked')
  expect(await store.ids('quizzes')).toEqual([])
})

import { expect, it, vi } from 'vitest'
import { createMemoryMessageStore } from '#server/adapters/messages/message-store.memory.ts'
import { letter } from '#server/contract/message-store.contract.ts'
import { MessageStoreClosedError, MessageStoreCorruptError } from '#server/ports/message-store.ts'
import { createLazyMessageStore } from './lazy-message-store.ts'

it('opens the store once, when it is first asked', async () => {
  const open = vi.fn(async (_again: boolean) => createMemoryMessageStore())
  const store = createLazyMessageStore(open)
  expect(open).not.toHaveBeenCalled()
  await Promise.all([store.save(letter('a')), store.save(letter('b'))])
  const ids: string[] = []
  for await (const { id } of store.list()) ids.push(id)
  expect(ids).toEqual(['b', 'a'])
  expect(open).toHaveBeenCalledTimes(1)
})

it('fails with the reason while the store cannot be opened, and recovers by itself', async () => {
  const open = vi.fn(async (_again: boolean) => createMemoryMessageStore())
  open.mockRejectedValueOnce(new MessageStoreCorruptError('garbage'))
  const store = createLazyMessageStore(open)
  await expect(store.save(letter('a'))).rejects.toThrow('garbage')
  await store.save(letter('a'))
  expect(await store.get('a')).not.toBeNull()
  expect(open.mock.calls).toEqual([[false], [false]])
})

it('opens a store that was moved again, and tells that it was there', async () => {
  const moved = createMemoryMessageStore()
  const open = vi.fn(async (_again: boolean) => createMemoryMessageStore())
  open.mockResolvedValueOnce({ ...moved, save: () => Promise.reject(new MessageStoreClosedError('moved')) })
  const store = createLazyMessageStore(open)
  await expect(store.save(letter('a'))).rejects.toThrow('moved')
  await store.save(letter('b'))
  expect(await store.get('b')).not.toBeNull()
  expect(open.mock.calls).toEqual([[false], [true]])
})

it('opens nothing in order to close it', async () => {
  const open = vi.fn(async (_again: boolean) => createMemoryMessageStore())
  await createLazyMessageStore(open).close()
  expect(open).not.toHaveBeenCalled()
})

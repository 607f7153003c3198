import { expect, it, vi } from 'vitest'
import { createMemoryMessageStore } from '#server/adapters/messages/message-store.memory.ts'
import { from, letter } from '#server/contract/message-store.contract.ts'
import { MessageStoreCorruptError } from '#server/ports/message-store.ts'
import { createLazyMessageStore } from './lazy-message-store.ts'

it('opens the store once, when it is first asked', async () => {
  const open = vi.fn(async () => createMemoryMessageStore())
  const store = createLazyMessageStore(open)
  expect(open).not.toHaveBeenCalled()
  await Promise.all([store.save(letter('a'), from('x')), store.save(letter('b'), from('x'))])
  const ids: string[] = []
  for await (const { id } of store.list()) ids.push(id)
  expect(ids).toEqual(['b', 'a'])
  expect(open).toHaveBeenCalledTimes(1)
})

it('fails with the reason while the store cannot be opened, and recovers by itself', async () => {
  const open = vi.fn(async () => createMemoryMessageStore())
  open.mockRejectedValueOnce(new MessageStoreCorruptError('garbage'))
  const store = createLazyMessageStore(open)
  await expect(store.save(letter('a'), from('x'))).rejects.toThrow('garbage')
  expect(await store.save(letter('a'), from('x'))).toEqual({ kind: 'saved' })
})

it('opens nothing in order to close it', async () => {
  const open = vi.fn(async () => createMemoryMessageStore())
  await createLazyMessageStore(open).close()
  expect(open).not.toHaveBeenCalled()
})

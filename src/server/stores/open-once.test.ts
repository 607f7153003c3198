import { expect, it, vi } from 'vitest'
import { openOnce } from './open-once.ts'

it('opens when it is first used, and once for concurrent callers', async () => {
  const open = vi.fn(async () => 'store')
  const store = openOnce(open)
  expect(await store.opened()).toBeNull()
  expect(await Promise.all([store.get(), store.get()])).toEqual(['store', 'store'])
  expect(open).toHaveBeenCalledOnce()
  expect(await store.opened()).toBe('store')
})

it('has nothing opened when the opening that is under way fails', async () => {
  const store = openOnce(() => Promise.reject(new Error('locked')))
  const opening = store.get()
  expect(await store.opened()).toBeNull()
  await expect(opening).rejects.toThrow('locked')
})

it('tries again after a failure', async () => {
  const open = vi.fn(async () => 'store').mockRejectedValueOnce(new Error('locked'))
  const store = openOnce(open)
  await expect(store.get()).rejects.toThrow('locked')
  expect(await store.opened()).toBeNull()
  expect(await store.get()).toBe('store')
})

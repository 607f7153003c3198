import { expect, test, vi } from 'vitest'
import { preventSeeking } from './media-keys.ts'

test('keys that move within a clip do nothing until it is released', () => {
  const handlers = new Map<string, unknown>()
  vi.stubGlobal('navigator', {
    mediaSession: {
      setActionHandler(key: string, handler: unknown) {
        if (key === 'nexttrack') throw new TypeError('not known')
        handlers.set(key, handler)
      },
    },
  })
  const release = preventSeeking()
  expect([...handlers.keys()]).toEqual(['seekbackward', 'seekforward', 'seekto', 'previoustrack'])
  expect([...handlers.values()].every((handler) => typeof handler === 'function')).toBe(true)
  release()
  expect(new Set(handlers.values())).toEqual(new Set([null]))
})

test('a browser without media keys is left alone', () => {
  vi.stubGlobal('navigator', {})
  expect(preventSeeking()).not.toThrow()
})

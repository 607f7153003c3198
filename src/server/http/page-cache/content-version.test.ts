import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createContentVersion } from './content-version.ts'

const log = pino({ level: 'silent' })
const read = vi.fn<() => Promise<string>>()

function contentVersion() {
  return createContentVersion({ read, now: () => Date.now(), log })
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  read.mockReset()
})
afterEach(() => vi.useRealTimers())

describe('createContentVersion', () => {
  it('asks the store once a second at most, and answers at once in between', async () => {
    read.mockResolvedValue('a')
    const version = contentVersion()
    expect(await Promise.all([version.current(), version.current()])).toEqual(['a', 'a'])
    read.mockResolvedValue('b')
    vi.advanceTimersByTime(999)
    expect(version.current()).toBe('a')
    expect(read).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(await version.current()).toBe('b')
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('keeps the last version while the store fails, asks again every second, and says it once', async () => {
    const warn = vi.spyOn(log, 'warn')
    read.mockResolvedValueOnce('a')
    const version = contentVersion()
    await version.current()
    for (let second = 0; second < 3; second += 1) {
      vi.advanceTimersByTime(1000)
      read.mockRejectedValueOnce(new Error('down'))
      expect(await version.current()).toBe('a')
    }
    expect(warn).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1000)
    read.mockResolvedValueOnce('b')
    expect(await version.current()).toBe('b')
  })

  it('waits 0.8 s for a store that does not answer, and takes the answer when it comes', async () => {
    read.mockResolvedValueOnce('a')
    const version = contentVersion()
    await version.current()
    vi.advanceTimersByTime(1000)
    let cached = (_: string): void => {}
    read.mockReturnValueOnce(new Promise((resolve) => (cached = resolve)))
    const current = version.current()
    await vi.advanceTimersByTimeAsync(800)
    expect(await current).toBe('a')
    cached('b')
    await vi.advanceTimersByTimeAsync(0)
    expect(version.current()).toBe('b')
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('lets nobody wait a second time for a store that hangs', async () => {
    read.mockResolvedValueOnce('a')
    const version = contentVersion()
    await version.current()
    vi.advanceTimersByTime(1000)
    read.mockReturnValueOnce(new Promise(() => {}))
    const current = version.current()
    await vi.advanceTimersByTimeAsync(800)
    await current
    await vi.advanceTimersByTimeAsync(5000)
    expect(version.current()).toBe('a')
    expect(read).toHaveBeenCalledTimes(2)
  })
})

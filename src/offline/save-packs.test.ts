import { expect, it, vi } from 'vitest'
import { savePacks } from './save-packs.ts'

const withWorker = (update: () => Promise<void>) =>
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ update, installing: null }) } })

const nothing = () => undefined

it('stops at once, though the line brings no new worker', async () => {
  withWorker(() => new Promise(nothing))
  const stop = new AbortController()
  const saving = savePacks([], stop.signal, nothing)
  stop.abort()
  expect(await saving).toBe('stopped')
})

it('is broken where no worker comes', async () => {
  withWorker(() => Promise.reject(new TypeError('no network')))
  expect(await savePacks([], new AbortController().signal, nothing)).toBe('broken')
})

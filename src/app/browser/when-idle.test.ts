import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterDelay, whenIdle } from './when-idle.ts'

let idle: (() => void)[]
let loaded: () => void

beforeEach(() => {
  vi.useFakeTimers()
  idle = []
  loaded = () => {}
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('addEventListener', (_: 'load', run: () => void) => {
    loaded = run
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Whether a promise is fulfilled after all that is ready has run. */
async function done(promise: Promise<void>): Promise<boolean> {
  let fulfilled = false
  promise.then(() => {
    fulfilled = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return fulfilled
}

describe('whenIdle', () => {
  it('waits for the page, then for the islands, then for the browser', async () => {
    vi.stubGlobal('document', { readyState: 'loading' })
    let hydrate = () => {}
    const waiting = whenIdle(
      new Promise<void>((resolve) => {
        hydrate = resolve
      }),
    )
    hydrate()
    expect(await done(waiting)).toBe(false)
    expect(idle).toHaveLength(0)
    loaded()
    expect(await done(waiting)).toBe(false)
    expect(idle).toHaveLength(1)
    for (const run of idle) run()
    expect(await done(waiting)).toBe(true)
  })

  it('never asks the browser before the islands are hydrated', async () => {
    expect(await done(whenIdle(new Promise(() => {})))).toBe(false)
    expect(idle).toHaveLength(0)
  })

  it('waits a moment where the browser does not tell when it is idle', async () => {
    vi.stubGlobal('window', {})
    const waiting = whenIdle(Promise.resolve())
    expect(await done(waiting)).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(await done(waiting)).toBe(true)
  })
})

describe('afterDelay', () => {
  it('waits three seconds, then for the browser', async () => {
    const waiting = afterDelay(Promise.resolve())
    await vi.advanceTimersByTimeAsync(2999)
    expect(idle).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(idle).toHaveLength(1)
    expect(await done(waiting)).toBe(false)
    for (const run of idle) run()
    expect(await done(waiting)).toBe(true)
  })
})

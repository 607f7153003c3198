import { describe, expect, test, vi } from 'vitest'
import { createPrintShop } from './pdf-service.ts'
import type { TypesetJob } from './typeset-job.ts'
import type { Press } from './typeset-worker.ts'

const job = (data: string): TypesetJob => ({ template: 'sheet', name: data, data })
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A press that waits for `release`; `sets` lists what it was asked. */
function fakePress() {
  const sets: string[] = []
  const gates: (() => void)[] = []
  let stopped = 0
  const press: Press = {
    typeset: ({ data }) => {
      sets.push(data)
      return new Promise((resolve, reject) =>
        gates.push(() => (data === 'bad' ? reject(new Error('bad')) : resolve(new TextEncoder().encode(data)))),
      )
    },
    stop: () => {
      stopped += 1
    },
  }
  return { press, sets, release: () => gates.shift()?.(), stops: () => stopped }
}

function shopWith(limits: Readonly<{ mostJobs?: number; jobMs?: number; idleMs?: number }> = {}) {
  const fake = fakePress()
  const startPress = vi.fn(() => fake.press)
  const shop = createPrintShop({
    startPress,
    drawingOf: () => 'drawing',
    cacheBytes: 1000,
    mostJobs: limits.mostJobs ?? 3,
    jobMs: limits.jobMs ?? 1000,
    idleMs: limits.idleMs ?? 1000,
    log: { error: vi.fn() },
  })
  return { ...fake, shop, startPress }
}

describe('the print shop', () => {
  test('starts its press with the first job, and makes a paper once for all who ask', async () => {
    const { shop, sets, release, startPress } = shopWith()
    expect(startPress).not.toHaveBeenCalled()
    const both = [shop.print(job('a'), true), shop.print(job('a'), true)]
    await settled()
    release()
    const [one, other] = await Promise.all(both)
    expect(one).toMatchObject({ status: 'made' })
    expect(other).toBe(one)
    expect(await shop.print(job('a'), true)).toMatchObject({ status: 'made' })
    expect(sets).toEqual(['a'])
    expect(startPress).toHaveBeenCalledOnce()
  })

  test('sets one job at a time and turns away what is too much', async () => {
    const { shop, sets, release } = shopWith({ mostJobs: 2 })
    const jobs = [shop.print(job('a'), true), shop.print(job('b'), true)]
    expect(await shop.print(job('c'), true)).toEqual({ status: 'busy' })
    await settled()
    expect(sets).toEqual(['a'])
    release()
    await jobs[0]
    await settled()
    expect(sets).toEqual(['a', 'b'])
    release()
    expect(await jobs[1]).toMatchObject({ status: 'made' })
  })

  test('a job that fails or takes too long costs its press, not the next job', async () => {
    const { shop, release, startPress, stops } = shopWith({ jobMs: 30 })
    const bad = shop.print(job('bad'), true)
    await settled()
    release()
    expect(await bad).toEqual({ status: 'failed' })
    expect(await shop.print(job('never'), true)).toEqual({ status: 'failed' })
    expect(stops()).toBe(2)
    release()
    const good = shop.print(job('good'), true)
    await settled()
    release()
    expect(await good).toMatchObject({ status: 'made' })
    expect(startPress).toHaveBeenCalledTimes(3)
  })

  test('sends its press home when there is nothing to do', async () => {
    const { shop, release, stops } = shopWith({ idleMs: 10 })
    const made = shop.print(job('a'), true)
    await settled()
    release()
    await made
    await vi.waitFor(() => expect(stops()).toBe(1))
  })

  test('a paper that is not to be kept is made again, and pushes no other out', async () => {
    const { shop, sets, release } = shopWith()
    for (const data of ['kept', 'once', 'once', 'kept']) {
      const made = shop.print(job(data), data === 'kept')
      await settled()
      release()
      expect(await made).toMatchObject({ status: 'made' })
    }
    expect(sets).toEqual(['kept', 'once', 'once'])
  })

  test('the version follows the data', () => {
    const { shop } = shopWith()
    expect(shop.versionOf(job('a'))).toBe(shop.versionOf(job('a')))
    expect(shop.versionOf(job('a'))).not.toBe(shop.versionOf(job('b')))
  })
})

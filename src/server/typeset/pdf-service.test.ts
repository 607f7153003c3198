import { describe, expect, test, vi } from 'vitest'
import { createPdfService } from './pdf-service.ts'
import type { TypesetJob } from './typeset-job.ts'
import type { TypesetWorker } from './typeset-worker.ts'

const job = (data: string): TypesetJob => ({ template: 'printout', name: data, data })
const ANNA = '203.0.113.7'
const BALA = '203.0.113.8'
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A worker that waits for `release`; `sets` lists what it was asked. */
function fakePress() {
  const sets: string[] = []
  const gates: (() => void)[] = []
  let stopped = 0
  const worker: TypesetWorker = {
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
  return { worker, sets, release: () => gates.shift()?.(), stops: () => stopped }
}

function shopWith(
  limits: Readonly<{ maxJobs?: number; maxJobsOfClient?: number; jobMs?: number; idleMs?: number }> = {},
) {
  const fake = fakePress()
  const startTypesetWorker = vi.fn(() => fake.worker)
  const pdfs = createPdfService({
    startTypesetWorker,
    templateSource: () => 'drawing',
    cacheBytes: 1000,
    maxJobs: limits.maxJobs ?? 3,
    maxJobsOfClient: limits.maxJobsOfClient ?? 3,
    jobMs: limits.jobMs ?? 1000,
    idleMs: limits.idleMs ?? 1000,
    log: { error: vi.fn() },
  })
  return { ...fake, pdfs, startTypesetWorker }
}

describe('the PDF service', () => {
  test('starts its worker with the first job, and makes a paper once for all who ask', async () => {
    const { pdfs, sets, release, startTypesetWorker } = shopWith()
    expect(startTypesetWorker).not.toHaveBeenCalled()
    const both = [pdfs.print(job('a'), ANNA), pdfs.print(job('a'), ANNA)]
    await settled()
    release()
    const [one, other] = await Promise.all(both)
    expect(one).toMatchObject({ status: 'made' })
    expect(other).toBe(one)
    expect(await pdfs.print(job('a'), ANNA)).toMatchObject({ status: 'made' })
    expect(sets).toEqual(['a'])
    expect(startTypesetWorker).toHaveBeenCalledOnce()
  })

  test('sets one job at a time and turns away what is too much', async () => {
    const { pdfs, sets, release } = shopWith({ maxJobs: 2 })
    const jobs = [pdfs.print(job('a'), ANNA), pdfs.print(job('b'), ANNA)]
    expect(await pdfs.print(job('c'), BALA)).toEqual({ status: 'busy', jobs: 2 })
    await settled()
    expect(sets).toEqual(['a'])
    release()
    await jobs[0]
    await settled()
    expect(sets).toEqual(['a', 'b'])
    release()
    expect(await jobs[1]).toMatchObject({ status: 'made' })
  })

  test('a job that fails or takes too long costs its worker, not the next job', async () => {
    const { pdfs, release, startTypesetWorker, stops } = shopWith({ jobMs: 30 })
    const bad = pdfs.print(job('bad'), ANNA)
    await settled()
    release()
    expect(await bad).toEqual({ status: 'failed' })
    expect(await pdfs.print(job('never'), ANNA)).toEqual({ status: 'failed' })
    expect(stops()).toBe(2)
    release()
    const good = pdfs.print(job('good'), ANNA)
    await settled()
    release()
    expect(await good).toMatchObject({ status: 'made' })
    expect(startTypesetWorker).toHaveBeenCalledTimes(3)
  })

  test('stops its worker when there is nothing to do', async () => {
    const { pdfs, release, stops } = shopWith({ idleMs: 10 })
    const made = pdfs.print(job('a'), ANNA)
    await settled()
    release()
    await made
    await vi.waitFor(() => expect(stops()).toBe(1))
  })

  test('clients take turns, and none has more jobs waiting than its share', async () => {
    const { pdfs, sets, release } = shopWith({ maxJobs: 9, maxJobsOfClient: 2 })
    const made = ['a', 'b', 'c'].map((data) => pdfs.print(job(data), ANNA))
    expect(await pdfs.print(job('d'), ANNA)).toEqual({ status: 'busy', jobs: 3 })
    made.push(pdfs.print(job('e'), BALA))
    for (const _ of made) {
      await settled()
      release()
    }
    expect(await Promise.all(made)).toMatchObject(made.map(() => ({ status: 'made' })))
    expect(sets).toEqual(['a', 'b', 'e', 'c'])
  })

  test('the version follows the data', () => {
    const { pdfs } = shopWith()
    expect(pdfs.versionOf(job('a'))).toBe(pdfs.versionOf(job('a')))
    expect(pdfs.versionOf(job('a'))).not.toBe(pdfs.versionOf(job('b')))
  })
})

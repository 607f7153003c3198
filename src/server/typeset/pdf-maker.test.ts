import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createPdfMaker } from './pdf-maker.ts'
import { startTypesetWorker, type TypesetWorker } from './typeset-worker.ts'

const ANNA = '203.0.113.7'
const BALA = '203.0.113.8'
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A worker that waits for `release`; `sets` lists what it was asked. */
function fakePress() {
  const sets: string[] = []
  const gates: (() => void)[] = []
  const stop = vi.fn()
  const hasEnded = vi.fn(() => false)
  const worker: TypesetWorker = {
    typeset: ({ data }) => {
      sets.push(data)
      return new Promise((resolve, reject) =>
        gates.push(() => (data === 'bad' ? reject(new Error('bad')) : resolve(new TextEncoder().encode(data)))),
      )
    },
    hasEnded,
    stop,
  }
  return { worker, sets, stop, hasEnded, release: () => gates.shift()?.() }
}

function setUp(
  options: Readonly<{ places?: number; jobMs?: number; idleMs?: number; start?: () => TypesetWorker }> = {},
) {
  const { places = 3, jobMs = 1000, idleMs = 1000 } = options
  const fake = fakePress()
  const start = vi.fn(options.start ?? (() => fake.worker))
  const kept = { keep: vi.fn(async () => undefined) }
  const log = { error: vi.fn() }
  const maker = createPdfMaker({ startTypesetWorker: start, kept, places, jobMs, idleMs, log })
  const make = (data: string, clientAddress = ANNA, signal = new AbortController().signal) =>
    maker.make({ job: { template: 'printout', name: data, data }, version: data, clientAddress }, signal)
  return { ...fake, start, kept, make, log }
}

test('starts its worker with the first job, makes a PDF once for all who ask, and keeps it', async () => {
  const { make, sets, release, start, kept } = setUp()
  expect(start).not.toHaveBeenCalled()
  const all = [make('a'), make('a', BALA)]
  await settled()
  all.push(make('a'))
  release()
  for (const result of await Promise.all(all)) expect(result).toMatchObject({ status: 'made' })
  expect(sets).toEqual(['a'])
  expect(start).toHaveBeenCalledOnce()
  expect(kept.keep).toHaveBeenCalledExactlyOnceWith('a', new TextEncoder().encode('a'))
})

test('sets one job at a time and turns away what is too much', async () => {
  const { make, sets, release } = setUp({ places: 1 })
  const jobs = [make('a'), make('b')]
  expect(await make('c')).toEqual({ status: 'busy', jobs: 1 })
  await settled()
  expect(sets).toEqual(['a'])
  release()
  await jobs[0]
  await settled()
  expect(sets).toEqual(['a', 'b'])
  release()
  expect(await jobs[1]).toMatchObject({ status: 'made' })
})

test('a job that waits ends with the last who asked; one that runs, or that another waits for, is made', async () => {
  const { make, sets, release } = setUp()
  const leaving = new AbortController()
  const left = ['runs', 'shared', 'alone'].map((data) => make(data, ANNA, leaving.signal))
  const other = make('shared', BALA)
  await settled()
  leaving.abort()
  expect(await Promise.all(left)).toEqual(left.map(() => ({ status: 'left' })))
  expect(await make('late', ANNA, leaving.signal)).toEqual({ status: 'left' })
  release()
  await settled()
  release()
  expect(await other).toMatchObject({ status: 'made' })
  await settled()
  expect(sets).toEqual(['runs', 'shared'])
})

test('a job that fails or takes too long costs its worker, not the next job', async () => {
  const { make, release, start, stop, log } = setUp({ jobMs: 30 })
  const bad = make('bad')
  await settled()
  release()
  expect(await bad).toEqual({ status: 'failed' })
  expect(await make('never')).toEqual({ status: 'failed' })
  const late = { err: expect.objectContaining({ code: 'timeout' }), job: 'never' }
  expect(log.error).toHaveBeenLastCalledWith(late, 'a PDF cannot be made')
  expect(stop).toHaveBeenCalledTimes(2)
  release()
  const good = make('good')
  await settled()
  release()
  expect(await good).toMatchObject({ status: 'made' })
  expect(start).toHaveBeenCalledTimes(3)
})

test('a worker that has ended while it was idle costs no job', async () => {
  const { make, release, hasEnded, start } = setUp()
  for (const data of ['a', 'b']) {
    const made = make(data)
    await settled()
    release()
    expect(await made).toMatchObject({ status: 'made' })
    hasEnded.mockReturnValue(true)
  }
  expect(start).toHaveBeenCalledTimes(2)
})

test('stops its worker when there is nothing to do', async () => {
  const { make, release, stop } = setUp({ idleMs: 10 })
  const made = make('a')
  await settled()
  release()
  await made
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce())
})

test('a process that uses up its heap fails its job, and the next job gets a new one', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'readysix-typeset-'))
  const program = join(dir, 'program.mjs')
  const fill = 'const all = []; for (;;) all.push(new Array(10000).fill(all.length))'
  writeFileSync(
    program,
    `process.on('message', ({ data }) => {
      if (data === 'large') { ${fill} }
      process.send({ pdf: new Uint8Array([1]) })
    })`,
  )
  const { make, start } = setUp({ jobMs: 20_000, idleMs: 0, start: () => startTypesetWorker(program) })
  try {
    const both = [make('large'), make('small')]
    expect(await Promise.all(both)).toEqual([{ status: 'failed' }, { status: 'made', pdf: new Uint8Array([1]) }])
    expect(start).toHaveBeenCalledTimes(2)
  } finally {
    rmSync(dir, { recursive: true })
  }
})

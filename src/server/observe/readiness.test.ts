import { beforeEach, expect, it, vi } from 'vitest'
import { createReadiness } from './readiness.ts'

const version = vi.fn<() => Promise<string>>()
const write = vi.fn<() => Promise<void>>()
const find = vi.fn<() => Promise<null>>()
let cached: number
let stopping: boolean
let pdfProblem: string | null

const readiness = () =>
  createReadiness({
    documents: { version },
    messages: { probe: write },
    files: { find },
    pdfProblem,
    cachedPages: () => cached,
    isStopping: () => stopping,
  })()

beforeEach(() => {
  version.mockReset().mockResolvedValue('v1')
  write.mockReset().mockResolvedValue()
  find.mockReset().mockResolvedValue(null)
  cached = 0
  stopping = false
  pdfProblem = null
})

it('is ready without a word when all is well', async () => {
  expect(await readiness()).toEqual({ ready: true, reasons: [] })
})

it('stays ready without its documents while there are pages in the cache, and says so', async () => {
  version.mockRejectedValue(new Error('connection refused'))
  cached = 12
  const reasons = ['documents: connection refused; 12 pages are served from the cache']
  expect(await readiness()).toEqual({ ready: true, reasons })
})

it('is not ready without documents and pages, before the first import, or when it stops', async () => {
  version.mockRejectedValue(new Error('connection refused'))
  expect((await readiness()).ready).toBe(false)
  version.mockResolvedValue('empty')
  expect(await readiness()).toEqual({ ready: false, reasons: ['documents: nothing has been imported'] })
  version.mockResolvedValue('v1')
  stopping = true
  expect(await readiness()).toEqual({ ready: false, reasons: ['the server is stopping'] })
})

it('names what is amiss with messages and files, and does not wait without end', async () => {
  write.mockRejectedValue(new Error('disk full'))
  find.mockReturnValue(new Promise(() => {}))
  vi.useFakeTimers()
  const answer = readiness()
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect(await answer).toEqual({
    ready: true,
    reasons: ['messages: disk full; the contact form answers with its failure text', 'files: no answer within 2 s'],
  })
})

it('is ready without a compiler of PDFs, and says why there are none', async () => {
  pdfProblem = 'the compiler is not installed'
  const reasons = ['PDFs: the compiler is not installed; pages offer the browser’s own print only']
  expect(await readiness()).toEqual({ ready: true, reasons })
})

import { expect, test, vi } from 'vitest'
import { createPdfService } from './pdf-service.ts'
import type { TypesetJob } from './typeset-job.ts'

const ANNA = '203.0.113.7'
const SIGNAL = new AbortController().signal
const job = (data: string): TypesetJob => ({ template: 'printout', name: data, data })

function setUp(source = 'drawing') {
  const pdf = new Uint8Array([1])
  const read = vi.fn(async (): Promise<typeof pdf | null> => null)
  const make = vi.fn(async () => ({ status: 'made' as const, pdf }))
  const pdfs = createPdfService({ maker: { make, stop: () => {} }, kept: { read }, sourceOf: () => source })
  return { pdf, pdfs, make, read }
}

test('the version follows the data and what typesets it', () => {
  const { pdfs } = setUp()
  const version = pdfs.versionOf(job('a'))
  expect(pdfs.versionOf(job('a'))).toBe(version)
  expect(pdfs.versionOf(job('b'))).not.toBe(version)
  expect(setUp('other drawing').pdfs.versionOf(job('a'))).not.toBe(version)
})

test('a PDF that is kept is not made again', async () => {
  const { pdf, pdfs, make, read } = setUp()
  expect(await pdfs.print(job('a'), ANNA, SIGNAL)).toEqual({ status: 'made', pdf })
  expect(make).toHaveBeenCalledExactlyOnceWith(
    { job: job('a'), version: pdfs.versionOf(job('a')), clientAddress: ANNA },
    SIGNAL,
  )
  read.mockResolvedValue(pdf)
  expect(await pdfs.print(job('a'), ANNA, SIGNAL)).toEqual({ status: 'made', pdf })
  expect(read).toHaveBeenLastCalledWith(pdfs.versionOf(job('a')))
  expect(make).toHaveBeenCalledOnce()
})

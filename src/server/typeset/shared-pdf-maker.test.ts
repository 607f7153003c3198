import { expect, test, vi } from 'vitest'
import type { PdfMaker } from './pdf-maker.ts'
import { createPdfRequests } from './shared-pdf-maker.ts'

const request = { job: { template: 'printout', name: 'a', data: '' }, version: 'a', clientAddress: '' } as const
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Makes nothing until the one who asked has left. */
function setUp() {
  const make: PdfMaker['make'] = (_, signal) =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve({ status: 'left' })))
  const requests = createPdfRequests({ make, stop: () => {} })
  const reply = vi.fn()
  const ask = (from: number, id: number) => void requests.take(from, { kind: 'makePdf', id, request }, reply)
  return { requests, reply, ask }
}

test('the one who leaves is told, and no other with the same number', async () => {
  const { requests, reply, ask } = setUp()
  ask(1, 7)
  ask(2, 7)
  ask(1, 8)
  void requests.take(1, { kind: 'leavePdf', id: 7 }, reply)
  await settled()
  expect(reply).toHaveBeenCalledExactlyOnceWith({ kind: 'pdfMade', id: 7, printed: { status: 'left' } })
})

test('all leave with a process that ends', async () => {
  const { requests, reply, ask } = setUp()
  ask(1, 7)
  ask(1, 8)
  ask(2, 7)
  requests.end(1)
  await settled()
  expect(reply).toHaveBeenCalledTimes(2)
})

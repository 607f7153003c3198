import { expect, it } from 'vitest'
import { readToPrimary, readToWorker } from './process-messages.ts'

const PDF = new Uint8Array([1, 2])
const JOB = { template: 'printout', name: 'editing-Set_1', data: '{}' }
const REQUESTS = { kind: 'requests', counts: [['203.0.113.7', 3]] }

it.each([
  { kind: 'begin', lead: true },
  { kind: 'ask', id: 1 },
  { kind: 'messageTaken', id: 1, refusal: { limit: 'sender', waitMs: 3 } },
  { kind: 'pdfMade', id: 1, printed: { status: 'made', pdf: PDF } },
  REQUESTS,
])('a worker reads %j', (message) => {
  expect(readToWorker(message)).toEqual(message)
})

it.each([
  { kind: 'hello' },
  { kind: 'ready', url: 'http://localhost:3000' },
  { kind: 'readiness', id: 1, readiness: { ready: false, reasons: ['the server is stopping'] } },
  { kind: 'takeMessage', id: 1, sender: { address: '203.0.113.7', session: null } },
  { kind: 'giveBack', sender: { address: '203.0.113.7', session: 'f81d4fae' } },
  { kind: 'makePdf', id: 1, request: { job: JOB, version: 'v1', clientAddress: '203.0.113.7' } },
  { kind: 'leavePdf', id: 1 },
  REQUESTS,
])('the primary process reads %j', (message) => {
  expect(readToPrimary(message)).toEqual(message)
})

it.each([null, 'hello', {}, { type: 'prom-client:getMetricsReq' }, { kind: 'requests', counts: [['x']] }])(
  'ignores %j',
  (message) => {
    expect(readToWorker(message)).toBeNull()
    expect(readToPrimary(message)).toBeNull()
  },
)

import { expect, test, vi } from 'vitest'
import { type Asker, createPdfQueue, networkOf } from './pdf-queue.ts'
import type { PdfRequest } from './pdf-request.ts'

const SCHOOL = '198.51.100.1'
const FLAT = '198.51.100.2'
const FIRM = '203.0.113.7'

function setUp(places = 3) {
  const queue = createPdfQueue(places)
  /** Asks for a PDF; the result leaves, and says what became of it. */
  function ask(version: string, clientAddress: string) {
    const request: PdfRequest = { job: { template: 'printout', name: version, data: '' }, version, clientAddress }
    const settle = vi.fn<Asker['settle']>()
    const asker = { network: networkOf(request), settle }
    const hasPlace = queue.add(request, asker)
    return { hasPlace, settle, leave: () => queue.leave(version, asker) }
  }
  const next = () => queue.next()?.request.version ?? null
  return { queue, ask, next, rest: () => Array.from({ length: queue.size() }, next) }
}

test('networks take turns, however many jobs each has', () => {
  const { ask, next, rest } = setUp(9)
  for (const version of ['a', 'b', 'c']) ask(version, FIRM)
  expect(next()).toBe('a')
  ask('school', SCHOOL)
  ask('flat', FLAT)
  expect(rest()).toEqual(['b', 'school', 'flat', 'c'])
  expect(next()).toBeNull()
})

test('the addresses of one IPv6 /48 are one network', () => {
  const { ask, rest } = setUp(9)
  for (const [i, version] of ['a', 'b', 'c'].entries()) ask(version, `2001:db8:1:${i}::/64`)
  ask('school', '2001:db8:2:0::/64')
  expect(rest()).toEqual(['a', 'school', 'b', 'c'])
})

test('a full queue gives a place to the network with the fewest: the latest job of the one with the most loses it', () => {
  const { ask, rest } = setUp()
  const firm = ['a', 'b', 'c'].map((version) => ask(version, FIRM))
  expect(ask('d', FIRM).hasPlace).toBe(false)
  expect(ask('school', SCHOOL).hasPlace).toBe(true)
  expect(firm.map(({ settle }) => settle.mock.calls.flat())).toEqual([[], [], [{ status: 'busy', jobs: 3 }]])
  // Two and one: a second place would only turn that round.
  expect(ask('school 2', SCHOOL).hasPlace).toBe(false)
  expect(ask('flat', FLAT).hasPlace).toBe(true)
  // One each: nobody has more than the one who asks.
  expect(ask('other', '192.0.2.1').hasPlace).toBe(false)
  expect(rest()).toEqual(['a', 'school', 'flat'])
})

test('a job that others wait for as well is kept as theirs', () => {
  const { ask, rest } = setUp()
  for (const version of ['a', 'b', 'shared']) ask(version, FIRM)
  const school = ask('shared', SCHOOL)
  expect(ask('flat', FLAT).hasPlace).toBe(true)
  expect(school.settle).not.toHaveBeenCalled()
  expect(rest()).toEqual(['a', 'shared', 'flat'])
})

test('a job ends with the last who waits for it, and its place is free', () => {
  const { ask, queue, rest } = setUp(1)
  const [one, other] = [ask('a', FIRM), ask('a', SCHOOL)]
  one.leave()
  expect(queue.size()).toBe(1)
  other.leave()
  expect(queue.size()).toBe(0)
  expect(ask('b', FIRM).hasPlace).toBe(true)
  expect(rest()).toEqual(['b'])
})

test('who waits for a shared job has the turn of it, also when the first has left', () => {
  const { ask, rest } = setUp(9)
  const first = ask('shared', FIRM)
  for (const version of ['b', 'c']) ask(version, FLAT)
  ask('shared', SCHOOL)
  first.leave()
  expect(rest()).toEqual(['b', 'shared', 'c'])
})

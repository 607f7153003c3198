import { beforeEach, describe, expect, it } from 'vitest'
import { createRequestLimit } from './request-limit.ts'

let time: number
const limit = (perMinute = 3) => createRequestLimit({ perMinute, now: () => time })
const ask = (counter: ReturnType<typeof limit>, times: number, address = '203.0.113.7') =>
  Array.from({ length: times }, () => counter.isOver(address)).filter(Boolean).length

beforeEach(() => {
  time = 1000
})

describe('createRequestLimit', () => {
  it('lets an address send so many requests in a minute, each address by itself', () => {
    const counter = limit()
    expect(ask(counter, 5)).toBe(2)
    expect(ask(counter, 3, '203.0.113.8')).toBe(0)
    time += 30_000
    expect([ask(counter, 1), counter.secondsLeft()]).toEqual([1, 30])
    time += 30_000
    expect(ask(counter, 3)).toBe(0)
  })

  it('counts what the other processes counted, and tells them only of what is new', () => {
    const [one, other] = [limit(), limit()]
    ask(one, 2)
    other.add(one.takeNew())
    expect(one.takeNew()).toEqual([])
    expect(ask(other, 2)).toBe(1)
    expect(other.takeNew()).toEqual([['203.0.113.7', 2]])
  })

  it.each(['127.0.0.1', '0:0:0:0::/64', ''])(
    'never limits %j: it may be a proxy that stands for all visitors',
    (address) => {
      expect(ask(limit(), 10, address)).toBe(0)
    },
  )

  it('sets no limit when it is 0', () => {
    expect(ask(limit(0), 10)).toBe(0)
  })

  it('forgets the address that was silent for longest rather than fill the memory, and not who goes on', () => {
    const counter = limit()
    const flood = (from: number, to: number) => {
      for (let i = from; i < to; i += 1) counter.isOver(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`)
    }
    ask(counter, 5)
    ask(counter, 5, '203.0.113.8')
    flood(0, 60_000)
    expect(ask(counter, 1)).toBe(1)
    flood(60_000, 120_000)
    expect([ask(counter, 1), ask(counter, 3, '203.0.113.8')]).toEqual([1, 0])
  })
})

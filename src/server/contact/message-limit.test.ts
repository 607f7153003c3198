import { beforeEach, describe, expect, it } from 'vitest'
import { ADDRESS_MESSAGES_AN_HOUR, createMessageCounts, type MessageCounts, type Sender } from './message-limit.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let now: number
let counts: MessageCounts

beforeEach(() => {
  now = 12_345
  counts = createMessageCounts({ now: () => now })
})

/** A sender without a session. */
const from = (address: string): Sender => ({ address, session: null })
const session = (name: string, address = 'school'): Sender => ({ address, session: name })
/** How many of so many messages are taken. */
const taken = (sender: Sender, times: number) =>
  Array.from({ length: times }, () => counts.take(sender)).filter((refusal) => refusal === null).length

describe('one visitor', () => {
  it('may send five in an hour, and hears when the next is taken', () => {
    for (let i = 0; i < 5; i += 1) {
      expect(counts.take(from('x'))).toBeNull()
      now += MINUTE
    }
    expect(counts.take(from('x'))).toEqual({ limit: 'sender', waitMs: 55 * MINUTE })
    expect(counts.take(from('y'))).toBeNull()
    now += 55 * MINUTE
    expect(taken(from('x'), 3)).toBe(1)
  })

  it('is counted in any hour, not in the hours of the clock', () => {
    for (const minutes of [0, 50, 1, 1, 1]) {
      now += minutes * MINUTE
      expect(counts.take(from('x'))).toBeNull()
    }
    now += 7 * MINUTE
    expect(counts.take(from('x'))).toBeNull()
    now += MINUTE
    expect(counts.take(from('x'))).toEqual({ limit: 'sender', waitMs: 49 * MINUTE })
  })

  it('with a session is counted by it, whatever others at the address send', () => {
    for (let pupil = 0; pupil < 29; pupil += 1) expect(taken(session(`pupil-${pupil}`), 1)).toBe(1)
    expect(taken(session('pupil-0'), 6)).toBe(4)
    expect(counts.take(session('pupil-0', 'home'))).toMatchObject({ limit: 'sender' })
    expect(counts.take(session('pupil-1'))).toBeNull()
    expect(counts.take(from('school'))).toBeNull()
  })

  it('gets back what was not saved', () => {
    expect(taken(from('x'), 5)).toBe(5)
    counts.giveBack(from('x'))
    expect(taken(from('x'), 5)).toBe(1)
  })
})

describe('one address', () => {
  it('may send what a class sends, and what is refused does not count', () => {
    expect(taken(session('busy'), 9)).toBe(5)
    for (let i = 5; i < ADDRESS_MESSAGES_AN_HOUR; i += 1) expect(counts.take(session(`${i}`))).toBeNull()
    now += MINUTE
    expect(counts.take(session('another'))).toEqual({ limit: 'address', waitMs: HOUR - MINUTE })
    expect(counts.take(from('home'))).toBeNull()
    now += HOUR - MINUTE
    expect(counts.take(session('another'))).toBeNull()
  })
})

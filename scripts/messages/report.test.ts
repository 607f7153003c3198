import { describe, expect, it } from 'vitest'
import type { Delivery, StoredMessage } from '#server/ports/message-store.ts'
import { listLine, messageLines, summary } from './report.ts'

const AT = Date.UTC(2026, 6, 1, 9, 30)
const WAITING: Delivery = { state: 'waiting', attempts: 0, at: AT, problem: '' }

function message(delivery: Partial<Delivery> = {}, changes: Partial<StoredMessage> = {}): StoredMessage {
  const written = { name: 'Ann Lim', email: 'ann@example.org', subject: 'Question 4', message: 'Is it (3)?\nBye.' }
  return { id: 'a', receivedAt: AT, ...written, delivery: { ...WAITING, ...delivery }, ...changes }
}

describe('summary', () => {
  it('counts the states', () => {
    expect(summary([], true)).toBe('No messages')
    expect(summary(['sent', 'sent', 'waiting', 'failed'], true)).toBe('4 messages: 2 relayed, 1 waiting, 1 given up')
  })

  it('says that there is no relay', () => {
    expect(summary(['waiting'], false)).toBe('1 message; CONTACT_RELAY_URL is not set here, so none is passed on')
  })
})

describe('one message', () => {
  it('is one line of the list', () => {
    expect(listLine(message({ state: 'failed' }), true)).toBe(
      'a  2026-07-01 09:30 UTC  GIVEN UP  Ann Lim <ann@example.org>: Question 4',
    )
  })

  it.each([
    [{}, 'waiting'],
    [{ attempts: 1 }, 'waiting for 2026-07-01 09:30 UTC after 1 attempt'],
    [{ attempts: 2, problem: 'status 500' }, 'waiting for 2026-07-01 09:30 UTC after 2 attempts: status 500'],
    [{ state: 'sent', attempts: 1 } as const, 'relayed 2026-07-01 09:30 UTC after 1 attempt'],
    [
      { state: 'failed', attempts: 3, problem: 'status 404' } as const,
      'given up 2026-07-01 09:30 UTC after 3 attempts: status 404',
    ],
  ])('tells its delivery %j', (delivery, text) => {
    expect(messageLines(message(delivery), true)).toContain(`Relay:    ${text}`)
  })

  it.each([
    [{}, 'kept'],
    [{ attempts: 2, problem: 'status 500' }, 'kept after 2 attempts: status 500'],
    [{ state: 'sent', attempts: 1 } as const, 'relayed 2026-07-01 09:30 UTC after 1 attempt'],
  ])('waits for nothing without a relay: %j', (delivery, text) => {
    expect(messageLines(message(delivery), false)).toContain(`Relay:    ${text}`)
    expect(listLine(message(delivery), false)).toContain(`UTC  ${text.split(' ')[0]?.padEnd(8)}  Ann Lim`)
  })

  it('has its text at the end, line by line', () => {
    expect(messageLines(message(), true).slice(-3)).toEqual(['', 'Is it (3)?', 'Bye.'])
  })

  it('cannot control the terminal', () => {
    const hostile = message({}, { subject: '\x1b[2J\u202egnp', message: 'a\x07\tb\nc' })
    expect(listLine(hostile, true)).toContain(': \ufffd[2J\ufffdgnp')
    expect(messageLines(hostile, true).slice(-2)).toEqual(['a\ufffd\tb', 'c'])
  })
})

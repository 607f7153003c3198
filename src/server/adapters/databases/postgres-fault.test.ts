import { describe, expect, it } from 'vitest'
import { isLostConnection, postgresFault } from './postgres-fault.ts'

const coded = (code: unknown) => Object.assign(new Error('refused'), { code })

describe('postgresFault', () => {
  it.each([
    ['08006', 'unavailable'],
    ['57P01', 'unavailable'],
    ['53100', 'unavailable'],
    ['40001', 'conflict'],
    ['XX001', 'corrupt'],
    ['42601', 'other'],
    ['ECONNREFUSED', 'unavailable'],
    ['ENOENT', 'other'],
    [7, 'other'],
  ])('sorts the code %s as %s', (code, fault) => {
    expect(postgresFault(coded(code))).toBe(fault)
  })

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Cannot use a pool after calling end on the pool',
  ])('knows the message %j', (message) => {
    expect(postgresFault(new Error(message))).toBe('unavailable')
  })

  it('is other for what is no error', () => {
    expect(postgresFault('08006')).toBe('other')
  })
})

describe('isLostConnection', () => {
  it.each(['ECONNRESET', '57P01', '57P02', '57P03'])('is true for %s', (code) => {
    expect(isLostConnection(coded(code))).toBe(true)
  })

  it('is true for the message of a broken connection', () => {
    expect(isLostConnection(new Error('Connection terminated unexpectedly'))).toBe(true)
  })

  it.each(['57014', '53300', '40001'])('is false for %s: the connection is good', (code) => {
    expect(isLostConnection(coded(code))).toBe(false)
  })

  it('is false for what is no error, and for a timeout', () => {
    expect(isLostConnection(null)).toBe(false)
    expect(isLostConnection(new Error('Query read timeout'))).toBe(false)
  })
})

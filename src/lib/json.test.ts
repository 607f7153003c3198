import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asObject, isObject, readCount, readEntries, readList, readString } from './json.ts'

describe('an object', () => {
  test.each([null, undefined, 7, 'x', true, [], [{}]])('%j is none', (value) => {
    expect(isObject(value)).toBe(false)
    expect(asObject(value)).toEqual({})
  })
  test('keeps its fields', () => expect(asObject({ a: 1 })).toEqual({ a: 1 }))
})

describe('a count', () => {
  test.each([0, 1, 12])('%d is one', (value) => expect(readCount(value)).toBe(value))
  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null])('%j is none', (value) =>
    expect(readCount(value)).toBeNull(),
  )
})

describe('a list', () => {
  test('is null when one entry does not fit', () => expect(readList(['a', 7], readString)).toBeNull())
  test('is null when it is no list', () => expect(readList({ 0: 'a' }, readString)).toBeNull())
  test('of strings comes back as it is', () =>
    fc.assert(fc.property(fc.array(fc.string()), (list) => void expect(readList(list, readString)).toEqual(list))))
})

test('entries that do not fit are left out', () =>
  expect(readEntries({ a: 1, b: -1, c: 'x', d: 0 }, readCount)).toEqual({ a: 1, d: 0 }))

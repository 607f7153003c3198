import { describe, expect, it } from 'vitest'
import { isFresh, parseRange, type RequestHeaders } from './request-headers.ts'

const NONE: RequestHeaders = { method: 'GET', acceptEncoding: null, ifNoneMatch: null, range: null, ifRange: null }

describe('isFresh', () => {
  it.each(['W/"a"', '"a"', '"x", W/"a"', '*'])('is true for If-None-Match: %s', (ifNoneMatch) => {
    expect(isFresh({ ...NONE, ifNoneMatch }, 'W/"a"')).toBe(true)
    expect(isFresh({ ...NONE, ifNoneMatch }, '"a"')).toBe(true)
  })

  it.each([null, '', '"b"', 'a', '"a'])('is false for If-None-Match: %s', (ifNoneMatch) => {
    expect(isFresh({ ...NONE, ifNoneMatch }, '"a"')).toBe(false)
  })
})

describe('parseRange', () => {
  const range = (text: string, size = 10) => parseRange({ ...NONE, range: text }, '"a"', size)

  it('reads one range of bytes, with an exclusive end', () => {
    expect(range('bytes=2-4')).toEqual({ start: 2, end: 5 })
    expect(range('bytes=2-')).toEqual({ start: 2, end: 10 })
    expect(range('bytes=-3')).toEqual({ start: 7, end: 10 })
    expect(range('bytes=-30')).toEqual({ start: 0, end: 10 })
    expect(range('bytes=2-99')).toEqual({ start: 2, end: 10 })
  })

  it.each(['bytes=10-', 'bytes=-0'])('cannot satisfy %s of ten bytes', (text) => {
    expect(range(text)).toBe('unsatisfiable')
  })

  it('cannot satisfy the end of an empty file', () => {
    expect(range('bytes=-1', 0)).toBe('unsatisfiable')
  })

  it.each(['bytes=4-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'x'])('ignores %s', (text) => {
    expect(range(text)).toBe('all')
  })

  it('is for a GET of the same file only', () => {
    const asked = { ...NONE, range: 'bytes=0-1' }
    expect(parseRange({ ...asked, method: 'HEAD' }, '"a"', 10)).toBe('all')
    expect(parseRange({ ...asked, ifRange: '"b"' }, '"a"', 10)).toBe('all')
    expect(parseRange({ ...asked, ifRange: '"a"' }, '"a"', 10)).toEqual({ start: 0, end: 2 })
  })
})

import { describe, expect, it } from 'vitest'
import { type PageParameter, pageKey, pageKeyAt } from './page-key.ts'

const parameters: readonly PageParameter[] = [
  { path: /^\/downloads$/, name: 'year', value: /^20\d\d$/ },
  { path: /^\/downloads$/, name: 'level', value: /^P6$/ },
]

describe('pageKey', () => {
  it('is the path, whatever query is sent to a page that names none', () => {
    expect(pageKey('/practice', '?utm_source=x&year=2023', parameters)).toBe('/practice')
  })

  it('keeps what a page names, in one order', () => {
    expect(pageKey('/downloads', '?level=P6&x=1&year=2023', parameters)).toBe('/downloads?year=2023&level=P6')
  })

  it('drops a value that the page does not know, so it cannot fill the cache', () => {
    expect(pageKey('/downloads', '?year=1', parameters)).toBe('/downloads')
    expect(pageKey('/downloads', '?year=2023%0a', parameters)).toBe('/downloads')
  })
})

describe('pageKeyAt', () => {
  const before = Date.parse('2026-11-22T15:59:59Z')

  it('of a page that differs from day to day has the date in Singapore, whatever a visitor asks for', () => {
    expect(pageKeyAt('/parents', '', before)).toBe('/parents?day=2026-11-22')
    expect(pageKeyAt('/parents', '?day=2020-01-01', before + 1000)).toBe('/parents?day=2026-11-23')
  })

  it('of any other page is the same on every day', () => {
    expect(pageKeyAt('/downloads', '?year=2023&day=2020-01-01', before)).toBe('/downloads?year=2023')
    expect(pageKeyAt('/teachers', '', before)).toBe('/teachers')
  })
})

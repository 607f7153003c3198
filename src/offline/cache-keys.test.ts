import { describe, expect, it } from 'vitest'
import { cacheable, pageUrl, readSavedName, savedName } from './cache-keys.ts'

describe('the URL of a cached page', () => {
  it.each([
    ['/', '', '/'],
    ['/practice', '?utm_source=letter', '/practice'],
    ['/practice/', '', '/practice'],
    ['/downloads', '?year=2023', '/downloads?year=2023'],
    ['/quiz/editing/Set_1/print/', '?from=link', '/quiz/editing/Set_1/print'],
  ])('of %s%s is %s', (pathname, search, url) => expect(pageUrl({ pathname, search })).toBe(url))
})

describe('a response', () => {
  const responseOf = (url: string, redirected: boolean) => {
    const made = new Response('page', { headers: { 'content-type': 'text/html' } })
    return Object.defineProperties(made, { url: { value: url }, redirected: { value: redirected } })
  }

  it('is cached as it came', () => {
    const direct = responseOf('https://a.example/practice', false)
    expect(cacheable(direct, '/practice')).toBe(direct)
  })

  it('is cached as if it had come at once when only a slash was added', async () => {
    const cached = cacheable(responseOf('https://a.example/practice/', true), '/practice')
    expect([cached?.redirected, cached?.headers.get('content-type'), await cached?.text()]).toEqual([
      false,
      'text/html',
      'page',
    ])
  })

  it('is not cached when it is of another page', () => {
    expect(cacheable(responseOf('https://a.example/sign-in', true), '/practice')).toBeNull()
  })
})

describe('the name of the cache of a saved pack', () => {
  it.each([
    ['topic/editing', 'a1'],
    ['school/2024/Rain@Tree', 'x_-9'],
  ])('of %s, %s is read back', (id, version) => expect(readSavedName(savedName(id, version))).toEqual({ id, version }))

  it.each(['pages', 'assets', 'shell', 'saved:', 'saved:topic/editing', 'topic/editing@1'])('%s is none', (name) =>
    expect(readSavedName(name)).toBeNull(),
  )
})

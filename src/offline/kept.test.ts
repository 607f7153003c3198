import { describe, expect, it } from 'vitest'
import { keepable, pageAddress } from './kept.ts'

describe('the address of a kept page', () => {
  it.each([
    ['/', '', '/'],
    ['/practice', '?utm_source=letter', '/practice'],
    ['/practice/', '', '/practice'],
    ['/downloads', '?year=2023', '/downloads?year=2023'],
    ['/quiz/editing/Set_1/print/', '?part=key', '/quiz/editing/Set_1/print?part=key'],
  ])('of %s%s is %s', (pathname, search, address) => expect(pageAddress({ pathname, search })).toBe(address))
})

describe('a response', () => {
  const responseOf = (url: string, redirected: boolean) => {
    const made = new Response('page', { headers: { 'content-type': 'text/html' } })
    return Object.defineProperties(made, { url: { value: url }, redirected: { value: redirected } })
  }

  it('is kept as it came', () => {
    const direct = responseOf('https://a.example/practice', false)
    expect(keepable(direct, '/practice')).toBe(direct)
  })

  it('is kept as if it had come at once when only a slash was added', async () => {
    const kept = keepable(responseOf('https://a.example/practice/', true), '/practice')
    expect([kept?.redirected, kept?.headers.get('content-type'), await kept?.text()]).toEqual([
      false,
      'text/html',
      'page',
    ])
  })

  it('is not kept when it is of another page', () => {
    expect(keepable(responseOf('https://a.example/sign-in', true), '/practice')).toBeNull()
  })
})

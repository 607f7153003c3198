import { expect, it } from 'vitest'
import { headerRules, headersText } from './header-rules.ts'

const ALWAYS = { 'x-content-type-options': 'nosniff' }

function patterns(policies: Readonly<Record<string, string>>, files: readonly string[] = []) {
  const rules = headerRules(ALWAYS, new Map(Object.entries(policies)), new Set(files))
  const pages = rules.filter(({ headers }) => 'content-security-policy' in headers)
  return Object.fromEntries(pages.map(({ pattern, headers }) => [pattern, headers['content-security-policy']]))
}

it('gives pages with one policy below one path one rule', () => {
  expect(
    patterns({ '/': 'a', '/quiz/editing/Set_1': 'a', '/quiz/editing/Set_2': 'a', '/prelim': 'a', '/prelim/x': 'a' }),
  ).toEqual({
    '/': 'a',
    '/prelim': 'a',
    '/prelim/*': 'a',
    '/quiz/*': 'a',
  })
})

it('gives a page with a policy of its own a rule of its own, in both spellings', () => {
  expect(patterns({ '/about': 'a', '/quiz/1': 'a', '/quiz/2': 'b' })).toEqual({
    '/about': 'a',
    '/about/': 'a',
    '/quiz/1': 'a',
    '/quiz/1/': 'a',
    '/quiz/2': 'b',
    '/quiz/2/': 'b',
  })
})

it('never gives the policy of pages to files that lie among them', () => {
  expect(patterns({ '/downloads': 'a', '/downloads/year/2023': 'a' }, ['/downloads/p.pdf'])).toEqual({
    '/downloads': 'a',
    '/downloads/': 'a',
    '/downloads/year/*': 'a',
  })
})

it('is written as the hosts read it', () => {
  const rules = [
    { pattern: '/*', headers: ALWAYS },
    { pattern: '/a', headers: { 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; x y" } },
  ]
  expect(headersText(rules)).toBe(`/*
  X-Content-Type-Options: nosniff

/a
  Cache-Control: no-store
  Content-Security-Policy: default-src 'none'; x y
`)
})

/**
 * The cache key of a page. The key is also the URL that is rendered, so what it leaves out cannot change the page:
 * `?utm_source=…` is dropped.
 */

import { singaporeDate } from '#lib/days/singapore-date.ts'
import { SUBJECTS } from '#lib/subjects.ts'

/** A query parameter that changes a page. Other parameters, and values that do not match, are ignored. */
export interface PageParameter {
  readonly path: RegExp
  readonly name: string
  /** As narrow as possible: every value that matches is a cache entry of its own. */
  readonly value: RegExp
}

/** docs/behaviour.md, 14.2. */
const PAGE_PARAMETERS: readonly PageParameter[] = [{ path: /^\/downloads$/, name: 'year', value: /^20\d\d$/ }]

/** The pages that differ from day to day (docs/behaviour.md, 20.4): their keys have the date in Singapore. */
const DATED: ReadonlySet<string> = new Set([
  '/',
  ...SUBJECTS.map((subject) => `/${subject}`),
  '/parents',
  '/exam-format',
  '/.well-known/security.txt',
])

/** The key of a page of this site at a time in milliseconds since 1970. A visitor cannot ask for another day. */
export function pageKeyAt(path: string, search: string, now: number): string {
  return DATED.has(path) ? `${path}?day=${singaporeDate(new Date(now))}` : pageKey(path, search, PAGE_PARAMETERS)
}

/** `path` and `search` come from `readTarget`; only tests pass other `parameters` than PAGE_PARAMETERS. */
export function pageKey(path: string, search: string, parameters: readonly PageParameter[]): string {
  if (search === '' || parameters.length === 0) return path
  const given = new URLSearchParams(search)
  const known = new URLSearchParams()
  for (const { path: pattern, name, value } of parameters) {
    const text = given.get(name)
    if (text !== null && pattern.test(path) && value.test(text)) known.set(name, text)
  }
  return known.size === 0 ? path : `${path}?${known}`
}

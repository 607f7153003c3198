/**
 * Under which key a page is cached. The key is also the address that is rendered, so what is left out of it cannot
 * change the page: `?utm_source=…` and React Router's `_routes` (which asks for a part of what we send anyway) are dropped.
 */

/** A query parameter that changes a page. Others, and values that do not match, count as not given. */
export interface PageParameter {
  readonly path: RegExp
  readonly name: string
  /** Keep it narrow: every value that matches is a page of its own in the cache. */
  readonly value: RegExp
}

/** The sheets to print of a set and of a prelim's topic. */
const PRINT = /^\/(?:quiz\/[^/]+\/[^/]+|prelim\/[^/]+\/[^/]+\/[^/]+)\/print$/

export const PAGE_PARAMETERS: readonly PageParameter[] = [
  { path: /^\/downloads$/, name: 'year', value: /^20\d\d$/ },
  { path: PRINT, name: 'part', value: /^(?:paper|key)$/ },
  { path: PRINT, name: 'size', value: /^large$/ },
  { path: PRINT, name: 'sheet', value: /^yes$/ },
]

/** `path` and `search` come from `readTarget`; `parameters` is PAGE_PARAMETERS but in tests. */
export function pageKey(path: string, search: string, parameters: readonly PageParameter[]): string {
  if (search === '' || parameters.length === 0) return path
  const page = path === '/_.data' ? '/' : path.replace(/\.data$/, '')
  const given = new URLSearchParams(search)
  const known = new URLSearchParams()
  for (const { path: pattern, name, value } of parameters) {
    const text = given.get(name)
    if (text !== null && pattern.test(page) && value.test(text)) known.set(name, text)
  }
  return known.size === 0 ? path : `${path}?${known}`
}

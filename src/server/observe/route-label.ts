/**
 * The route label of a request in the metrics: a pattern of the route table, so that requests cannot create new labels.
 */
import { LRUCache } from 'lru-cache'
import { matchRoutes } from 'react-router'

/** Null stands for a URL that was refused. */
export type LabelRoute = (path: string | null) => string

interface RoutePattern {
  readonly path?: string | undefined
  readonly index?: boolean | undefined
}

const REMEMBERED = 5000
const REFUSED = 'refused'
const NOTHING = 'not found'
const OTHERS = ['/healthz', '/api/*', '/assets/*', '/fonts/*', '/sounds/*']

/** `isFile` is true for the files of the build. */
export function createRouteLabels(patterns: readonly RoutePattern[], isFile: (path: string) => boolean): LabelRoute {
  const known = new LRUCache<string, string>({ max: REMEMBERED })
  const named = patterns.flatMap(({ path, index }) => (path === undefined && index !== true ? [] : [`/${path ?? ''}`]))
  const table = [...OTHERS, ...named].map((path) => ({ path, caseSensitive: true }))

  function find(path: string): string {
    if (isFile(path)) return 'file of the build'
    const pattern = matchRoutes(table, path)?.at(-1)?.route.path ?? '/*'
    return pattern === '/*' ? NOTHING : pattern
  }

  return (path) => {
    if (path === null) return REFUSED
    const before = known.get(path)
    if (before !== undefined) return before
    const label = find(path)
    known.set(path, label)
    return label
  }
}

/**
 * Parses the target of a request: refuses malformed paths and normalises the others. One page has one path, so nobody
 * can fill the page cache with spellings of one path. Whether the page exists is not checked.
 */

/** A path that can be looked up as it is. */
export interface CleanTarget {
  readonly kind: 'clean'
  /** Starts with a slash; every segment is encoded by encodeURIComponent; no slash at the end. */
  readonly path: string
  /** As it was sent, with its question mark, or ''. */
  readonly search: string
}

/** 'moved' is answered by a 308 to `location`, a path with its query; 'refused' by its status. */
export type RequestTarget =
  | CleanTarget
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'refused'; readonly status: 400 | 404 | 414 }

/** In bytes of the request line. */
const MAX_LENGTH = 2048

const PLAIN = /^(?:\/[a-z\d_-][a-z\d_.~-]*)(?:\/[\w-][\w.~-]*)*$/
const CONTROL = /\p{Cc}/u

/** `raw` is the target of the request line: '/path?query', or an absolute URL as proxies send it. */
export function readTarget(raw: string): RequestTarget {
  if (raw.length > MAX_LENGTH) return { kind: 'refused', status: 414 }
  const target = raw.startsWith('/') ? raw : raw.replace(/^https?:\/\/[^/?]*/i, '')
  const mark = target.indexOf('?')
  const path = mark === -1 ? target : target.slice(0, mark)
  const search = mark === -1 ? '' : target.slice(mark)
  if (path === '/' || PLAIN.test(path)) return { kind: 'clean', path, search }
  if (!path.startsWith('/')) return { kind: 'refused', status: 400 }
  return readSegments(path.slice(1).split('/'), search)
}

function readSegments(segments: readonly string[], search: string): RequestTarget {
  const decoded = segments.map(decode)
  if (decoded.some((segment) => segment === null || CONTROL.test(segment))) return { kind: 'refused', status: 400 }
  const names = decoded.map((segment) => segment ?? '')
  const slashAtEnd = names.at(-1) === ''
  if (slashAtEnd) names.pop()
  // An empty name comes from a doubled slash; the others try to leave the folder.
  if (names.length === 0 || names.some((name) => name === '' || name === '.' || name === '..' || /[/\\]/.test(name))) {
    return { kind: 'refused', status: 404 }
  }
  // The first segment of every URL is lower case: /Practice redirects to /practice.
  const [first = '', ...others] = names
  const small = first.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  const path = [small, ...others].map((name) => `/${encodeURIComponent(name)}`).join('')
  const moved = slashAtEnd || small !== first
  return moved ? { kind: 'moved', location: `${path}${search}` } : { kind: 'clean', path, search }
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

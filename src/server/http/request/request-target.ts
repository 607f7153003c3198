/**
 * The path and query of a request, refused if it is not clean, and brought to one spelling if it is: one page has one
 * path, so nobody can fill the page cache by writing the same path in many ways. Whether the page exists is not known here.
 */

export interface CleanTarget {
  readonly kind: 'clean'
  /** Starts with a slash; every segment is percent-encoded as encodeURIComponent does it; no slash at the end. */
  readonly path: string
  /** As it was sent, from the question mark on, or empty. */
  readonly search: string
}

export type RequestTarget =
  | CleanTarget
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'refused'; readonly status: 400 | 404 | 414 }

/** In characters of the request line, which are bytes. */
const MAX_LENGTH = 2048

const PLAIN = /^(?:\/[a-z\d_-][a-z\d_.~-]*)(?:\/[\w-][\w.~-]*)*$/
const CONTROL = /\p{Cc}/u

/** `raw` is the target of the request line: '/path?query', or with the scheme and host in front as proxies send it. */
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
  // What is left empty was a doubled slash; the others try to leave the folder.
  if (names.length === 0 || names.some((name) => name === '' || name === '.' || name === '..' || /[/\\]/.test(name))) {
    return { kind: 'refused', status: 404 }
  }
  // Every address of the site begins in small letters: who types /Practice gets there.
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

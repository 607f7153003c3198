/** Links that lead straight to the printout of a quiz. */

const QUIZ = /^\/(?:quiz\/[^/]+\/[^/]+|prelim\/[^/]+\/[^/]+\/[^/]+)$/

/** Where a quiz's URL with `view=print` in its fragment leads; null for any other URL. */
export function printViewOf({ pathname, hash }: Readonly<{ pathname: string; hash: string }>): string | null {
  const asked = new URLSearchParams(hash.slice(1)).get('view') === 'print'
  // A host of folders puts a slash at its end.
  const path = pathname.replace(/\/$/, '')
  return asked && QUIZ.test(path) ? `${path}/print` : null
}

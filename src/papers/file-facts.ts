/** What stands beside the link to a paper: '16 pages, 184 kB'. */

function size(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** `pages` is null where they cannot be counted: then the size stands alone. */
export function fileFacts(pages: number | null, bytes: number): string {
  return pages === null ? size(bytes) : `${pages} page${pages === 1 ? '' : 's'}, ${size(bytes)}`
}

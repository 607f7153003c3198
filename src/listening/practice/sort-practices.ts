/** The order of the listening list: by the four-digit year in the title, newest first, ties by title. */

const YEAR = /(?<!\d)\d{4}(?!\d)/

/** 0 where a title names no year: it comes last. */
export function yearIn(title: string): number {
  return Number(YEAR.exec(title)?.[0] ?? 0)
}

/** A new list; the given one stays as it is. */
export function sortPractices<P extends Readonly<{ title: string }>>(practices: readonly P[]): readonly P[] {
  return [...practices].sort((a, b) => yearIn(b.title) - yearIn(a.title) || a.title.localeCompare(b.title, 'en'))
}

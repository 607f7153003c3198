/** The paths of the pages of the catalogue. Their numbers are in the path, so that a static export has them too. */

export const CATALOGUE = '/catalogue.json'
export const CATALOGUE_SCHEMA = '/catalogue.schema.json'

/** Pages count from 1. */
export const cataloguePath = (page: number): string => (page === 1 ? CATALOGUE : `/catalogue/${page}.json`)

/** The number of a page by the last part of its path, '' for the first one; null for what no page is called. */
export function pageNumber(file: string): number | null {
  if (file === '') return 1
  const [, digits] = /^([2-9]|[1-9]\d{1,3})\.json$/.exec(file) ?? []
  return digits === undefined ? null : Number(digits)
}

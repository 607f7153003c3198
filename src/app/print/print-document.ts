/** What the document of a page for printing carries: a style sheet that no other page needs, and the loader's headers. */
import { SITE, unlistedMeta } from '#app/seo.ts'
import sheetStyles from '#app/styles/sheet.css?url'
import type { SheetView } from './load-sheet.ts'

export const printLinks = () => [{ rel: 'stylesheet', href: sheetStyles }]

export const printHeaders = ({ loaderHeaders }: Readonly<{ loaderHeaders: Headers }>): Headers => loaderHeaders

/** A sheet repeats its quiz, so it is not to be found by search. */
export function printMeta(view: SheetView | undefined) {
  return unlistedMeta(`Print ${view?.status === 'ok' ? view.sheet.heading : 'a set'} - ${SITE}`)
}

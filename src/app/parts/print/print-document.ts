/** What the document of a page for printing carries: a style sheet that no other page needs, and the loader's headers. */
import { canonicalMeta, type Matches, unlistedMeta } from '#app/parts/seo.ts'
import sheetStyles from '#app/styles/print/sheet.css?url'
import type { PrintoutView } from './printout-view.ts'

export const printLinks = () => [{ rel: 'stylesheet', href: sheetStyles }]

export const printHeaders = ({ loaderHeaders }: Readonly<{ loaderHeaders: Headers }>): Headers => loaderHeaders

/** A printout repeats the page at `path`. */
export function printMeta(matches: Matches, view: PrintoutView, path: string) {
  if (view.status !== 'ok') return unlistedMeta(matches, 'Print a set')
  const { heading } = view.printout
  const description = `${heading} as a paper to print, with an answer key and a reason for every answer.`
  return canonicalMeta(matches, { path, title: `Print ${heading}`, description })
}

/** What to print of a quiz, a worksheet or a paper, and the way to its PDF (docs/behaviour.md, 20.1). One module for all. */
import { loadPrintPage } from '#app/loaders/print/print-page.server.ts'
import { PrintPage } from '#app/parts/print/print-page.tsx'
import { LIST } from '#app/parts/sets/chosen-sets.ts'
import { canonicalMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import type { Route } from './+types/choices'

export const loader = (args: Route.LoaderArgs) => loadPrintPage(args)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ loaderData: view, matches }: Route.MetaArgs) {
  if (view.status !== 'ok') return unlistedMeta(matches, 'Print a set')
  const { heading, facts, path } = view
  if (path === LIST) return unlistedMeta(matches, `Print: ${heading}`)
  const [of] = facts
  const description = `${heading} (${of}) as a PDF to print: with an answer key and the reasons, and in large print.`
  return canonicalMeta(matches, { path, title: `Print ${heading}: ${of}`, description })
}

export default function Choices({ loaderData }: Route.ComponentProps) {
  return <PrintPage view={loaderData} />
}

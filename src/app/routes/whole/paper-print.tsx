/** A whole paper to print (docs/behaviour.md, 24). */
import { Printer } from 'lucide-react'
import { printablePaper } from '#app/loaders/whole/print-paper.server.ts'
import { useIsExport } from '#app/parts/export-context.ts'
import { canonicalMeta, unlistedMeta } from '#app/parts/seo.ts'
import { PdfForm, worksheetPrintLinks } from '#app/parts/subjects/worksheet-print.tsx'
import { PrintedWhole } from '#app/parts/whole/printed-whole.tsx'
import blockStyles from '#app/styles/print/items.css?url'
import passageStyles from '#app/styles/print/passage.css?url'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageTools } from '#ui/page-header.tsx'
import type { Route } from './+types/paper-print'

export const links: Route.LinksFunction = () => [
  ...worksheetPrintLinks(),
  ...[blockStyles, passageStyles].map((href) => ({ rel: 'stylesheet', href })),
]

export const loader = ({ params }: Route.LoaderArgs) => printablePaper(params)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return unlistedMeta(matches, 'Print a paper')
  const { title, path } = loaderData
  const description = 'A whole Paper 2 in the format of today to print: two booklets, an answer sheet and the key.'
  return canonicalMeta(matches, { path, title: `Print ${title}`, description })
}

export default function PaperPrint({ loaderData: { pdf, path, ...printed } }: Route.ComponentProps) {
  // A static export makes no PDF.
  const isExport = useIsExport()
  const makes = pdf && !isExport
  return (
    <>
      <div className="p-desk">
        <PageTools back={{ to: path, text: 'Back to the paper' }}>
          <Button variant={makes ? 'plain' : 'main'} className="needs-script" type="button" data-print>
            <Icon of={Printer} />
            Print now
          </Button>
        </PageTools>
        {makes ? <PdfForm path={path} /> : null}
        <p>The key comes on pages of its own at the end. Code of this paper: {path}</p>
      </div>
      <PrintedWhole {...printed} />
    </>
  )
}

/**
 * The page with a worksheet to print: the choice of a PDF, a button for the browser's own print, then the paper as it comes
 * out of the printer.
 */
import { Download, Printer } from 'lucide-react'
import { useIsExport } from '#app/parts/export-context.ts'
import { ChoiceFields } from '#app/parts/print/print-page.tsx'
import printStyles from '#app/styles/print/form.css?url'
import worksheetStyles from '#app/styles/print/worksheet.css?url'
import { readChoices } from '#quiz/print/print-choices.ts'
import { PrintedWorksheet } from '#quiz/worksheet/print/printed.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageTools } from '#ui/page-header.tsx'
import type { WorksheetView } from './worksheet-view.ts'

export const worksheetPrintLinks = () => [printStyles, worksheetStyles].map((href) => ({ rel: 'stylesheet', href }))

/** The form is a GET of the PDF itself, so it works without script. */
export function PdfForm({ path }: Readonly<{ path: string }>) {
  return (
    <form className="paper p-choose" method="get" action={`${path}/paper.pdf`}>
      <ChoiceFields choices={readChoices(new URLSearchParams())} hidden={false} />
      <Button variant="main" type="submit">
        <Icon of={Download} />
        Get the PDF
      </Button>
    </form>
  )
}

type Props = Readonly<{
  view: WorksheetView
  path: string
  /** Whether PDFs can be made here. */
  pdf: boolean
}>

export function WorksheetPrint({ view: { quiz, labels }, path, pdf }: Props) {
  // A static export makes no PDF.
  const isExport = useIsExport()
  return (
    <>
      <div className="p-desk">
        <PageTools back={{ to: path, text: 'Back to the set' }}>
          <Button variant={pdf && !isExport ? 'plain' : 'main'} className="needs-script" type="button" data-print>
            <Icon of={Printer} />
            Print now
          </Button>
        </PageTools>
        {pdf && !isExport ? <PdfForm path={path} /> : null}
        <p>The key comes on pages of its own at the end. Code of this set: {path}</p>
      </div>
      <PrintedWorksheet title={quiz.title} {...labels} sections={quiz.sections} />
    </>
  )
}

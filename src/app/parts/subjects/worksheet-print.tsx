/** The page with a worksheet to print: a button, then the paper as it comes out of the printer. */
import { Printer } from 'lucide-react'
import worksheetStyles from '#app/styles/print/worksheet.css?url'
import { PrintedWorksheet } from '#quiz/worksheet/print/printed.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageTools } from '#ui/page-header.tsx'
import type { WorksheetView } from './worksheet-view.ts'

export const worksheetPrintLinks = () => [{ rel: 'stylesheet', href: worksheetStyles }]

export function WorksheetPrint({ view: { quiz, labels }, path }: Readonly<{ view: WorksheetView; path: string }>) {
  return (
    <>
      <div className="print-hide">
        <PageTools back={{ to: path, text: 'Back to the set' }}>
          <Button variant="main" className="needs-script" type="button" data-print>
            <Icon of={Printer} />
            Print now
          </Button>
        </PageTools>
        <p>The key comes on pages of its own at the end. Code of this set: {path}</p>
      </div>
      <PrintedWorksheet title={quiz.title} paper={labels.paper} set={labels.set} sections={quiz.sections} />
    </>
  )
}

/** A worksheet to print: what its page needs, and the PDF, with covers where it is a whole paper. Server side only. */
import { data, type RouterContextProvider } from 'react-router'
import { originOf } from '#app/loaders/site-url.server.ts'
import type { WorksheetView } from '#app/parts/subjects/worksheet-view.ts'
import { readChoices } from '#quiz/print/print-choices.ts'
import { visitorAddress } from '#server/http/request-context.ts'
import { services } from '#server/services.server.ts'
import { pdfResponse } from '#server/typeset/pdf-response.ts'
import { worksheetJob } from '#server/typeset/worksheet-job.ts'
import { coversOf } from '#worksheets/booklets.ts'

/** What the page for printing needs; `pdf` says whether PDFs can be made here. Throws a 404 without a view. */
export function printableWorksheet(view: WorksheetView | null): Readonly<{ view: WorksheetView; pdf: boolean }> {
  if (view === null) throw data(null, { status: 404 })
  return { view, pdf: services().pdfs !== null }
}

/** 404 without a view. `path` is where the worksheet is answered on the screen. */
export function worksheetPdf(
  view: WorksheetView | null,
  path: string,
  { request, context }: Readonly<{ request: Request; context: Readonly<RouterContextProvider> }>,
): Promise<Response> {
  if (view === null)
    return Promise.resolve(
      new Response('There is no such paper.\n', { status: 404, headers: { 'Cache-Control': 'no-store' } }),
    )
  const { subject, quiz, labels, skills, documentId } = view
  const { config, pdfs } = services()
  const printout = {
    quiz,
    subject: labels.paper,
    set: labels.set,
    covers: quiz.sections.length > 1 ? coversOf(subject) : [],
    skillNames: Object.fromEntries(Object.entries(skills).map(([tag, { name }]) => [tag, { topic: '', name }])),
    address: originOf(request) + path,
  }
  const job = worksheetJob(printout, readChoices(new URL(request.url).searchParams), documentId, config.site)
  return pdfResponse(pdfs, job, request, context.get(visitorAddress), config.siteUrl)
}

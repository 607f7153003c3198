/** What a page for printing loads: the paper of one quiz, and what was chosen. Server side only. */
import { data, type RouterContextProvider } from 'react-router'
import type { QuizView } from '#app/loaders/quiz-page.server.ts'
import type { PrintoutView } from '#app/parts/print/printout-view.ts'
import { setPrintout } from '#app/parts/print/set-printout.ts'
import type { Labels } from '#quiz/flow/paper-head.tsx'
import { readChoices } from '#quiz/print/print-choices.ts'
import { visitorAddress } from '#server/http/request-context.ts'
import { services } from '#server/services.server.ts'
import { pdfResponse } from '#server/typeset/pdf-response.ts'
import { printoutJob } from '#server/typeset/printout-job.ts'
import { originOf, siteUrl } from './site-url.server.ts'

/** `path` is where the quiz is answered on a screen: the printout names it, with this site's origin in front. */
export function printoutView(view: QuizView, labels: Labels, path: string, request: Request): PrintoutView {
  switch (view.status) {
    case 'missing':
      return { status: 'missing' }
    case 'unsupported':
      return { status: 'refused', words: `Unsupported quiz type: ${view.type}` }
    case 'invalid':
      return { status: 'refused', words: view.message }
    case 'ok': {
      const printout = setPrintout(view.typed, labels, originOf(request) + path)
      if (printout === null) return { status: 'refused', words: 'No questions available' }
      return {
        status: 'ok',
        printout,
        choices: readChoices(new URL(request.url).searchParams),
        pdf: services().pdfs !== null,
      }
    }
  }
}

/** Without a configured URL the page names the one that this visitor came by, so it is not cached for others. */
export function printoutData(view: PrintoutView) {
  const status = view.status === 'missing' ? 404 : 200
  return data(view, { status, headers: siteUrl() === '' ? { 'Cache-Control': 'private' } : {} })
}

/** The same paper as a PDF; `name` becomes its file name. */
export function printoutPdf(
  view: PrintoutView,
  name: string,
  { request, context }: Readonly<{ request: Request; context: Readonly<RouterContextProvider> }>,
): Promise<Response> {
  if (view.status === 'ok') {
    const { config, pdfs } = services()
    const job = printoutJob(view.printout, view.choices, name, config.site)
    return pdfResponse(pdfs, job, request, context.get(visitorAddress), config.siteUrl)
  }
  return Promise.resolve(
    new Response('There is no such paper.\n', { status: 404, headers: { 'Cache-Control': 'no-store' } }),
  )
}

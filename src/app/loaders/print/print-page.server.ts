/** What a page for printing loads, and the PDF that it leads to. Server side only. */
import { data } from 'react-router'
import type { PrintPageView } from '#app/parts/print/print-page-view.ts'
import { readChoices } from '#quiz/print/print-choices.ts'
import { hosting, visitorAddress } from '#server/http/request-context.ts'
import { services } from '#server/services.server.ts'
import { pdfResponse } from '#server/typeset/pdf-response.ts'
import { pdfLink } from './pdf-link.server.ts'
import type { Printable } from './printable.ts'
import { findPrintable, type PrintArgs } from './printables.server.ts'

/** A server makes what is chosen; an export has one file of what is stored. */
function pdfOf({ path, isStored }: Printable, isExport: boolean): Extract<PrintPageView, { status: 'ok' }>['pdf'] {
  const to = isExport && !isStored ? '' : pdfLink(path, isExport)
  return to === '' ? { kind: 'none' } : { kind: isExport ? 'ready' : 'chosen', to }
}

export async function loadPrintPage(args: PrintArgs) {
  const found = await findPrintable(args)
  if (found.status === 'missing') return data<PrintPageView>(found, { status: 404 })
  const headers = found.isByPath ? {} : { 'Cache-Control': 'no-store' }
  if (found.status === 'refused') {
    const { words, back, httpStatus } = found
    return data<PrintPageView>({ status: 'refused', words, back }, { status: httpStatus, headers })
  }
  const { isByPath: _isByPath, isStored: _isStored, job: _job, ...view } = found
  const pdf = pdfOf(found, args.context.get(hosting) === 'export')
  return data<PrintPageView>({ ...view, pdf }, { headers })
}

/** 404 for what there is not; else as `pdfResponse`. */
export async function loadPdf(args: PrintArgs): Promise<Response> {
  const found = await findPrintable(args)
  if (found.status !== 'ok')
    return new Response('There is no such paper.\n', { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const { request, context } = args
  const { config, pdfs } = services()
  const job = await found.job(readChoices(new URL(request.url).searchParams))
  return pdfResponse(pdfs, job, request, context.get(visitorAddress), config.siteUrl)
}

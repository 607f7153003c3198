/** A whole paper to print: as a page, and as a PDF with booklets, an answer sheet and the key. Server side only. */
import { data, type RouterContextProvider } from 'react-router'
import { originOf } from '#app/loaders/site-url.server.ts'
import type { PaperView } from '#app/parts/whole/paper-view.ts'
import type { PrintedSection } from '#app/parts/whole/printed-whole.tsx'
import { readChoices } from '#quiz/print/print-choices.ts'
import { printTyped } from '#quiz/registry/documents.ts'
import type { PaperSection } from '#quiz/whole-paper/paper-quiz.ts'
import { visitorAddress } from '#server/http/request-context.ts'
import { services } from '#server/services.server.ts'
import { pdfResponse } from '#server/typeset/pdf-response.ts'
import { wholePaperJob } from '#server/typeset/whole-paper-job.ts'
import { LANGUAGE_COVERS } from '#worksheets/booklets.ts'
import { findPaperView, findWhole } from './find-paper.server.ts'

type Params = Readonly<{ subject: string; number: string }>

function printedSection({ name, paperNote: note, marks, asked }: PaperSection): PrintedSection {
  const head = { name, note, marks, title: asked.quiz.title }
  if (asked.type === 'worksheet') return { ...head, kind: 'questions', sections: asked.quiz.sections }
  return { ...head, kind: 'text', ...printTyped(asked, Number(asked.quiz.items[0]?.id ?? 1)) }
}

/** What the page for printing needs; `pdf` says whether PDFs can be made here. Throws a 404 for what there is not. */
export async function printablePaper(params: Params) {
  const view = await findPaperView(params)
  if (view === null) throw data(null, { status: 404 })
  const { quiz, labels, path } = view
  return {
    title: quiz.title,
    labels,
    path,
    sections: quiz.sections.map(printedSection),
    pdf: services().pdfs !== null,
  }
}

type Asked = Readonly<{ params: Params; request: Request; context: Readonly<RouterContextProvider> }>

const skillNames = ({ skills }: PaperView): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(skills).map(([tag, { name }]) => [tag, name]))

/** 404 for a paper that there is not. */
export async function paperPdf({ params, request, context }: Asked): Promise<Response> {
  const [view, whole] = await Promise.all([findPaperView(params), findWhole(params)])
  if (view === null || whole === null)
    return new Response('There is no such paper.\n', { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const { subject, quiz, labels, path } = view
  const { config, pdfs } = services()
  const printout = {
    quiz,
    language: subject === 'chinese' ? ('zh-Hans' as const) : ('en' as const),
    subject: subject === 'chinese' ? '华文' : labels.paper,
    set: labels.set,
    covers: LANGUAGE_COVERS[subject],
    shaded: new Set(
      whole.parts.filter(({ section }) => section.answered === 'chosen').map(({ section }) => section.play),
    ),
    skillNames: skillNames(view),
    address: originOf(request) + path,
  }
  const name = `${subject} paper ${whole.number}`
  const job = wholePaperJob(printout, readChoices(new URL(request.url).searchParams), name, config.site)
  return pdfResponse(pdfs, job, request, context.get(visitorAddress), config.siteUrl)
}

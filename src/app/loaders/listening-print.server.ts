/** A listening practice as a PDF. Server side only. */
import type { RouterContextProvider } from 'react-router'
import { findPractice } from '#app/loaders/listening-page.server.ts'
import { originOf } from '#app/loaders/site-url.server.ts'
import { practicePath } from '#listening/practice/paths.ts'
import { readChoices } from '#quiz/print/print-choices.ts'
import { visitorAddress } from '#server/http/request-context.ts'
import { services } from '#server/services.server.ts'
import { listeningJob } from '#server/typeset/listening-job.ts'
import { pdfResponse } from '#server/typeset/pdf-response.ts'
import { fileBytes } from './file-bytes.server.ts'
import { hallMinutes } from './hall-recording.server.ts'

type Asked = Readonly<{ params: { practiceId: string }; request: Request; context: Readonly<RouterContextProvider> }>

/** 404 for a practice that there is not. */
export async function practicePdf({ params, request, context }: Asked): Promise<Response> {
  const practice = await findPractice(params.practiceId)
  if (practice === null)
    return new Response('There is no such practice.\n', { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const paths = practice.clips.flatMap(({ questions }) => questions.flatMap(({ pictures }) => pictures))
  const found = await Promise.all(paths.map(async (path) => [path, await fileBytes(path)] as const))
  const pictures = new Map(found.flatMap(([path, bytes]) => (bytes === null ? [] : [[path, bytes] as const])))
  const { config, pdfs } = services()
  const minutes = await hallMinutes(practice)
  const printout = { practice, minutes, pictures, address: originOf(request) + practicePath(practice.id) }
  const choices = readChoices(new URL(request.url).searchParams)
  const job = listeningJob(printout, choices, `listening ${practice.id}`, config.site)
  return pdfResponse(pdfs, job, request, context.get(visitorAddress), config.siteUrl)
}

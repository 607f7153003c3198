/** A PDF as an HTTP answer. Whether it is made anew or was kept is pdf-service.ts' part. */
import type { PdfService } from './pdf-service.ts'
import type { TypesetJob } from './typeset-job.ts'

/** A browser asks again each time and mostly hears that nothing changed; what lies between may keep it a minute. */
const CONTROL = 'public, max-age=0, s-maxage=60, must-revalidate'

const inWords = (status: number, text: string, more: Readonly<Record<string, string>>): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more },
  })

/** `shop` is null where no PDF can be made. 200, 304, 500, 501 or 503. */
export async function pdfResponse(
  pdfs: PdfService | null,
  job: TypesetJob,
  keep: boolean,
  request: Request,
): Promise<Response> {
  if (pdfs === null) return inWords(501, 'PDFs cannot be made on this server. Print the page instead.', {})
  const etag = `"${pdfs.versionOf(job)}"`
  const kept = { etag, 'cache-control': CONTROL }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: kept })
  const printed = await pdfs.print(job, keep)
  if (printed.status === 'busy')
    return inWords(503, 'Too many papers are being made. Please try again in a moment.', { 'retry-after': '5' })
  if (printed.status !== 'made') return inWords(500, 'This paper could not be made. Print the page instead.', {})
  const { pdf } = printed
  return new Response(request.method === 'HEAD' ? null : pdf, {
    headers: {
      ...kept,
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `inline; filename="${job.name}.pdf"`,
    },
  })
}

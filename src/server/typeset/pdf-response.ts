/** A PDF as an HTTP response. */
import type { PdfService } from './pdf-service.ts'
import type { TypesetJob } from './typeset-job.ts'

/** Browsers revalidate each time; a shared cache may store it for a minute. */
const CONTROL = 'public, max-age=0, s-maxage=60, must-revalidate'
/** Of a PDF that names the host by which this visitor came. */
const PRIVATE_CONTROL = 'private, max-age=0, must-revalidate'

/** What one PDF takes at most on a small server, and the shortest time that a client is asked to wait. */
const JOB_S = 1
const MIN_RETRY_S = 5

const textResponse = (status: number, text: string, more: Readonly<Record<string, string>>): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more },
  })

/** `siteUrl` is the configured origin, or null. 200, 304, 400 (the client has gone), 500, 501 (`pdfs` is null: no compiler on this platform) or 503 (there is no place in the queue). */
export async function pdfResponse(
  pdfs: PdfService | null,
  job: TypesetJob,
  request: Request,
  clientAddress: string,
  siteUrl: string | null,
): Promise<Response> {
  if (pdfs === null) return textResponse(501, 'PDFs cannot be made on this server. Print the page instead.', {})
  const etag = `"${pdfs.versionOf(job)}"`
  const validators = { etag, 'cache-control': siteUrl === null ? PRIVATE_CONTROL : CONTROL }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: validators })
  const printed = await pdfs.print(job, clientAddress, request.signal)
  if (printed.status === 'busy') {
    const seconds = Math.max(MIN_RETRY_S, printed.jobs * JOB_S)
    const text = `Too many papers are being made. Please try again in ${seconds} seconds.`
    return textResponse(503, text, { 'retry-after': String(seconds) })
  }
  if (printed.status === 'left') return textResponse(400, 'Bad request', {})
  if (printed.status !== 'made') return textResponse(500, 'This paper could not be made. Print the page instead.', {})
  const { pdf } = printed
  return new Response(request.method === 'HEAD' ? null : pdf, {
    headers: {
      ...validators,
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `inline; filename="${job.name}.pdf"`,
    },
  })
}

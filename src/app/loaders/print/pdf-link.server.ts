/** Where the PDF of a page is. Server side only. */
import { exportedPdfPath, pdfPath } from '#quiz/print/pdf-path.ts'
import { services } from '#server/services.server.ts'

/** '' where no PDF can be made. An export has the PDF only if a page links to it. */
export function pdfLink(path: string, isExport: boolean): string {
  if (services().pdfs === null) return ''
  return isExport ? exportedPdfPath(path) : pdfPath(path)
}

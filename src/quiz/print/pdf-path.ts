/** Where the PDF of a page is. Pure. */

/** A folder of its own, so that the rules that a host of files has for pages do not match the PDFs. */
const EXPORTED = '/printouts'

/** The PDF of the page at `path`, as a server makes it. */
export const pdfPath = (path: string): string => `${path}/paper.pdf`

/** The same PDF in a static export, where it is a file. */
export const exportedPdfPath = (path: string): string => `${EXPORTED}${path}.pdf`

/** The path at which a server has what an export has at `path`. */
export function servedPath(path: string): string {
  const [, of] = /^\/printouts(\/.+)\.pdf$/.exec(path) ?? []
  return of === undefined ? path : pdfPath(of)
}

/** A QR code as the path of its dark squares, for a drawing `size` units wide; quiet edge included. */
import { encode } from 'uqr'

/** `path` is the `d` of an SVG path in a view box of `size` by `size` units; a dark module is one unit wide. */
export type QrDrawing = Readonly<{ size: number; path: string }>

/** Wide enough on white paper. */
const QUIET_MODULES = 3

/** Error correction M: readable with 15 % of the code damaged. Throws if the text is too long for a QR code. */
export function qrDrawing(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_MODULES })
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}

/** The same as the text of an SVG document. */
export function qrSvg(text: string): string {
  const { size, path } = qrDrawing(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
}

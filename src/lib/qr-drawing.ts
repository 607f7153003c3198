/** A QR code as the path of its dark squares, for a drawing `size` units wide; quiet edge included. */
import { encode } from 'uqr'

export type QrDrawing = Readonly<{ size: number; path: string }>

/** Wide enough on white paper. */
const QUIET = 3

export function qrDrawing(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET })
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}

/** A QR code, black on white in every theme, because scanners want it so. */
import { qrDrawing } from '#lib/qr-drawing.ts'

export function QrCode({ text, label }: Readonly<{ text: string; label: string }>) {
  const { size, path } = qrDrawing(text)
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

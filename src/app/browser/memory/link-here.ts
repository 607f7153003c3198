/** The mistakes of this device as a link, and as a code for the camera of another one. No server sees what stands after the '#'. */
import { qrDrawing } from '#lib/qr-drawing.ts'
import { MAX_IN_LINK, toLink } from '#memory/copy/link.ts'
import type { Book } from '#memory/kept/shapes.ts'
import { makeButton } from './make.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** A longer link makes a code that no camera reads. */
const MAX_QR_SIGNS = 2_300

function qr(text: string): SVGSVGElement {
  const { size, path } = qrDrawing(text)
  const svg = document.createElementNS(SVG, 'svg')
  const parts = {
    class: 'qr',
    viewBox: `0 0 ${size} ${size}`,
    role: 'img',
    'aria-label': 'A code for the camera of another device',
  }
  for (const [name, value] of Object.entries(parts)) svg.setAttribute(name, value)
  const ground = document.createElementNS(SVG, 'rect')
  for (const [name, value] of Object.entries({ width: size, height: size, fill: '#fff' }))
    ground.setAttribute(name, String(value))
  const dark = document.createElementNS(SVG, 'path')
  dark.setAttribute('d', path)
  dark.setAttribute('fill', '#000')
  svg.append(ground, dark)
  return svg
}

const TOO_LONG = 'Send the link to the other device: it holds more than a code for a camera can.'

const copied = (url: string): Promise<void> => navigator.clipboard.writeText(url).catch(() => undefined)

/** Shows both in `place`; gives the sentence that says so. */
export async function showLink(place: Element | null, book: Book): Promise<string> {
  const signs = await toLink(book)
  if (signs === null) return `More than ${MAX_IN_LINK} mistakes do not fit into a link. Save a copy instead.`
  const url = `${location.origin}/mistakes#b=${signs}`
  const hasCode = url.length <= MAX_QR_SIGNS
  place?.replaceChildren(
    ...(hasCode ? [qr(url)] : []),
    makeButton('Copy the link', 'plain', () => copied(url)),
  )
  const way = hasCode ? 'Point the camera of the other device at the code, or send it the link.' : TOO_LONG
  return `${way} It asks before it takes anything in.`
}

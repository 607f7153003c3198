/** Line art in SVG for the papers: black lines on white, lengths in pixels of which four make a millimetre. Pure. */

/** In pixels; (0, 0) is the upper left corner inside the margin that `drawing` adds, and y grows downwards. */
export type Point = readonly [x: number, y: number]

const r = (value: number): string => String(Math.round(value * 100) / 100)
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A drawing of its own; a little air around it keeps thick lines whole. */
export function drawing(width: number, height: number, ...body: readonly string[]): string {
  const box = `viewBox="-4 -4 ${r(width + 8)} ${r(height + 8)}" width="${r(width + 8)}" height="${r(height + 8)}"`
  const style = 'font-family="Lexend" font-size="14" stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${style}>${body.join('')}</svg>`
}

/** Pixels of the line below a drawing that is no measure of its numbers. */
const NOTE = 22

/** A drawing whose lengths are not in the proportion of its numbers, and which says so below. */
export function sketch(width: number, height: number, ...body: readonly string[]): string {
  return drawing(width, height + NOTE, ...body, label([width / 2, height + NOTE - 9], 'not drawn to scale'))
}

/** Millimetres on paper of a drawing this many pixels wide. */
export const millimetres = (width: number): number => (width + 8) / 4

const STROKE = 'stroke="#000" stroke-width="1.6"'
const DASHED = `${STROKE} stroke-dasharray="5 4"`

/** A solid line. */
export const line = ([x1, y1]: Point, [x2, y2]: Point): string =>
  `<path d="M${r(x1)} ${r(y1)}L${r(x2)} ${r(y2)}" fill="none" ${STROKE}/>`

/** A hidden edge, or a line of construction. */
export const dashed = ([x1, y1]: Point, [x2, y2]: Point): string =>
  `<path d="M${r(x1)} ${r(y1)}L${r(x2)} ${r(y2)}" fill="none" ${DASHED}/>`

/** `d` is taken as it is: round and separate its numbers before. `fill` is a colour of SVG. */
export const path = (d: string, fill: string = 'none'): string => `<path d="${d}" fill="${fill}" ${STROKE}/>`

/** Closed: the last point is joined to the first. */
export function polygon(points: readonly Point[], fill: string = 'none'): string {
  return path(`${points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${r(x)} ${r(y)}`).join('')}Z`, fill)
}

/** `x` and `y` are its upper left corner. */
export const rectangle = (x: number, y: number, width: number, height: number, fill: string = 'none'): string =>
  `<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}" fill="${fill}" ${STROKE}/>`

/** `fill` is a colour of SVG; a white one hides what was drawn before it. */
export const circle = ([x, y]: Point, radius: number, fill: string = 'none'): string =>
  `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="${fill}" ${STROKE}/>`

/** Centred on the point unless `anchor` says otherwise; `size` in pixels. */
export function label(
  [x, y]: Point,
  text: string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
  size: number = 14,
): string {
  return `<text x="${r(x)}" y="${r(y + size * 0.36)}" text-anchor="${anchor}" font-size="${size}" fill="#000">${escaped(text)}</text>`
}

/** A length: a line with ticks at both ends and its words beside it. */
export function dimension(from: Point, to: Point, words: string): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const tick = ([x, y]: Point): string =>
    line([x - 5 * Math.sin(angle), y + 5 * Math.cos(angle)], [x + 5 * Math.sin(angle), y - 5 * Math.cos(angle)])
  const upright = Math.abs(Math.sin(angle)) > 0.7
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const words_ = upright ? label([middle[0] + 8, middle[1]], words, 'start') : label([middle[0], middle[1] + 13], words)
  return line(from, to) + tick(from) + tick(to) + words_
}

/**
 * The arc of the angle at `corner` from the direction of `a` to that of `b`, the short way, with a label beyond it: the
 * narrower the angle, the further out, so that neither side touches the label.
 */
export function angleMark(corner: Point, a: Point, b: Point, words: string, radius: number = 24): string {
  const to = (p: Point): number => Math.atan2(p[1] - corner[1], p[0] - corner[0])
  let sweep = to(b) - to(a)
  while (sweep > Math.PI) sweep -= 2 * Math.PI
  while (sweep < -Math.PI) sweep += 2 * Math.PI
  const far = Math.max(radius + 16, 16 / Math.sin(Math.abs(sweep) / 2))
  const at = (angle: number, distance: number): Point => [
    corner[0] + distance * Math.cos(angle),
    corner[1] + distance * Math.sin(angle),
  ]
  const [start, end, middle] = [at(to(a), radius), at(to(a) + sweep, radius), at(to(a) + sweep / 2, far)]
  const arc = `M${r(start[0])} ${r(start[1])}A${radius} ${radius} 0 0 ${sweep > 0 ? 1 : 0} ${r(end[0])} ${r(end[1])}`
  return path(arc) + (words === '' ? '' : label(middle, words))
}

/** The small square of a right angle at `corner`, between the directions of `a` and `b`. */
export function rightAngle(corner: Point, a: Point, b: Point): string {
  const unit = (p: Point): Point => {
    const length = Math.hypot(p[0] - corner[0], p[1] - corner[1])
    return [((p[0] - corner[0]) / length) * 11, ((p[1] - corner[1]) / length) * 11]
  }
  const [u, v] = [unit(a), unit(b)]
  const at = (x: Point): string => `${r(corner[0] + x[0])} ${r(corner[1] + x[1])}`
  return path(`M${at(u)}L${at([u[0] + v[0], u[1] + v[1]])}L${at(v)}`)
}

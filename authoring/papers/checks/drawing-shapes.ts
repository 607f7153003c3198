/** Reads the line art of the papers: its strokes as straight pieces and its labels as boxes, in pixels of the view box. */

type Point = readonly [x: number, y: number]
/** A straight piece of a line. Curves are cut into such pieces, 16 for a half ellipse, an arc or a cubic curve. */
export type Stroke = readonly [from: Point, to: Point]
/** In SVG's directions: y grows downwards, so `top` is less than `bottom`. */
export type Box = Readonly<{ left: number; top: number; right: number; bottom: number }>
type Label = Readonly<{ text: string; size: number; box: Box }>
/** `view` is the view box. The pieces of all lines are in one list, in the order of the SVG; transforms are applied. */
export type Shapes = Readonly<{ view: Box; strokes: readonly Stroke[]; labels: readonly Label[] }>

/** a, b, c, d, e, f of SVG's matrix. */
type Matrix = readonly [number, number, number, number, number, number]
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const CURVE_PIECES = 16

/** Widths of Lexend's characters in hundredths of its size; others are as wide as an average letter. */
const WIDTHS: readonly (readonly [width: number, characters: string])[] = [
  [26, ' ijl.,:;'],
  [38, 'frt²³()-'],
  [48, 'szI1'],
  [57, 'ckvxyT37/9652'],
  [70, 'AVXBCRJK'],
  [78, 'DGHNOQU%w'],
  [92, 'mM'],
  [100, 'W'],
]
const widthOf = (text: string): number =>
  [...text].reduce((sum, c) => sum + (WIDTHS.find(([, all]) => all.includes(c))?.[0] ?? 61), 0) / 100

const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + c * B,
  b * A + d * B,
  a * C + c * D,
  b * C + d * D,
  a * E + c * F + e,
  b * E + d * F + f,
]
const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f]

function transformOf(text: string): Matrix {
  let matrix = IDENTITY
  for (const [, name, inner = ''] of text.matchAll(/(translate|rotate)\(([^)]*)\)/g)) {
    const [p = 0, q = 0] = inner.split(/[\s,]+/).map(Number)
    const turn = (p * Math.PI) / 180
    const own: Matrix =
      name === 'translate'
        ? [1, 0, 0, 1, p, q]
        : [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]
    matrix = times(matrix, own)
  }
  return matrix
}

const ellipse = (cx: number, cy: number, rx: number, ry: number): Point[] =>
  Array.from({ length: 2 * CURVE_PIECES + 1 }, (_, i) => {
    const angle = (i * Math.PI) / CURVE_PIECES
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })

/** The points of an arc of a circle or upright ellipse between two points, as SVG's A draws it. */
function arc([x1, y1]: Point, [rx, ry, large, sweep]: readonly number[], [x2, y2]: Point): Point[] {
  const [a = 1, b = 1] = [rx, ry]
  const [dx, dy] = [(x1 - x2) / 2 / a, (y1 - y2) / 2 / b]
  const far = Math.hypot(dx, dy)
  const grow = Math.max(1, far)
  const height = Math.sqrt(Math.max(0, 1 / (far * far) - 1 / (grow * grow))) * (grow > 1 ? 0 : 1)
  const side = large === sweep ? -1 : 1
  const [cx, cy] = [side * height * dy, -side * height * dx]
  const from = Math.atan2((dy - cy) / grow, (dx - cx) / grow)
  const to = Math.atan2((-dy - cy) / grow, (-dx - cx) / grow)
  let turn = to - from
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI
  if (sweep === 0 && turn > 0) turn -= 2 * Math.PI
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
  return Array.from({ length: CURVE_PIECES }, (_, i) => {
    const angle = from + (turn * (i + 1)) / CURVE_PIECES
    return [mx + a * (cx + grow * Math.cos(angle)), my + b * (cy + grow * Math.sin(angle))]
  })
}

function cubic(p: Point, q: Point, r: Point, s: Point): Point[] {
  return Array.from({ length: CURVE_PIECES }, (_, i) => {
    const t = (i + 1) / CURVE_PIECES
    const at = (k: 0 | 1): number =>
      (1 - t) ** 3 * p[k] + 3 * (1 - t) ** 2 * t * q[k] + 3 * (1 - t) * t ** 2 * r[k] + t ** 3 * s[k]
    return [at(0), at(1)]
  })
}

/** The lines of a path with M, L, H, V, h, v, A, C and Z. */
function pathPoints(d: string): Point[][] {
  const lines: Point[][] = []
  let [at, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  const draw = (...points: readonly Point[]): void => {
    lines.at(-1)?.push(...points)
    at = points.at(-1) ?? at
  }
  for (const [, command = '', inner = ''] of d.matchAll(/([MLHVhvACZ])([^MLHVhvACZ]*)/g)) {
    const n = (inner.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const point = (i: number): Point => [n[i] ?? 0, n[i + 1] ?? 0]
    if (command === 'M') {
      start = point(0)
      at = start
      lines.push([start])
      for (let i = 2; i < n.length; i += 2) draw(point(i))
    } else if (command === 'L') for (let i = 0; i < n.length; i += 2) draw(point(i))
    else if (command === 'H') draw([n[0] ?? 0, at[1]])
    else if (command === 'V') draw([at[0], n[0] ?? 0])
    else if (command === 'h') draw([at[0] + (n[0] ?? 0), at[1]])
    else if (command === 'v') draw([at[0], at[1] + (n[0] ?? 0)])
    else if (command === 'C')
      for (let i = 0; i < n.length; i += 6) draw(...cubic(at, point(i), point(i + 2), point(i + 4)))
    else if (command === 'A')
      for (let i = 0; i < n.length; i += 7)
        draw(...arc(at, [n[i] ?? 1, n[i + 1] ?? 1, n[i + 3] ?? 0, n[i + 4] ?? 0], point(i + 5)))
    else draw(start)
  }
  return lines
}

function outlines(tag: string, attribute: (name: string) => string): readonly (readonly Point[])[] {
  const number = (name: string): number => Number(attribute(name) || 0)
  const [x, y, w, h] = [number('x'), number('y'), number('width'), number('height')]
  if (tag === 'path') return pathPoints(attribute('d'))
  if (tag === 'circle') return [ellipse(number('cx'), number('cy'), number('r'), number('r'))]
  if (tag === 'ellipse') return [ellipse(number('cx'), number('cy'), number('rx'), number('ry'))]
  const corners: Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
    [x, y],
  ]
  return tag === 'rect' ? [corners] : []
}

/** The ink of a label: capitals and digits stand 0.7 of its size above the line, some letters hang 0.2 below. */
function labelOf(text: string, attribute: (name: string) => string, matrix: Matrix): Label {
  const size = Number(attribute('font-size') || 14)
  const [x, y] = moved(matrix, [Number(attribute('x')), Number(attribute('y'))])
  const width = widthOf(text) * size
  const left = x - (attribute('text-anchor') === 'middle' ? width / 2 : attribute('text-anchor') === 'end' ? width : 0)
  const bottom = y + (/[gjpqy(),;]/.test(text) ? 0.2 : 0) * size
  return { text, size, box: { left, top: y - 0.7 * size, right: left + width, bottom } }
}

/** Reads the elements and path commands that the papers use, no others; a shape without `stroke` is no line. */
export function readShapes(svg: string): Shapes {
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  const strokes: Stroke[] = []
  const labels: Label[] = []
  const groups: Matrix[] = [IDENTITY]
  for (const [, end, tag = '', inner = '', text = ''] of svg.matchAll(
    /<(\/?)(g|path|circle|ellipse|rect|text)([^>]*)>([^<]*)/g,
  )) {
    const attribute = (name: string): string => new RegExp(`(?<=\\s)${name}="([^"]*)"`).exec(inner)?.[1] ?? ''
    const matrix = times(groups.at(-1) ?? IDENTITY, transformOf(attribute('transform')))
    if (tag === 'g' && end === '/') groups.pop()
    else if (tag === 'g') groups.push(matrix)
    else if (tag === 'text' && end === '') labels.push(labelOf(text, attribute, matrix))
    else if (end === '' && !['', 'none'].includes(attribute('stroke')))
      for (const points of outlines(tag, attribute)) {
        const all = points.map((point) => moved(matrix, point))
        for (const [i, point] of all.slice(1).entries()) strokes.push([all[i] ?? point, point])
      }
  }
  return { view: { left: x, top: y, right: x + width, bottom: y + height }, strokes, labels }
}

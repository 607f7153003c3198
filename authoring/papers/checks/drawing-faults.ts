/** What a reader would trip over in a drawing: a label that is cut off, struck by a line, on another label or too small. */
import { type Box, readShapes, type Stroke } from './drawing-shapes.ts'

const MIN_POINTS = 9
const POINTS_A_MILLIMETRE = 72 / 25.4

/** Whether any of the line lies in the box (Liang and Barsky). */
function crosses([[x1, y1], [x2, y2]]: Stroke, { left, top, right, bottom }: Box): boolean {
  const [dx, dy] = [x2 - x1, y2 - y1]
  let [from, to] = [0, 1]
  for (const [p, q] of [
    [-dx, x1 - left],
    [dx, right - x1],
    [-dy, y1 - top],
    [dy, bottom - y1],
  ] as const) {
    if (p === 0 && q < 0) return false
    if (p < 0) from = Math.max(from, q / p)
    if (p > 0) to = Math.min(to, q / p)
  }
  return from < to
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** One sentence a fault; `width` is that of the printed drawing in millimetres. */
export function drawingFaults(svg: string, width: number): string[] {
  const { view, strokes, labels } = readShapes(svg)
  const scale = (width / (view.right - view.left)) * POINTS_A_MILLIMETRE
  return labels.flatMap(({ text, size, box }, i) => [
    ...(size * scale < MIN_POINTS - 0.05
      ? [`the label ${text} is ${(size * scale).toFixed(1)} pt, less than ${MIN_POINTS}`]
      : []),
    ...(box.left < view.left || box.right > view.right || box.top < view.top || box.bottom > view.bottom
      ? [`the label ${text} is cut off`]
      : []),
    ...(strokes.some((stroke) => crosses(stroke, box)) ? [`a line crosses the label ${text}`] : []),
    ...labels
      .slice(i + 1)
      .flatMap((other) => (overlap(box, other.box) ? [`the labels ${text} and ${other.text} overlap`] : [])),
  ])
}

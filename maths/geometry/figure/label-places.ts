/** Where a label of a figure stands: the first place where it touches no line and no other label. Pure, in pixels. */
import type { Point } from '#families/kit/drawing.ts'

export type Segment = readonly [Point, Point]
/** y grows downwards. */
export type Box = Readonly<{ left: number; top: number; right: number; bottom: number }>

const SIZE = 14
/** Wider than the widest letters of the font but W and M, so that a box is never too small. */
const WIDE = 0.72
/** Digits, small letters and the sign of degrees. */
const NARROW = 0.64
/** Air around a label. */
const AIR = 2

/** The ink of words centred on a point, with air around it. */
export function boxOf([x, y]: Point, words: string): Box {
  const width = [...words].reduce((sum, sign) => sum + (/[A-Z]/.test(sign) ? WIDE : NARROW), 0) * SIZE
  const half = width / 2 + AIR
  return { left: x - half, right: x + half, top: y - SIZE * 0.36 - AIR, bottom: y + SIZE * 0.42 + AIR }
}

/** Whether any of the segment lies in the box (Liang and Barsky). */
function crosses([[x1, y1], [x2, y2]]: Segment, { left, top, right, bottom }: Box): boolean {
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
  return from <= to
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Undefined if no candidate is free. */
export function freePlace(
  candidates: readonly Point[],
  words: string,
  segments: readonly Segment[],
  taken: readonly Box[],
): Point | undefined {
  return candidates.find((place) => {
    const box = boxOf(place, words)
    return !segments.some((segment) => crosses(segment, box)) && !taken.some((other) => overlap(other, box))
  })
}

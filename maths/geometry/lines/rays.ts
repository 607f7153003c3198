/** Lines that start from one point. */
import type { Picture } from '#families/family.ts'
import { figure, type Points } from '#families/geometry/figure/figure.ts'
import { up } from '#families/geometry/figure/figure-points.ts'
import type { Point } from '#families/kit/drawing.ts'

const O: Point = [0, 0]

/** An angle from one ray to another, in degrees anticlockwise from the right, with its words; 'right' for a right angle. */
export type Mark = readonly [from: number, to: number, words: string]

/** Rays from one point, without letters. Null as of `figure`. */
export function rays(turns: readonly number[], marks: readonly Mark[], alt: string): Picture | null {
  const name = (turn: number): string => String.fromCharCode(97 + turns.indexOf(turn % 360))
  const points: Points = { o: O, ...Object.fromEntries(turns.map((turn) => [name(turn), up(O, turn, 1)])) }
  const angle = ([from, to]: Mark): string => `${name(from)}o${name(to)}`
  return figure(
    points,
    turns.map((turn) => `${name(turn)}o`),
    alt,
    {
      angles: marks.filter(([, , words]) => words !== 'right').map((mark) => [angle(mark), mark[2]] as const),
      rights: marks.filter(([, , words]) => words === 'right').map(angle),
      size: [230, 210],
    },
  )
}

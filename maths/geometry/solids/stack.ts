/** Cubes stacked on a table, and their drawing. */
import type { Draw, Picture } from '#families/family.ts'
import { drawing, millimetres, polygon } from '#families/kit/drawing.ts'

const SIDE = 30
const SLANT = 13

/** A cube with its front, top and right face; x to the right, y to the back, z up. */
function cube(x: number, y: number, z: number, height: number): string {
  const [left, bottom] = [x * SIDE + y * SLANT, height - z * SIDE - y * SLANT]
  const top = bottom - SIDE
  const right = left + SIDE
  return (
    polygon(
      [
        [left, bottom],
        [right, bottom],
        [right, top],
        [left, top],
      ],
      '#fff',
    ) +
    polygon(
      [
        [left, top],
        [right, top],
        [right + SLANT, top - SLANT],
        [left + SLANT, top - SLANT],
      ],
      '#eee',
    ) +
    polygon(
      [
        [right, bottom],
        [right, top],
        [right + SLANT, top - SLANT],
        [right + SLANT, bottom - SLANT],
      ],
      '#ccc',
    )
  )
}

/** Heights by row from the back to the front, from the left to the right. */
export type Stack = readonly (readonly number[])[]

/** Its cubes, and how wide and high they are drawn. */
export function stackBody(stack: Stack): Readonly<{ body: string; width: number; height: number }> {
  const depth = stack.length
  const across = Math.max(...stack.map((row) => row.length))
  const tallest = Math.max(...stack.flat())
  const height = tallest * SIDE + depth * SLANT + SIDE / 2
  const body = stack.flatMap((row, i) =>
    row.flatMap((n, x) => Array.from({ length: n }, (_, z) => cube(x, depth - 1 - i, z, height))),
  )
  const width = across * SIDE + depth * SLANT + 6
  return { body: body.join(''), width, height }
}

/** The solid alone. */
export function stackPicture(stack: Stack, alt: string): Picture {
  const { body, width, height } = stackBody(stack)
  return { svg: drawing(width, height + 4, body), alt, width: millimetres(width) }
}

/** The heights of its columns in words. */
export const describe = (stack: Stack): string =>
  `A solid of equal cubes on a table. From the back row to the front row, each from left to right, the columns have ${stack.map((row) => row.join(', ')).join('; ')} cubes.`

/** Its cubes. */
export const total = (stack: Stack): number => stack.flat().reduce((sum, n) => sum + n, 0)

/** A stack that goes down towards the front and the right, so that every column is seen. */
export function steps(draw: Draw): Stack {
  const back = [draw.int(3, 4), draw.int(2, 3), draw.int(1, 2)]
  const front = back.map((n) => Math.max(0, n - draw.int(1, 2)))
  return [back, front]
}

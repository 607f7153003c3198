/** Number lines with arrows. */
import type { Picture } from '#families/family.ts'
import { drawing, label, line, millimetres, type Point, polygon } from '#families/kit/drawing.ts'

const WIDTH = 360
const AXIS = 46

/** A mark of the line, counted in parts from its left end, and the letter above its arrow. */
type Arrow = readonly [part: number, letter: string]

const arrow = (x: number, letter: string): string => {
  const tip: Point = [x, AXIS - 8]
  return (
    label([x, 8], letter) +
    line([x, 18], [x, AXIS - 14]) +
    polygon([tip, [x - 4, AXIS - 16], [x + 4, AXIS - 16]], '#000')
  )
}

/** The line from `first` on, each whole cut into `parts`; the whole numbers stand below it. */
export function numberLine(first: number, wholes: number, parts: number, arrows: readonly Arrow[]): Picture {
  const at = (part: number): number => 12 + (part * (WIDTH - 24)) / (wholes * parts)
  const ticks = Array.from({ length: wholes * parts + 1 }, (_, part) => {
    const long = part % parts === 0 ? 8 : 5
    return line([at(part), AXIS - long], [at(part), AXIS + long])
  })
  const numbers = Array.from({ length: wholes + 1 }, (_, i) => label([at(i * parts), AXIS + 20], String(first + i)))
  const body = [
    line([0, AXIS], [WIDTH, AXIS]),
    ...ticks,
    ...numbers,
    ...arrows.map(([part, letter]) => arrow(at(part), letter)),
  ]
  const letters = arrows.map(([, letter]) => letter)
  return {
    svg: drawing(WIDTH, AXIS + 32, ...body),
    alt: `A number line from ${first} to ${first + wholes}; each whole is cut into ${parts} equal parts. Arrows ${letters.slice(0, -1).join(', ')} and ${letters.at(-1)} point to marks on it`,
    width: millimetres(WIDTH),
  }
}

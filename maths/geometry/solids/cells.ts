/** Figures of equal squares on a grid: their drawing, side by side, and their words. */
import type { Picture } from '#families/family.ts'
import { drawing, label, millimetres, rectangle } from '#families/kit/drawing.ts'

/** The row from the top and the column from the left, from 0. */
export type Cell = readonly [row: number, column: number]

/** The names of figures side by side. */
export const NAMES = ['A', 'B', 'C', 'D'] as const

/** 'row 1 places 1 2, row 2 places 2' */
export function cellWords(cells: readonly Cell[]): string {
  const rows = [...new Set(cells.map(([row]) => row))].sort((a, b) => a - b)
  return rows
    .map((row) => {
      const own = cells.filter(([r]) => r === row).map(([, column]) => column + 1)
      return `row ${row + 1} places ${own.sort((a, b) => a - b).join(' ')}`
    })
    .join(', ')
}

/** As the words of a picture say them. */
export const namedFigures = (figures: readonly (readonly Cell[])[]): string =>
  figures.map((cells, i) => `Figure ${NAMES[i]}: ${cellWords(cells)}`).join('. ')

type Size = Readonly<{ cell: number; across: number; down: number }>

/** Figures side by side, each in a space of so many squares, with their names below. */
export function figuresInARow(
  figures: readonly (readonly Cell[])[],
  { cell, across, down }: Size,
  alt: string,
): Picture {
  const space = across * cell + 26
  const body = figures.flatMap((cells, i) => [
    ...cells.map(([row, column]) => rectangle(i * space + column * cell, row * cell, cell, cell, '#ddd')),
    label([i * space + (across * cell) / 2, down * cell + 20], `Figure ${NAMES[i]}`),
  ])
  const width = figures.length * space - 26
  return { svg: drawing(width, down * cell + 30, ...body), alt, width: millimetres(width) }
}

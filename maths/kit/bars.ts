/**
 * Bar models as data: one row a quantity, cut into cells. drawBars (bar-picture.ts) draws them, and the words for screen
 * readers are made of the same data.
 */
import type { BarCell, BarModel, BarRow } from '#families/family.ts'

/** A cell with words in it. */
export const cell = (units: number, text: string = '', look: BarCell['look'] = 'plain'): BarCell => ({
  units,
  text,
  look,
})

/** So many equal cells of `units` each: of a remainder that is cut inside its whole. */
export const cutCells = (
  count: number,
  units: number,
  text: string = '',
  look: BarCell['look'] = 'plain',
): readonly BarCell[] => Array.from({ length: count }, () => cell(units, text, look))

/** So many equal cells of one unit. */
export const unitCells = (count: number, text: string = '', look: BarCell['look'] = 'plain'): readonly BarCell[] =>
  cutCells(count, 1, text, look)

/** A row; `total` beside it. */
export const bar = (name: string, cells: readonly BarCell[], total: string = ''): BarRow => ({ name, cells, total })

/** The model of a step. */
export const barModel = (rows: readonly BarRow[], below: string = ''): BarModel => ({ rows, below })

/**
 * A bar model as data: one row a quantity, cut into cells. drawBars (bar-picture.ts) draws it, and the words for screen
 * readers are made of the same data.
 */

/**
 * `units` is the width of a cell, in units of the model (not of the problem's quantity). `text` stands in it: '$60', '?'.
 * shaded: what the step is about. gone: taken away, with a dashed outline.
 */
export type BarCell = Readonly<{ units: number; text: string; look: 'plain' | 'shaded' | 'gone' }>

/** `total` stands beside the row, for the whole of it: '$240'; '' for none. */
export type BarRow = Readonly<{ name: string; cells: readonly BarCell[]; total: string }>

/** `below` says what holds for all rows together: '7 units = $420'; '' for nothing. */
export type BarModel = Readonly<{ rows: readonly BarRow[]; below: string }>

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

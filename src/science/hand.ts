/** The parts of a written question that are completed or drawn, as content/science/ holds them. */
import { z } from 'zod'

const text = z.string().min(1)
/** Printed without a notation: a list of choices shows plain words only. */
const plain = (most: number) => text.max(most).regex(/^[^*{}_|]+$/, 'has signs of the notation')
const marks = z.int().min(1).max(5)

const MAX_CELLS = 12

const isShared = (cells: number, earned: number): boolean => cells % earned === 0

/** `keys` of a row has for each column the right one of its choices, counted from 0; `why` is the reason. */
const table = z
  .strictObject({
    head: plain(40),
    columns: z
      .array(z.strictObject({ head: plain(30), choices: z.array(plain(34)).min(2).max(8) }))
      .min(1)
      .max(3),
    rows: z
      .array(z.strictObject({ name: plain(110), keys: z.array(z.int().nonnegative()), why: text }))
      .min(2)
      .max(8),
  })
  .refine(
    ({ columns, rows }) =>
      rows.every(
        ({ keys }) => keys.length === columns.length && keys.every((key, i) => key < (columns[i]?.choices.length ?? 0)),
      ),
    'a key among the choices of each column',
  )
  .refine(({ columns, rows }) => columns.length * rows.length <= MAX_CELLS, `at most ${MAX_CELLS} cells`)
  .refine(({ rows }) => new Set(rows.map(({ name }) => name)).size === rows.length, 'rows with different names')
  .refine(
    ({ columns, rows }) => columns.some((_, i) => new Set(rows.map(({ keys }) => keys[i])).size > 1),
    'more than one key',
  )

/** As PlotAnswer of worksheet.ts. Each key is on a line of the grid or in the middle of a square. */
const grid = z
  .strictObject({
    look: z.enum(['points', 'bars']),
    across: plain(30),
    up: plain(26),
    square: z.number().positive(),
    squares: z.int().min(8).max(25),
    numbered: z.int().min(1).max(10),
    places: z
      .array(z.strictObject({ name: plain(12), key: z.number().positive() }))
      .min(2)
      .max(6),
  })
  .refine(
    ({ square, squares, places }) =>
      places.every(({ key }) => key <= square * squares && Number.isInteger(Math.round((2e6 * key) / square) / 1e6)),
    'keys that can be drawn on the grid',
  )

/** A mark for each share of its cells. */
export const filledPart = z
  .strictObject({ text, marks, fill: table })
  .refine(
    ({ marks: earned, fill: { columns, rows } }) => isShared(columns.length * rows.length, earned),
    'cells that the marks divide',
  )

/** `reason` says why the values are right. */
export const drawnPart = z
  .strictObject({ text, marks, plot: grid, reason: text })
  .refine(({ marks: earned, plot: { places } }) => isShared(places.length, earned), 'points that the marks divide')

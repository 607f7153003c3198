/** Reads and marks work of the hand: the cells of a table, the points or bars of a grid. Pure. */
import type { FillAnswer, HandAnswer, PlotAnswer } from '#quiz/worksheet/worksheet.ts'

/** What is filled in. `key` and `value` are written as in a response; a value that is '' is no answer. */
export type Cell = Readonly<{
  name: string
  key: string
  takes(value: string): boolean
  isRight(value: string): boolean
  textOf(value: string): string
}>

const fillCells = ({ columns, rows }: FillAnswer): readonly Cell[] =>
  rows.flatMap(({ name, keys }) =>
    columns.map(({ head, choices }, i): Cell => {
      const key = String(keys[i])
      return {
        name: columns.length === 1 ? name : `${name}, ${head}`,
        key,
        takes: (value) => /^\d$/.test(value) && Number(value) < choices.length,
        isRight: (value) => value === key,
        textOf: (value) => choices[Number(value)] ?? '',
      }
    }),
  )

/** A line may be drawn anywhere within half a small square; what stands on the axis is not drawn yet. */
const plotCells = ({ places, square, squares }: PlotAnswer): readonly Cell[] =>
  places.map(({ name, key }): Cell => {
    const isDrawn = (value: string): boolean =>
      /^\d{1,5}(?:\.\d{1,3})?$/.test(value) && Number(value) > 0 && Number(value) <= square * squares
    return {
      name,
      key: String(key),
      takes: isDrawn,
      isRight: (value) => isDrawn(value) && Math.abs(Number(value) - key) <= square / 2 + Number.EPSILON * key,
      textOf: (value) => value,
    }
  })

/** In the order of a response. */
export const cellsOf = (answer: HandAnswer): readonly Cell[] =>
  answer.kind === 'fill' ? fillCells(answer) : plotCells(answer)

/** Nobody fills more on one page. */
const MAX_CELLS = 40

/** The values of a response, one for each cell; '' where it is empty. */
export function valuesOf(answer: HandAnswer, given: string): readonly string[] {
  const values = given.split('|', MAX_CELLS)
  return cellsOf(answer).map(({ takes }, i) => {
    const value = values[i] ?? ''
    return takes(value) ? value : ''
  })
}

/** The response with another value of one cell. */
export const withValue = (answer: HandAnswer, given: string, at: number, value: string): string =>
  acceptHand(
    answer,
    valuesOf(answer, given)
      .map((other, i) => (i === at ? value : other))
      .join('|'),
  )

/** What is kept of what a form sends; '' where no cell has a value. */
export function acceptHand(answer: HandAnswer, raw: string): string {
  const values = valuesOf(answer, raw)
  return values.every((value) => value === '') ? '' : values.join('|')
}

export const handKey = (answer: HandAnswer): string =>
  cellsOf(answer)
    .map(({ key }) => key)
    .join('|')

/** 'A: root'; a sentence has its own stop: 'It grows. true'. */
export const named = (name: string, text: string): string => `${name}${/[.?]$/.test(name) ? '' : ':'} ${text}`

/** 'A: root; B: stem'. */
export function handText(answer: HandAnswer, given: string): string {
  const values = valuesOf(answer, given)
  return cellsOf(answer)
    .map(({ name, textOf }, i) => named(name, textOf(values[i] ?? '') || '–'))
    .join('; ')
}

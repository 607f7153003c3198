/** Work of the hand where it is not played: on paper, on a board and in files for other platforms. Pure. */
import type { Answer, FillAnswer, HandAnswer, Table } from '#quiz/worksheet/worksheet.ts'
import { cellsOf, named } from './cells.ts'

/** The table to complete; the first row is the header. */
export const emptyTable = ({ head, columns, rows }: FillAnswer): Table => [
  [head, ...columns.map((column) => column.head)],
  ...rows.map(({ name }) => [name, ...columns.map(() => '')]),
]

/** What may be written: a line for all columns that have the same choices. */
export function choiceLines({ columns }: FillAnswer): readonly string[] {
  const lists = columns.map(({ choices }) => choices.join(' / '))
  const [first = ''] = lists
  if (lists.every((list) => list === first)) return [`Choose from: ${first}`]
  return columns.map(({ head }, i) => `Choose for '${head}': ${lists[i]}`)
}

/** The rows of a table with what is right in them. */
const rightRows = ({ columns, rows }: FillAnswer): readonly string[] =>
  rows.map(({ name, keys }) => named(name, keys.map((key, i) => columns[i]?.choices[key] ?? '').join(', ')))

const rightCells = (answer: HandAnswer): readonly string[] =>
  cellsOf(answer).map(({ name, key, textOf }) => named(name, textOf(key)))

/** What is right, a line for each mark: whole rows where the marks divide them, else cells. */
export function handPoints(answer: HandAnswer, marks: number): readonly string[] {
  const hasRows = answer.kind === 'fill' && answer.rows.length % marks === 0
  const right = hasRows ? rightRows(answer) : rightCells(answer)
  const share = Math.max(1, Math.ceil(right.length / marks))
  return Array.from({ length: marks }, (_, i) => right.slice(i * share, (i + 1) * share).join('; '))
}

/** Why it is right, row by row; '' for a graph, whose part has a reason. */
export const rowReasons = (answer: Answer): string =>
  answer.kind === 'fill' ? answer.rows.map(({ name, why }) => named(name, why)).join(' ') : ''

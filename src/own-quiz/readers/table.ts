/** Tables: pasted from a sheet or a document, as CSV, or of an Excel file. A row is a question. */
import { parse } from 'csv-parse/browser/esm/sync'
import { z } from 'zod'
import { type Draft, type Drafts, FileRefused, type Found, NO_DRAFT, type Row } from '#own-quiz/draft.ts'
import { typeNamed, typeNamesSaid } from '#own-quiz/texts/kinds.ts'
import { type Columns, headerColumns, placesIn, plainColumns } from './columns.ts'
import { readTextRows, typeIn } from './text-rows.ts'

/** Some sheets say above their header what to write below it. */
const HEADER_WITHIN = 12

/** A spreadsheet takes a cell for a formula that begins with such a sign; an apostrophe before it says that it is a text. */
const plainCell = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '').trim()

/** Which option the cell means; several where they are separated, or where its number is also the text of another option. */
function keysOf(cell: string, options: readonly string[], isNumber: boolean): readonly number[] {
  const same = options.flatMap((option, i) => (option !== '' && option === cell ? [i] : []))
  const places = placesIn(cell)?.filter((place) => place < options.length && options[place] !== '') ?? []
  if (isNumber) return places
  return [...new Set([...same, ...places])]
}

/** Between several answers that are right. */
const OR = ' / '

/** 'visit: It is in the past.' */
function mistakeIn(cell: string): Draft['mistakes'] {
  const [, answer = '', reason = ''] = /^(.+?): (.+)$/s.exec(cell) ?? []
  return answer === '' ? [] : [{ answer, reason }]
}

function draftOf({ line, cells }: Row, columns: Columns, isNumber: boolean): Draft {
  const at = (place: number): string => plainCell(cells[place] ?? '')
  const cell = at(columns.key)
  const reason = at(columns.reason)
  const common = { ...NO_DRAFT, line, prompt: at(columns.question), reason }
  if (columns.options.length === 0) {
    const options = [cell, ...columns.wrong.map(at)]
    return { ...common, options, keys: cell === '' ? [] : [0] }
  }
  const options = columns.options.map(at)
  const typed = at(columns.typed)
  if (typed !== '' && cell === '' && options.every((option) => option === ''))
    return { ...common, answers: typed.split(OR), mistakes: columns.whyNot.map(at).flatMap(mistakeIn) }
  const keys = keysOf(cell, options, isNumber)
  return { ...common, options, keys, unknownKey: keys.length === 0 ? cell : '', reasons: columns.whyNot.map(at) }
}

const isEmpty = ({ cells }: Row): boolean => cells.every((cell) => cell.trim() === '')

/** Rejects with FileRefused a table that names a type which is none. */
export function readRows(all: readonly Row[]): Found {
  const rows = all.filter((row) => !isEmpty(row))
  const [first, ...rest] = rows
  const name = first === undefined ? null : typeIn(first)
  if (first === undefined || name === null) return readQuestions(rows)
  const type = typeNamed(name)
  if (type === null)
    throw new FileRefused(`Line ${first.line} says the type “${name}”. Types are: ${typeNamesSaid.join(', ')}.`)
  return type === 'questions' ? readQuestions(rest) : readTextRows(type, rest, readQuestions)
}

function readQuestions(rows: readonly Row[]): Drafts {
  if (rows.length === 0) return { title: '', drafts: [] }
  const found = rows
    .slice(0, HEADER_WITHIN)
    .map(({ cells }, i) => ({ columns: headerColumns(cells), body: rows.slice(i + 1) }))
    .find(({ columns }) => columns !== null)
  const header = found?.columns ?? null
  const common = header ?? plainColumns(rows.map(({ cells }) => cells))
  const isNumber = header !== null && isNumberColumn(rows, header.key)
  // Rows of a document may each have another number of options.
  const columnsOf = ({ cells }: Row) => (header === null && common.key === -1 ? plainColumns([cells]) : common)
  return { title: '', drafts: (found?.body ?? rows).map((row) => draftOf(row, columnsOf(row), isNumber)) }
}

/** Whether the header says that the right answer is a number: then a number is never the text of an option. */
const isNumberColumn = (rows: readonly Row[], key: number): boolean =>
  rows.some(({ cells }) => /^number of the right answer$/i.test((cells[key] ?? '').trim()))

const DELIMITERS = [',', ';'] as const

/** Tabs where there are any at the beginning; else the sign that the first line with one has most often. */
function delimiterOf(text: string): string {
  const lines = text.split('\n').slice(0, HEADER_WITHIN)
  if (lines.some((line) => line.includes('\t'))) return '\t'
  const first = lines.find((line) => DELIMITERS.some((sign) => line.includes(sign))) ?? ''
  const [comma, semicolon] = DELIMITERS.map((sign) => first.split(sign).length)
  return (semicolon ?? 0) > (comma ?? 0) ? ';' : ','
}

const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))

/** `quote` is false for a text whose quotation marks are only words. */
function rowsOf(text: string, quote: '"' | false): readonly Row[] {
  const parsed = records.parse(
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      quote,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  )
  return parsed.map(({ record, info }) => ({ line: info.lines - linesIn(record), cells: record }))
}

/** Line ends within the cells of a row. */
const linesIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n?|\n/g)?.length ?? 0), 0)

/** Quotation marks around cells, or only as words where no other way to read them is left. */
function anyRowsOf(text: string): readonly Row[] {
  try {
    return rowsOf(text, '"')
  } catch {
    return rowsOf(text, false)
  }
}

export const readTable = (text: string): Found => readRows(anyRowsOf(text.replaceAll(/\r\n?/g, '\n')))

/**
 * A table as CSV: a row a question. The first two columns are a flash card for Quizlet, the second to the eighth what Kahoot's sheet asks
 * for. Nothing but text fits into it.
 */
import { stringify } from 'csv-stringify/sync'
import { LICENCE, type Line, type PortableExercise, type PortableItem, type Source } from './portable.ts'

/** The options of Kahoot's sheet. */
export const KAHOOT_OPTIONS = 4
const SECONDS = 120

/** An underlined word stands in brackets. */
const text = (line: Line): string =>
  line.map((span) => (span.kind === 'underlined' ? `[${span.text}]` : span.text)).join('')

/** What is asked, with the text that it needs. */
export const tableQuestion = ({ about, ask }: PortableItem): string =>
  [...about.flatMap((block) => (block.kind === 'line' ? [text(block.line)] : [])), text(ask)].join('\n')

type Row = Readonly<{ right: string; options: readonly string[]; key: string; reasons: readonly string[] }>

function rowOf({ answer }: PortableItem): Row {
  switch (answer.kind) {
    case 'choice': {
      const options = answer.options.map(({ line }) => text(line))
      const reasons = answer.options.map(({ reason }) => reason)
      return { right: options[answer.key] ?? '', options, key: String(answer.key + 1), reasons }
    }
    case 'typed':
      return {
        right: answer.accepted.join(' / '),
        options: [],
        key: '',
        reasons: answer.mistakes.map(({ text: wrong, reason }) => `${wrong}: ${reason}`),
      }
    case 'written':
      return { right: answer.points.join(' / '), options: [], key: '', reasons: [] }
  }
}

const filled = (cells: readonly string[], length: number): readonly string[] =>
  Array.from({ length }, (_, i) => cells[i] ?? '')

const numbered = (word: string, length: number): readonly string[] =>
  Array.from({ length }, (_, i) => `${word} ${i + 1}`)

/** Cells that a spreadsheet would take for a formula have a ' in front. */
export function questionsCsv({ title, items }: PortableExercise, { site, url }: Source): string {
  const rows = items.map((item) => ({ item, row: rowOf(item) }))
  const options = Math.max(KAHOOT_OPTIONS, ...rows.map(({ row }) => row.options.length))
  const reasons = Math.max(0, ...rows.map(({ row }) => row.reasons.length))
  const header = [
    'Right answer',
    'Question',
    ...numbered('Answer', options),
    'Time limit in seconds',
    'Number of the right answer',
    'Reason',
    ...numbered('Why not answer', reasons),
    'Number',
    'Marks',
    'Set',
    'Source',
    'Licence',
  ]
  const body = rows.map(({ item, row }) => [
    row.right,
    tableQuestion(item),
    ...filled(row.options, options),
    String(SECONDS),
    row.key,
    item.reason.join('\n'),
    ...filled(row.reasons, reasons),
    item.number,
    String(item.marks),
    title,
    `${site}, ${url}`,
    `${LICENCE.name}, ${LICENCE.url}`,
  ])
  // With the line ends of Windows between rows, one within a cell would not be quoted by itself.
  const format = { bom: true, escape_formulas: true, record_delimiter: 'windows', quoted_match: '\n' } as const
  return stringify([header, ...body], format)
}

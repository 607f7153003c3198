/** The first sheet of an Excel file (XLSX). */
import { FileRefused, type Found, type Row } from '#own-quiz/draft.ts'
import { readRows } from './table.ts'
import { childrenOf, type Element, elementsIn, readXml, textIn, within } from './xml.ts'

/** Text that is written in several runs; how Chinese is read (rPh) is no part of it. */
const richText = (element: Element): string =>
  elementsIn(element)
    .map((part) => (part.name === 't' ? unescaped(textIn(part)) : part.name === 'r' ? richText(part) : ''))
    .join('')

/** Excel writes signs that XML lacks as '_x000D_', and such a text itself as '_x005F_x000D_'. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Digits that Excel shows; it writes 4.56 as 4.5599999999999996. */
const MAX_DIGITS = 15

const numberText = (value: string): string =>
  value.trim() === '' || Number.isNaN(Number(value)) ? value : String(Number(Number(value).toPrecision(MAX_DIGITS)))

/** 'C' of 'C12' is 2. */
const columnOf = (reference: string): number =>
  [...reference.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** More columns than a question can need are not read. */
const MAX_COLUMNS = 60

function cellText(cell: Element, shared: readonly string[]): string {
  const { t: type = 'n' } = cell.attributes
  if (type === 'inlineStr') return childrenOf(cell, 'is').map(richText).join('')
  const value = childrenOf(cell, 'v').map(textIn).join('')
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  return type === 'n' ? numberText(value) : unescaped(value)
}

function rowOf(row: Element, shared: readonly string[]): Row {
  const cells: string[] = []
  for (const cell of childrenOf(row, 'c')) {
    const place = cell.attributes.r === undefined ? cells.length : columnOf(cell.attributes.r)
    if (place < 0 || place >= MAX_COLUMNS) continue
    while (cells.length < place) cells.push('')
    cells[place] = cellText(cell, shared)
  }
  return { line: Number(row.attributes.r ?? 1), cells }
}

/** The path of the sheet that stands first in the workbook. */
function firstSheet(files: ReadonlyMap<string, string>): string {
  const [sheet] = within(readXml(files.get('xl/workbook.xml') ?? ''), ['sheet'])
  const relations = childrenOf(readXml(files.get('xl/_rels/workbook.xml.rels') ?? '<Relationships/>'), 'Relationship')
  const id = sheet?.attributes['r:id']
  const target = relations.find(({ attributes }) => attributes.Id === id)?.attributes.Target ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** `files` are the texts of the archive by their paths. */
export function readWorkbook(files: ReadonlyMap<string, string>): Found {
  const sheet = files.get(firstSheet(files))
  if (sheet === undefined) throw new FileRefused('This Excel file has no sheet that can be read.')
  const strings = files.get('xl/sharedStrings.xml')
  const shared = strings === undefined ? [] : childrenOf(readXml(strings), 'si').map(richText)
  return readRows(within(readXml(sheet), ['row']).map((row) => rowOf(row, shared)))
}

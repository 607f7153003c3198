/** Which column of a table holds what. */

/** The places of columns, from 0; -1 for none. */
export type Columns = Readonly<{
  question: number
  options: readonly number[]
  /** Options that are wrong, beside a column with the right one. */
  wrong: readonly number[]
  key: number
  /** What is right where it is typed, beside a column with the number of the right option. */
  typed: number
  reason: number
  /** Why an option is wrong, by the order of `options`; -1 for none. */
  whyNot: readonly number[]
}>

const QUESTION =
  /^(?:questions?(?: ?text| ?stem)?|qn|stem|prompt|item|题目|问题)(?:\b(?!.*(?:#|number|type|no\.?$)).*)?$/
const OPTION = /^(?:option|answer|choice|选项)\s*\(?([1-9]\d?|[a-i])\)?(?:\b.*)?$/
const LETTER = /^\(?([a-f])\)?\.?$/
const WRONG = /^(?:incorrect|wrong)(?: answer| option)?\s*\d?\b/
const WHY_NOT = /^(?:why not|reason|feedback)(?: answer| option| for)?\s*\(?([1-9]\d?|[a-i])\)?$/
const KEY = /^(?:(?:number|letter) of the right answer|correct|right|key\b|ans(?:wer)?\b|solution|答案)/
const NUMBER_KEY = /^(?:number|letter) of the right answer/
const TYPED = /^right answer$/
const REASON = /^(?:(?:reason|explanation|answer explanation|why|feedback|rationale)\b|解释|说明)/

const named = (cells: readonly string[]): readonly string[] =>
  cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim().toLowerCase())

const columnsNamed = (names: readonly string[], form: RegExp): readonly number[] =>
  names.flatMap((name, i) => (form.test(name) ? [i] : []))

const firstOf = (places: readonly number[]): number => places[0] ?? -1

/** Null for a row that is no header. */
export function headerColumns(cells: readonly string[]): Columns | null {
  const names = named(cells)
  const question = firstOf(columnsNamed(names, QUESTION))
  const options = [...columnsNamed(names, OPTION), ...columnsNamed(names, LETTER)]
  const whyNot = columnsNamed(names, WHY_NOT)
  const wrong = columnsNamed(names, WRONG)
  const reasons = columnsNamed(names, REASON).filter((i) => !whyNot.includes(i))
  const keys = columnsNamed(names, KEY).filter((i) => !options.includes(i) && !reasons.includes(i))
  const numbers = columnsNamed(names, NUMBER_KEY)
  const key = firstOf([...numbers, ...keys])
  const typed = numbers.length === 0 ? -1 : firstOf(columnsNamed(names, TYPED))
  if (question === -1 || (options.length === 0 && (wrong.length === 0 || key === -1))) return null
  return { question, options, wrong, key, typed, reason: firstOf(reasons), whyNot }
}

/** '2', '(2)', 'B', 'b)', '1, 2': the places that a key names, from 0; null for a text that names none. */
export function placesIn(cell: string): readonly number[] | null {
  const signs = cell
    .trim()
    .replace(/^(?:options?|answers?)\s+/i, '')
    .split(/\s*(?:,|;|\/|&|\band\b|\s)\s*/i)
    .filter((sign) => sign !== '')
  const places = signs.map((sign) => {
    const [, digit, letter] = /^\(?(?:([1-9]\d?)|([a-i]))[).:]?$/i.exec(sign) ?? []
    if (digit !== undefined) return Number(digit) - 1
    return letter === undefined ? -1 : letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)
  })
  return places.length === 0 || places.includes(-1) ? null : places
}

const isFilled = (cell: string | undefined): boolean => (cell ?? '').trim() !== ''

/** Whether this cell can name the right one of the cells between it and the question. */
function namesKey(cells: readonly string[], at: number): boolean {
  const cell = (cells[at] ?? '').trim()
  const options = cells.slice(1, at).map((option) => option.trim())
  return options.includes(cell) || (placesIn(cell)?.every((place) => place < options.length) ?? false)
}

const FIRST_KEY = 3

/**
 * Of a table without a header: question, options, the right one, its reason. The last column in which every row names one of the
 * cells before it is that of the right answers; -1 where there is none, and then all further columns are options.
 */
export function plainColumns(rows: readonly (readonly string[])[]): Columns {
  const width = Math.max(...rows.map(({ length }) => length))
  const candidates = Array.from({ length: Math.max(0, width - FIRST_KEY) }, (_, i) => i + FIRST_KEY)
  const fits = (at: number): boolean => {
    const filled = rows.filter((cells) => isFilled(cells[at]))
    return filled.length * 2 > rows.length && filled.every((cells) => namesKey(cells, at))
  }
  const key = candidates.findLast(fits) ?? -1
  const end = key === -1 ? width : key
  const options = Array.from({ length: Math.max(0, end - 1) }, (_, i) => i + 1)
  const reason = key !== -1 && key + 1 < width ? key + 1 : -1
  const whyNot = reason === -1 ? [] : options.map((_, i) => reason + 1 + i).filter((at) => at < width)
  return { question: 0, options, wrong: [], key, typed: -1, reason, whyNot }
}

/** Tables about one text: rows of the text, of a list of words, and of answers, which begin with the number of their place. */
import { type Draft, type Drafts, NO_DRAFT, type Row, type TextDraft } from '#own-quiz/draft.ts'
import { kinds, type TextType } from '#own-quiz/texts/kinds.ts'
import { lineOf } from '#own-quiz/texts/places.ts'

const TEXT = /^(?:text|passage|paragraph|line|短文|文章|对话|课文)$/i
const WORDS = /^(?:words?|word list|phrases?|list|选项|词语)$/i
const HEADER = /^(?:number|no\.?|place|blank|题号|号码)$/i
const NUMBER = /^\(?(\d{1,3})[.)]?$/

const TYPE = /^(?:type|题型|类型)\s*[:：]?$/i
const TYPE_ALONE = /^(?:type|题型|类型)\s*[:：]\s*(\S.*)$/i

const filled = ({ cells }: Row): readonly string[] => cells.map((cell) => cell.trim()).filter((cell) => cell !== '')

/** The type that the first row of a table names; null for a row that names none. */
export function typeIn(row: Row): string | null {
  const [first = '', second = '', third] = filled(row)
  if (third !== undefined) return null
  if (second === '') return TYPE_ALONE.exec(first)?.[1] ?? null
  return TYPE.test(first) ? second : null
}

/** A row of a dialogue may have the speaker in a cell of its own. */
function paragraphOf({ line, cells: [, ...cells] }: Row, type: TextType): TextDraft['paragraphs'][number] {
  const [first = '', ...more] = filled({ line, cells })
  const isSpoken = type === 'chinese-dialogue' && more.length > 0
  return { line, text: isSpoken ? lineOf(first, more.join(' '), kinds[type].language) : [first, ...more].join(' ') }
}

/** Typed or from a list: the answer, its reason, then wrong ones. What is typed has '/' between several. */
function plainAnswer({ line, cells }: Row, type: TextType): Draft {
  const [, answer = '', reason = '', ...wrong] = cells.map((cell) => cell.trim())
  return {
    ...NO_DRAFT,
    line,
    answers: kinds[type].answered === 'typed' ? answer.split('/') : [answer],
    reason,
    mistakes: wrong.flatMap((cell, i) => {
      const why = wrong[i + 1] ?? ''
      return i % 2 === 1 || cell + why === '' ? [] : [{ answer: cell, reason: why }]
    }),
  }
}

/** `readQuestions` reads a table whose rows are questions with options. */
export function readTextRows(
  type: TextType,
  rows: readonly Row[],
  readQuestions: (rows: readonly Row[]) => Drafts,
): TextDraft {
  const first = ({ cells: [cell = ''] }: Row): string => cell.trim()
  const rowsOf = (form: RegExp): readonly Row[] => rows.filter((row) => form.test(first(row)))
  const numbered = rowsOf(NUMBER)
  const header = rowsOf(HEADER).map((row) => ({ ...row, cells: ['Question', ...row.cells.slice(1)] }))
  const drafts =
    kinds[type].answered === 'options'
      ? readQuestions([...header, ...numbered]).drafts
      : numbered.map((row) => plainAnswer(row, type))
  return {
    title: '',
    type,
    paragraphs: rowsOf(TEXT).map((row) => paragraphOf(row, type)),
    words: rowsOf(WORDS).flatMap((row) => filled(row).slice(1)),
    answers: numbered.flatMap((row, i) => {
      const draft = drafts[i]
      return draft === undefined ? [] : [{ number: Number(NUMBER.exec(first(row))?.[1]), draft }]
    }),
    strays: rows
      .filter((row) => ![TEXT, WORDS, HEADER, NUMBER].some((form) => form.test(first(row))))
      .map((row) => ({ line: row.line, text: filled(row)[0] ?? '' })),
    notes: [],
    rows: [['Type', kinds[type].name], ...rows.map(({ cells }) => cells)],
  }
}

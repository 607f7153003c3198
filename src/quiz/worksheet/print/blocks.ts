/** The questions of a worksheet as blocks of a paper and as rows of its key: plain data that the templates draw. */

import type { Language } from '#lib/language.ts'
import type { AnswerPlace } from '#quiz/contract/print-view.ts'
import { named } from '#quiz/worksheet/hand/cells.ts'
import { gridFigure } from '#quiz/worksheet/hand/grid-figure.ts'
import { choiceLines, emptyTable, handPoints } from '#quiz/worksheet/hand/on-paper.ts'
import { KEY_WORDS, languageOfPoints } from '#quiz/worksheet/key-words.ts'
import {
  type Figure,
  type HandAnswer,
  isHand,
  type OpenAnswer,
  type Part,
  type Question,
  type Table,
} from '#quiz/worksheet/worksheet.ts'
import { type Line, mathsLine } from './lines.ts'

type Cells = readonly (readonly Line[])[]

/** What stands above the place to answer; `question` stands below figures and tables, empty if the stem has asked. */
type AskedBlock = Readonly<{
  number: string
  stem: readonly Line[]
  figures: readonly Figure[]
  /** Of each table the first row is the header. */
  tables: readonly Cells[]
  question: Line
}>

/** A question with four options. `columns` is how many stand side by side; `optionTable` is [] where they are no table. */
export type ChoiceBlock = AskedBlock &
  Readonly<{ kind: 'choice'; columns: 1 | 2 | 4; options: readonly Line[]; optionTable: Cells }>

/** One part of a written question; `label` is '' when there is only one. `answers` are the captions of its answer lines. */
type WrittenPart = Readonly<{
  label: string
  text: Line
  marks: number
  /** Height of the empty space to work in, in millimetres; ruled if `ruled`. */
  space: number
  ruled: boolean
  answers: readonly Readonly<{ before: string; after: string }>[]
  /** What is completed: lines with its choices, its empty table, its grid. */
  choices: readonly Line[]
  tables: readonly Cells[]
  figures: readonly Figure[]
}>

export type WrittenBlock = AskedBlock & Readonly<{ kind: 'written'; parts: readonly WrittenPart[] }>

/** A line of working or a marking point: `mark` is '[1]' where it earns one, `figures` are the models drawn for it. */
type Reason = Readonly<{ line: Line; mark: string; figures: readonly Figure[] }>

/** A question's row in the key: an answer a part, then how it is found. */
export type WorkedKey = Readonly<{ number: string; answers: readonly Line[]; reasons: readonly Reason[] }>

/** Millimetres to work in, by the marks of a part. */
const WORKING_SPACE: Readonly<Record<number, number>> = { 1: 20, 2: 34, 3: 52, 4: 70, 5: 86 }
/** Millimetres from one ruled line to the next. */
const LINE_HEIGHT = 8.5

/** Lines for a sentence. */
const SENTENCE_LINES = 3

/** A Chinese character or sign is as wide as two letters. */
const WIDE = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/gu

/** As many options side by side as fit. */
export function optionColumns(options: readonly string[]): 1 | 2 | 4 {
  const longest = Math.max(...options.map((text) => text.replaceAll(/[{}]/g, '').replaceAll(WIDE, 'xx').length))
  if (longest <= 12) return 4
  return longest <= 32 ? 2 : 1
}

const cells = (table: Table): Cells => table.map((row) => row.map(mathsLine))

function asked({ number, stem, figures, table, asks }: Question): AskedBlock {
  // The template has one line below figures and tables; what comes before it joins the stem.
  return {
    number,
    stem: [...stem, ...asks.slice(0, -1)].filter((line) => line !== '').map(mathsLine),
    figures,
    tables: table.length === 0 ? [] : [cells(table)],
    question: mathsLine(asks.at(-1) ?? ''),
  }
}

/** Completed where it stands, without lines or space below it. */
function handPart({ label, ask, marks }: Part, answer: HandAnswer): WrittenPart {
  const isTable = answer.kind === 'fill'
  return {
    label,
    text: mathsLine(ask),
    marks,
    space: 0,
    ruled: false,
    answers: [],
    choices: isTable ? choiceLines(answer).map(mathsLine) : [],
    tables: isTable ? [cells(emptyTable(answer))] : [],
    figures: isTable ? [] : [gridFigure(answer, [])],
  }
}

function writtenPart(part: Part): WrittenPart {
  const { label, ask, marks, answer } = part
  if (isHand(answer)) return handPart(part, answer)
  const lines = answer.kind === 'lines' || answer.kind === 'sentence'
  const before = 'before' in answer ? answer.before : ''
  return {
    label,
    text: mathsLine(ask),
    marks,
    space: lines
      ? (answer.kind === 'lines' ? answer.lines : SENTENCE_LINES) * LINE_HEIGHT
      : (WORKING_SPACE[marks] ?? 40),
    ruled: lines,
    answers: lines ? [] : [{ before: `Ans: ${before}`.trim(), after: 'after' in answer ? answer.after : '' }],
    choices: [],
    tables: [],
    figures: [],
  }
}

/** A question as it is asked. A question whose only part is chosen has options; every other is written. */
export function questionBlock(question: Question): ChoiceBlock | WrittenBlock {
  const answer = question.parts[0]?.answer
  if (question.parts.length === 1 && answer?.kind === 'choice')
    return {
      kind: 'choice',
      ...asked(question),
      columns: optionColumns(answer.options),
      options: answer.options.map(mathsLine),
      optionTable: cells(answer.table),
    }
  return { kind: 'written', ...asked(question), parts: question.parts.map(writtenPart) }
}

/** Where a question is answered on the answer sheet; null for one that is written. */
export function shadedPlace({ number, parts }: Question): AnswerPlace | null {
  const [only] = parts
  if (parts.length !== 1 || only?.answer.kind !== 'choice') return null
  return { number, ovals: only.answer.options.map((_, i) => String(i + 1)) }
}

function answerText({ answer, marks }: Part, language: Language): string {
  switch (answer.kind) {
    case 'fill':
    case 'plot':
      return KEY_WORDS[language].marks(marks)
    case 'choice':
      return `(${answer.key + 1}) ${answer.options[answer.key] ?? ''}`
    case 'lines':
      return KEY_WORDS[languageOfPoints(answer, language)].marks(answer.points.length)
    default:
      return answer.key
  }
}

const OTHER_SENTENCES =
  'Other right sentences are accepted that say the same and have the given words as they are printed.'

const plain = (text: string): readonly Reason[] =>
  text === '' ? [] : [{ line: mathsLine(text), mark: '', figures: [] }]

/** What a marker takes and refuses, and answers as pupils write them. */
function wordingsOf(answer: OpenAnswer, marks: number, language: Language): readonly Reason[] {
  const { accept, refuse, samples } = answer
  const words = KEY_WORDS[languageOfPoints(answer, language)]
  return [
    ...(accept === '' ? [] : plain(`*${words.accept}* ${accept}`)),
    ...(refuse === '' ? [] : plain(`*${words.refuse}* ${refuse}`)),
    ...samples.flatMap((one) => plain(`*${words.sample(one.marks, marks)}* “${one.text}”`)),
  ]
}

/** What is right in each cell, a line a mark, then why; a graph as it is drawn. */
function handReasons(answer: HandAnswer, marks: number): readonly Reason[] {
  const drawn = { values: answer.kind === 'plot' ? answer.places.map(({ key }) => key) : [], look: 'drawn' } as const
  return [
    ...handPoints(answer, marks).map((text, i) => ({
      line: mathsLine(text),
      mark: '[1]',
      figures: answer.kind === 'plot' && i === 0 ? [gridFigure(answer, [drawn])] : [],
    })),
    ...(answer.kind === 'fill'
      ? answer.rows.flatMap(({ name, why }) => plain(`*${named(name, '').trim()}* ${why}`))
      : []),
  ]
}

function reasonsOf({ label, answer, steps, reason, marks }: Part, language: Language): readonly Reason[] {
  const chosen = answer.kind === 'choice'
  const worked: readonly Reason[] = steps.map(({ text, mark, figure }) => ({
    line: mathsLine(text),
    mark: mark === 1 && !chosen && marks > 0 ? '[1]' : '',
    figures: figure === null ? [] : [figure],
  }))
  const points: readonly Reason[] =
    answer.kind === 'lines' ? answer.points.map((text) => ({ line: mathsLine(text), mark: '[1]', figures: [] })) : []
  const all = [
    ...worked,
    ...points,
    ...(isHand(answer) ? handReasons(answer, marks) : []),
    ...(answer.kind === 'lines' ? wordingsOf(answer, marks, language) : []),
    ...(answer.kind === 'sentence' ? plain(OTHER_SENTENCES) : []),
    ...plain(reason),
  ]
  const [first, ...rest] = all
  if (first === undefined || label === '') return all
  return [{ ...first, line: [...mathsLine(`${label} `), ...first.line] }, ...rest]
}

/** The answers with their working, the models of its steps, and the marking points. `language` is that of the paper. */
export const workedKey = ({ number, parts }: Question, language: Language): WorkedKey => ({
  number,
  answers: parts.map((part) => mathsLine(`${part.label} ${answerText(part, language)}`.trim())),
  reasons: parts.flatMap((part) => reasonsOf(part, language)),
})

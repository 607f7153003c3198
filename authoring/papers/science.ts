/** A Science paper and its key from what was drawn of the bank: Booklet A with options, Booklet B to write in. */
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { format } from '#papers/paper-name.ts'
import { LINE_HEIGHT, optionColumns, type WrittenBlock } from '#quiz/worksheet/print/blocks.ts'
import { mathsLine } from '#quiz/worksheet/print/lines.ts'
import type { Figure } from '#quiz/worksheet/worksheet.ts'
import type { ScienceChoice, ScienceOpen } from '#science/bank.ts'
import { marksOf, type SciencePaper } from '#science/paper.ts'
import type { Block, Printout, Section } from './printout.ts'
import { starNote, starred } from './starred.ts'

type Keys = Extract<Block, { kind: 'keys' }>
type Asked = Pick<ScienceChoice, 'stem' | 'figure' | 'table'>
type Figures = ReadonlyMap<string, string>

const MARKS_EACH = 2

function figuresOf({ figure }: Asked, figures: Figures): readonly Figure[] {
  const svg = figure === null ? undefined : figures.get(figure.file)
  return figure === null || svg === undefined ? [] : [{ svg, alt: figure.alt, width: figure.width }]
}

/** A stem in two halves: what is told stands above the drawing, what is asked (its last line) below. */
const asked = (item: Asked, figures: Figures) => ({
  stem: item.stem.slice(0, Math.max(1, item.stem.length - 1)).map(mathsLine),
  figures: figuresOf(item, figures),
  tables: item.table.length === 0 ? [] : [item.table.map((row) => row.map(mathsLine))],
  question: item.stem.length > 1 ? mathsLine(item.stem.at(-1) ?? '') : [],
})

function choice(item: ScienceChoice, number: number, figures: Figures): Block {
  const { optionTable } = item
  return {
    kind: 'choice',
    number: starred(number, item.until),
    ...asked(item, figures),
    columns: optionColumns(item.options),
    options: item.options.map(mathsLine),
    optionTable: optionTable === null ? [] : [optionTable.head, ...optionTable.rows].map((row) => row.map(mathsLine)),
  }
}

const labelOf = (item: ScienceOpen, i: number): string => (item.parts.length === 1 ? '' : `(${'abcdef'[i] ?? ''})`)

function written(item: ScienceOpen, number: number, figures: Figures): WrittenBlock {
  return {
    kind: 'written',
    number: starred(number, item.until),
    ...asked(item, figures),
    parts: item.parts.map(({ text, points, lines }, i) => ({
      label: labelOf(item, i),
      text: mathsLine(text),
      marks: points.length,
      space: lines * LINE_HEIGHT,
      ruled: true,
      answers: [],
    })),
  }
}

/** As in the keys of Mathematics. */
const untilLine = (until: number): Keys['rows'][number]['reasons'] =>
  until === 0 ? [] : [{ line: mathsLine(`Asked in the exam until ${until}.`), mark: '' }]

function choiceKey(item: ScienceChoice, number: number): Keys['rows'][number] {
  const chosen = item.optionTable === null ? item.options[item.key] : item.optionTable.rows[item.key]?.join('; ')
  return {
    number: starred(number, item.until),
    answers: [mathsLine(`(${item.key + 1}) ${chosen ?? ''}`)],
    reasons: [{ line: mathsLine(item.explanation), mark: '' }, ...untilLine(item.until)],
  }
}

function openKey(item: ScienceOpen, number: number): Keys['rows'][number] {
  const reasons = item.parts.flatMap(({ points, accept, refuse }, i) => [
    ...points.map((point, j) => ({
      line: mathsLine(`${j === 0 ? `${labelOf(item, i)} ` : ''}${point}`.trim()),
      mark: '[1]',
    })),
    ...(accept === '' ? [] : [{ line: mathsLine(`*Accept:* ${accept}`), mark: '' }]),
    ...(refuse === '' ? [] : [{ line: mathsLine(`*Refuse:* ${refuse}`), mark: '' }]),
  ])
  return {
    number: starred(number, item.until),
    answers: [mathsLine(`${marksOf(item)} marks`)],
    reasons: [...reasons, ...untilLine(item.until)],
  }
}

const keys = (heading: string, last: string, rows: Keys['rows']): Section => ({
  heading,
  instructions: '',
  marks: '',
  newPage: false,
  blocks: [{ kind: 'keys', columns: ['Qn', 'Answer', last], wide: false, rows }],
})

export function sciencePrintouts(paper: SciencePaper, figures: Figures): readonly Printout[] {
  const { year, school, choice: options, open } = paper
  const first = options.length + 1
  const last = options.length + open.length
  const openMarks = open.reduce((sum, item) => sum + marksOf(item), 0)
  const optionMarks = options.length * MARKS_EACH
  const printout: Printout = {
    fileName: format({ year, school, subject: 'Science', kind: 'paper' }),
    language: 'en',
    title: `${splitCamelCase(school)} ${year}: Science, prelim practice paper`,
    school: splitCamelCase(school),
    occasion: `Prelim practice paper ${year}`,
    subject: 'Science',
    component: 'Booklet A and Booklet B',
    fields: ['Name', 'Class', 'Date'],
    instructions: [
      'Write your name and class in the spaces above.',
      'Answer all questions. Write your answers in this paper.',
      'The drawings are not to scale.',
      'Time: 1 hour 45 minutes.',
      ...starNote([...options, ...open].map(({ until }) => until)),
      'This paper has the format of the exam until 2025. The exam has had another one since 2026.',
    ],
    marksTable: [
      ['Section', 'Questions', 'Marks', 'Your marks'],
      ['Booklet A', `1 – ${options.length}`, String(optionMarks), ''],
      ['Booklet B', `${first} – ${last}`, String(openMarks), ''],
      ['Total', '', String(optionMarks + openMarks), ''],
    ],
    sections: [
      {
        heading: 'Booklet A',
        instructions: `For each question from 1 to ${options.length}, four options are given. One of them is the correct answer. Write its number (1, 2, 3 or 4) in the brackets. Each question carries ${MARKS_EACH} marks.`,
        marks: `${optionMarks} marks`,
        newPage: true,
        blocks: options.map((item, i) => choice(item, i + 1, figures)),
      },
      {
        heading: 'Booklet B',
        instructions: `For questions ${first} to ${last}, write your answers on the lines. The number of marks is shown in brackets at the end of each question or part question.`,
        marks: `${openMarks} marks`,
        newPage: true,
        blocks: open.map((item, i) => written(item, first + i, figures)),
      },
    ],
    ending: 'End of paper',
  }
  const key: Printout = {
    ...printout,
    fileName: format({ year, school, subject: 'Science', kind: 'key' }),
    title: `${printout.title}: answer key`,
    component: 'Answer key with reasons and marking points',
    fields: [],
    instructions: [],
    marksTable: [],
    sections: [
      keys(
        'Booklet A',
        'Reason',
        options.map((item, i) => choiceKey(item, i + 1)),
      ),
      keys(
        'Booklet B',
        'Marking points',
        open.map((item, i) => openKey(item, first + i)),
      ),
    ],
    ending: 'End of answer key',
  }
  return [printout, key]
}

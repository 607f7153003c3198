/** A Mathematics paper and its worked key from a blueprint: Paper 1 in two booklets, Paper 2. */
import { splitCamelCase } from '#lib/split-camel-case.ts'
import type { Blueprint } from '#maths/blueprint.ts'
import { type MathsPaper, makePaper, type Question } from '#maths/paper.ts'
import type { Problem } from '#maths/problem/problem.ts'
import { format } from '#papers/paper-name.ts'
import { WORKING_SPACE, type WrittenBlock } from '#quiz/worksheet/print/blocks.ts'
import { mathsLine } from '#quiz/worksheet/print/lines.ts'
import type { Figure } from '#quiz/worksheet/worksheet.ts'
import type { Block, Printout, Section } from './printout.ts'
import { starNote, starred } from './starred.ts'

type Keys = Extract<Block, { kind: 'keys' }>

const figures = ({ picture }: Problem): readonly Figure[] => (picture === null ? [] : [picture])

const columnsFor = (texts: readonly string[]): 1 | 2 | 4 => {
  const longest = Math.max(...texts.map((text) => text.replaceAll(/[{}]/g, '').length))
  return longest <= 12 ? 4 : 2
}

function choice({ number, problem, options, until }: Question): Block {
  const texts = options.map(({ text }) => text)
  return {
    kind: 'choice',
    number: starred(number, until),
    stem: [mathsLine(problem.parts[0]?.ask ?? '')],
    figures: figures(problem),
    tables: [],
    question: [],
    columns: columnsFor(texts),
    options: texts.map(mathsLine),
    optionTable: [],
  }
}

const UNIT = /(?:\u00a0|(?<=\d))(cm²|cm³|cm|km\/h|km|kg|m|min|litres|years|°|%)$/

/** What stands before and after the line for an answer. */
function answerLine(answer: string): { before: string; after: string } {
  return { before: answer.startsWith('$') ? 'Ans: $' : 'Ans:', after: UNIT.exec(answer)?.[1] ?? '' }
}

function written({ number, problem, until }: Question): WrittenBlock {
  const alone = problem.parts.length === 1
  return {
    kind: 'written',
    number: starred(number, until),
    stem: alone ? [mathsLine(problem.parts[0]?.ask ?? '')] : [mathsLine(problem.stem)],
    figures: figures(problem),
    tables: [],
    question: [],
    parts: problem.parts.map(({ ask, marks, answer }, i) => ({
      label: alone ? '' : `(${'abc'[i]})`,
      text: alone ? [] : mathsLine(ask),
      marks,
      space: WORKING_SPACE[marks] ?? 40,
      ruled: false,
      answers: [answerLine(answer.text)],
    })),
  }
}

function keyRow(question: Question): Keys['rows'][number] {
  const { number, problem, options, key, until } = question
  const alone = problem.parts.length === 1
  const answers = problem.parts.map(({ answer }, i) => (alone ? answer.text : `(${'abc'[i]}) ${answer.text}`))
  const reasons = problem.parts.flatMap(({ steps }, i) =>
    steps.map(({ text, mark }, j) => ({
      line: mathsLine(`${alone || j > 0 ? '' : `(${'abc'[i]}) `}${text}`),
      mark: options.length === 0 && mark === 1 ? '[1]' : '',
    })),
  )
  const speed = until === 0 ? [] : [{ line: mathsLine(`Asked in the exam until ${until}.`), mark: '' }]
  return {
    number: starred(number, until),
    answers: answers.map((text) => mathsLine(options.length === 0 ? text : `(${key + 1})  ${text}`)),
    reasons: [...reasons, ...speed],
  }
}

const keys = (questions: readonly Question[]): Keys => ({
  kind: 'keys',
  columns: ['Qn', 'Answer', 'Working and marks'],
  wide: true,
  rows: questions.map(keyRow),
})

function askedSections({ choice: options, short, paper2 }: MathsPaper): Section[] {
  return [
    {
      heading: 'Paper 1: Booklet A',
      instructions:
        'Time for Booklets A and B: 1 hour. Questions 1 to 10 carry 1 mark each. Questions 11 to 15 carry 2 marks each. Four options are given for each question. Write the number (1, 2, 3 or 4) of the correct one in the brackets. Calculators are not allowed.',
      marks: '20 marks',
      newPage: true,
      blocks: options.map(choice),
    },
    {
      heading: 'Paper 1: Booklet B',
      instructions:
        'Questions 16 to 20 carry 1 mark each. Questions 21 to 30 carry 2 marks each. Show your working and write your answers in the spaces provided, in the units given. Calculators are not allowed.',
      marks: '25 marks',
      newPage: true,
      blocks: short.map(written),
    },
    {
      heading: 'Paper 2',
      instructions:
        'Time: 1 hour 30 minutes. Questions 1 to 5 carry 2 marks each. For questions 6 to 17 the number of marks is shown in brackets. Show your working clearly and write your answers in the spaces provided, in the units given. A calculator may be used.',
      marks: '55 marks',
      newPage: true,
      blocks: paper2.map(written),
    },
  ]
}

function answeredSections({ choice: options, short, paper2 }: MathsPaper): Section[] {
  const section = (heading: string, questions: readonly Question[]): Section => ({
    heading,
    instructions: '',
    marks: '',
    newPage: false,
    blocks: [keys(questions)],
  })
  return [section('Paper 1: Booklet A', options), section('Paper 1: Booklet B', short), section('Paper 2', paper2)]
}

const MARKS_TABLE: readonly (readonly string[])[] = [
  ['Section', 'Questions', 'Marks', 'Your marks'],
  ['Paper 1: Booklet A', '1 – 15', '20', ''],
  ['Paper 1: Booklet B', '16 – 30', '25', ''],
  ['Paper 2', '1 – 17', '55', ''],
  ['Total', '', '100', ''],
]

export function mathsPrintouts(blueprint: Blueprint): readonly Printout[] {
  const made = makePaper(blueprint)
  const { year, school } = blueprint
  const paper: Printout = {
    fileName: format({ year, school, subject: 'Maths', kind: 'paper' }),
    language: 'en',
    title: `${splitCamelCase(school)} ${year}: Mathematics, prelim practice paper`,
    school: splitCamelCase(school),
    occasion: `Prelim practice paper ${year}`,
    subject: 'Mathematics',
    component: 'Paper 1 and Paper 2',
    fields: ['Name', 'Class', 'Date'],
    instructions: [
      'Write your name and class in the spaces above.',
      'Answer all questions. Write your answers in this paper.',
      'Paper 1 (1 hour): no calculator. Paper 2 (1 hour 30 minutes): a calculator may be used.',
      'The figures are not drawn to scale.',
      ...starNote([...made.choice, ...made.short, ...made.paper2].map(({ until }) => until)),
      'This paper has the format of the exam until 2025. The exam has had another one since 2026.',
    ],
    marksTable: MARKS_TABLE,
    sections: askedSections(made),
    ending: 'End of paper',
  }
  const key: Printout = {
    ...paper,
    fileName: format({ year, school, subject: 'Maths', kind: 'key' }),
    title: `${paper.title}: answer key`,
    component: 'Answer key with working',
    fields: [],
    instructions: [],
    marksTable: [],
    sections: answeredSections(made),
    ending: 'End of answer key',
  }
  return [paper, key]
}

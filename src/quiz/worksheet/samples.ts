/** Worksheets for tests: nothing but parts and how they are answered. */
import { itemOf, NO_EXTRAS } from '#quiz/stored/stored.ts'
import type { Answer, FillAnswer, Part, PlotAnswer, Question, WorksheetQuiz } from './worksheet.ts'

/** A part of two marks, the only one of question 1. */
export const samplePart = (answer: Answer, more: Partial<Part> = {}): Part => ({
  id: '1',
  label: '',
  ask: '',
  marks: 2,
  answer,
  slips: [],
  follows: '',
  steps: [{ text: 'first the first step', mark: 1, figure: null }],
  reason: '',
  ...more,
})

/** Named after its first part. */
export const sampleQuestion = (...parts: readonly Part[]): Question => ({
  id: parts[0]?.id ?? '',
  number: parts[0]?.id ?? '',
  stem: [],
  figures: [],
  table: [],
  asks: [],
  parts,
  calculator: false,
  since: 0,
  until: null,
  origin: '',
})

/** A question a part. */
export const sampleWorksheet = (...parts: readonly Part[]): WorksheetQuiz => ({
  title: 'A sample',
  format: '',
  items: parts.map(({ id }) => itemOf(id, NO_EXTRAS, { key: '' })),
  stimulus: null,
  questions: parts.map((part) => sampleQuestion(part)),
})

/** Two columns, two rows: right are '0|1|1|1'. */
export const sampleFill: FillAnswer = {
  kind: 'fill',
  head: 'Bulb',
  columns: [
    { head: 'S1 open', choices: ['lit', 'not lit'] },
    { head: 'S2 open', choices: ['lit', 'not lit'] },
  ],
  rows: [
    { name: 'L1', keys: [0, 1], why: 'L1 has a path of its own through S1.' },
    { name: 'L2', keys: [1, 1], why: 'No current flows through L2.' },
  ],
}

/** Squares of 4 up to 40; right are '20|14'. */
export const samplePlot: PlotAnswer = {
  kind: 'plot',
  look: 'points',
  across: 'Time (min)',
  up: 'Temperature (°C)',
  square: 4,
  squares: 10,
  numbered: 5,
  places: [
    { name: '0', key: 20 },
    { name: '2', key: 14 },
  ],
}

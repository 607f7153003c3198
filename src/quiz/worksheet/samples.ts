/** Worksheets for tests: nothing but parts and how they are answered. */
import { itemOf, NO_EXTRAS } from '#quiz/stored/stored.ts'
import type { Answer, Part, Question, WorksheetQuiz } from './worksheet.ts'

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
  until: 0,
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

import { expect, test } from 'vitest'
import { worksheetType } from './definition.ts'
import type { Answer, Part, WorksheetQuiz } from './worksheet.ts'

const part = (id: string, answer: Answer): Part => ({
  id,
  label: '',
  ask: '',
  marks: 2,
  answer,
  slips: [],
  follows: '',
  steps: [],
  reason: '',
})
const parts = [
  part('1', { kind: 'time', key: '7.30\u00a0a.m.' }),
  part('2', { kind: 'fraction', before: '', after: '', key: '{2/21}', mixed: false }),
]
const item = {
  prompt: '',
  options: [],
  key: '',
  alternatives: [],
  secondBest: [],
  explanation: '',
  mistakes: [],
  level: 0,
  skill: '',
  fault: '',
} as const
const quiz: WorksheetQuiz = {
  title: 'T',
  format: '',
  items: parts.map(({ id }) => ({ ...item, id })),
  sections: [
    {
      heading: '',
      note: '',
      stimulus: null,
      questions: parts.map((one) => ({
        id: one.id,
        number: one.id,
        stem: [],
        figures: [],
        table: [],
        asks: [],
        parts: [one],
        calculator: false,
        until: 0,
      })),
    },
  ],
}
const type = worksheetType('maths')

test.each([
  ['a half of the day before its time', '1', '|a.m.', '|a.m.'],
  ['a half of the day whose time is cleared', '1', '|p.m.', '|p.m.'],
  ['boxes that are empty', '2', '||', ''],
  ['boxes of spaces and signs that nobody sees', '2', ' |\u200b|\ufeff', ''],
  ['one box of three', '2', '||21', '||21'],
])('%s stays in its box', (_name, id, raw, kept) => expect(type.accept(quiz, id, raw)).toBe(kept))

test('a half of the day alone is not marked, and nothing is asked for again', () => {
  const response = { '1': '|a.m.', '2': '' }
  expect(type.refusal(quiz, response)).toBe('')
  expect(type.score(quiz, response)).toMatchObject({ earned: 0, total: 4 })
})

test('half of a fraction is asked for again', () =>
  expect(type.refusal(quiz, { '1': '', '2': '2||21' })).toContain('Question 2: Write a fraction here'))

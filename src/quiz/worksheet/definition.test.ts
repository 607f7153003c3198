import { expect, test } from 'vitest'
import { examMinutes } from '#quiz/contract/pace.ts'
import { outcomeOf } from '#quiz/contract/result.ts'
import { problems, questions, synthesis } from '#quiz/question-types/definitions.ts'
import { samplePart, sampleWorksheet } from './samples.ts'

const ASK = 'What fraction is left? Give your answer in its simplest form.'
const quiz = sampleWorksheet(
  samplePart({ kind: 'time', key: '7.30\u00a0a.m.' }, { id: '1' }),
  samplePart({ kind: 'fraction', before: '', after: '', key: '{2/21}' }, { id: '2', marks: 1, ask: ASK }),
)
const type = problems

test.each([
  ['a half of the day before its time', '1', '|a.m.', '|a.m.'],
  ['a half of the day whose time is cleared', '1', '|p.m.', '|p.m.'],
  ['boxes that are empty', '2', '||', ''],
  ['boxes of spaces and signs that nobody sees', '2', ' |\u200b|\ufeff', ''],
  ['one box of three', '2', '||21', '||21'],
])('%s: question %s keeps of %j %j', (_name, id, raw, kept) => expect(type.accept(quiz, id, raw)).toBe(kept))

test('a half of the day alone is not marked, and nothing is asked for again', () => {
  const response = { '1': '|a.m.', '2': '' }
  expect(type.refusal(quiz, response)).toBe('')
  expect(type.score(quiz, response)).toMatchObject({ earned: 0, total: 3 })
})

test('half of a fraction is asked for again', () =>
  expect(type.refusal(quiz, { '1': '', '2': '2||21' })).toContain('Question 2: Write a fraction here'))

test.each([
  ['|2|21', 'right'],
  ['|4|42', 'partly'],
  ['|2|23', 'wrong'],
  ['', 'wrong'],
])('%j for one mark is %s', (given, outcome) =>
  expect(outcomeOf(type.score(quiz, { '1': '', '2': given }).results['2'])).toBe(outcome),
)

test.each([
  ['problems', problems, 15],
  ['questions', questions, 11],
  ['synthesis', synthesis, 12],
] as const)('the clock of %s counts marks, not parts', (_name, own, minutes) => {
  const asked = sampleWorksheet(
    ...[2, 1, 3, 4].map((marks, i) => samplePart({ kind: 'time', key: '' }, { id: String(i), marks })),
  )
  expect(examMinutes(4, own.pace(asked))).toBe(minutes)
})

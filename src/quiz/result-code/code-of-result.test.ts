import { expect, test } from 'vitest'
import { problems } from '#quiz/question-types/definitions.ts'
import { samplePart, sampleWorksheet } from '#quiz/worksheet/samples.ts'
import type { Answer } from '#quiz/worksheet/worksheet.ts'
import { resultCode } from './code-of-result.ts'
import { decodeResult } from './result-code.ts'

const fraction: Answer = { kind: 'fraction', before: '', after: '', key: '{2/3}' }
const lines: Answer = { kind: 'lines', lines: 2, points: ['One.', 'Two.'], accept: '', refuse: '', samples: [] }
const quiz = sampleWorksheet(
  samplePart(fraction, { id: '1' }),
  samplePart(fraction, { id: '2', ask: 'Give your answer in its simplest form.' }),
  samplePart(fraction, { id: '3' }),
  samplePart(lines, { id: '4' }),
  samplePart(lines, { id: '5' }),
  samplePart(lines, { id: '6' }),
)
const response = { '1': '|2|3', '2': '|4|6', '3': '', '4': 'a', '5': 'b', '6': 'c' }
const ticks: Readonly<Record<string, number>> = { '4': 2, '5': 1, '6': 0 }
const code = {
  set: 'maths decimals 1',
  numbered: true,
  tickedIn: (id: string) => ({ earned: ticks[id] ?? 0, total: 2 }),
}
const marksOf = (text: string) => {
  const read = decodeResult(text)
  return read.status === 'ok' ? read.marks.map(({ kind }) => kind) : read.status
}

test('the code of questions has what is half right, and what the pupil ticked in open answers', () => {
  const text = resultCode(problems, quiz, { flow: 'stepper', phase: 'finished', response, only: [] }, code)
  expect(marksOf(text)).toEqual(['right', 'partly', 'empty', 'right', 'partly', 'wrong'])
})

test.each([
  ['before it is finished', { flow: 'stepper', phase: 'marked', response, only: [] } as const, code],
  ['of a second attempt at some items', { flow: 'stepper', phase: 'finished', response, only: ['1'] } as const, code],
  [
    'of an exercise without codes',
    { flow: 'stepper', phase: 'finished', response, only: [] } as const,
    { ...code, set: '' },
  ],
])('there is none %s', (_, result, own) => expect(resultCode(problems, quiz, result, own)).toBe(''))

/** What holds for every text that is typed into a box. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samplePart, sampleQuestion } from '#quiz/worksheet/samples.ts'
import type { Answer } from '#quiz/worksheet/worksheet.ts'
import { judge, understood } from './judge.ts'

const boxed = (kind: 'number' | 'fraction', key: string, before: string, after: string): Answer => ({
  kind,
  key,
  before,
  after,
})
const answers: readonly Answer[] = [
  boxed('number', '10\u00a0487', '', ''),
  boxed('number', '21.7', '$', ''),
  boxed('number', '672\u00a0cm²', '', 'cm²'),
  boxed('number', '90\u00a0min', '', 'min'),
  boxed('number', '49\u00a0π cm²', '', 'π cm²'),
  boxed('number', '25%', '', '%'),
  boxed('fraction', '{2 2/3}\u00a0kg', '', 'kg'),
  { kind: 'ratio', terms: 2, key: '3 : 4' },
  { kind: 'time', key: '7.30\u00a0a.m.' },
  { kind: 'expression', letter: 'y', before: '', after: 'cm', key: '10{y} + 10' },
]
const ASK =
  'Find how many kg, cm or minutes are left in terms of {y}, correct to 2 decimal places, with π = 3.14, in its simplest form.'

function said(answer: Answer, given: string) {
  const part = samplePart(answer, { ask: ASK })
  const question = sampleQuestion(part)
  return { ...understood(question, part, given, 'en'), ...judge(question, part, { '1': given }) }
}

/** Signs that pupils type, in any order. */
const typed = fc.string({
  unit: fc.constantFrom(
    ...'0123456789 .,/:|()[]{}+-−×÷*^=$%°πyxcmkglh²½m'.split(''),
    ' min',
    ' kg',
    'a.m.',
    ' and ',
    '\u200b',
  ),
  maxLength: 30,
})

test('no text throws, and none that cannot be read is marked', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...answers),
      fc.oneof(typed, fc.string({ unit: 'binary', maxLength: 40 })),
      (answer, given) => {
        const { refusal, verdict, note, earned } = said(answer, given)
        if (verdict === 'none') return
        expect(refusal === '').toBe(verdict !== 'unread')
        if (refusal !== '') expect(note === '' || earned > 0).toBe(false)
      },
    ),
    { numRuns: 1500 },
  ))

test('what is asked about is right or wrong once the pupil says yes: it is never asked again', () =>
  fc.assert(
    fc.property(fc.constantFrom(...answers), typed, (answer, given) => {
      const { isSure, reading } = said(answer, given)
      if (!isSure) expect(said(answer, reading).refusal).toBe('')
    }),
    { numRuns: 1500 },
  ))

/** Ways to write a number of units. */
const WAYS: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => ` ${value} `,
  (value) => `= ${value}`,
  (value) => `\u202a${value}\u202c`,
  (value) => `${value}.0`,
  (value) => `${value}/1`,
  (value) => `0${value}`,
  (value) => `${value} cm`,
  (value) => `${value} cm²`,
  (value) => `${value} minutes`,
  (value) => `$${value}`,
  (value) => `${value} π`,
  (value) => `${value}%`,
  (value) => `${value} kg`,
  (value) => `${value}|1|1`,
  (value) => `${value} : ${value}1`,
]

test('no wrong number of 10,000 is right, however it is written', () => {
  const credited: string[] = []
  for (let number = 0; number < 10_000; number += 1) {
    const way = WAYS[number % WAYS.length] ?? String
    const answer = answers[Math.floor(number / WAYS.length) % answers.length]
    const given = way(String(number + 100_000))
    if (answer !== undefined && said(answer, given).verdict === 'right')
      credited.push(`${JSON.stringify(answer)}: ${given}`)
  }
  expect(credited).toEqual([])
})

/** The shortest of three readings, in milliseconds: others use the machine, too. */
const shortestOf = (answer: Answer, given: string): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const start = performance.now()
      said(answer, given)
      return performance.now() - start
    }),
  )

test.each(['1', '1 ', '1,', '1/', '(', '-', '=', 'y', 'cm ', '1 h ', 'π', '½', ':', '|', '\u200b', '٣', '😀'])(
  '10,000 signs of %j and the longest text that is read take at most 20 ms',
  (sign) => {
    for (const signs of [10_000, 100])
      for (const answer of answers)
        expect(shortestOf(answer, sign.repeat(signs / sign.length)), answer.kind).toBeLessThan(20)
  },
)

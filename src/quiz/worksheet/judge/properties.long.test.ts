/** What holds for every text that is typed into a box. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { synthesis } from '#quiz/question-types/definitions.ts'
import { samplePart, sampleQuestion, sampleWorksheet } from '#quiz/worksheet/samples.ts'
import type { Answer } from '#quiz/worksheet/worksheet.ts'
import { hits, refusedIn } from './hits.ts'
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
/** Many accepted sentences, and families of words in them. */
const SENTENCE: Answer = {
  kind: 'sentence',
  given: '... led to ...',
  key: 'The rain led to a flood.',
  answers: [`The [${[...'abcdefgh'].join('][')}] rain led to a flood.`, "It (isn't|wasn't) what led to (a|the) flood."],
  mistakes: [{ answer: 'The rain led to flood.', marks: 1, why: 'a flood' }],
}
const LINES: Answer = { kind: 'lines', lines: 2, points: ['It melts.'], accept: '', refuse: '', samples: [] }
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

const LONG_WORDS = ['led to ', "isn't ", 'flood, ', "it's ", 'a', ' . ']

test('no text is marked as a sentence without a word about it, and none is right but an accepted one', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc
          .array(fc.constantFrom(...LONG_WORDS, 'The ', 'rain ', 'flood.'), { maxLength: 12 })
          .map((all) => all.join('')),
      ),
      (given) => {
        const { verdict, note, earned } = said(SENTENCE, given)
        if (verdict === 'none' || verdict === 'points') return
        expect(note === '').toBe(verdict === 'right')
        if (verdict === 'right') expect(given).toMatch(/the.*rain.*flood|what led to/is)
        expect(earned).toBeLessThanOrEqual(2)
      },
    ),
    { numRuns: 1500 },
  ))

test('the words of an open answer are found in any text, and nothing of it is lost', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ maxLength: 40 }), (text, point) => {
      expect(
        hits(text, [point, '\u6c34\u84b8\u53d1'], [point])
          .map((stretch) => stretch.text)
          .join(''),
      ).toBe(text)
      for (const wording of refusedIn(text, `'${point}', 'it melts'`)) expect(`${point}it melts`).toContain(wording)
    }),
    { numRuns: 500 },
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

/** What a page keeps of a text that is typed or pasted. */
const keptOf = (answer: Answer, text: string): string =>
  synthesis.accept(sampleWorksheet(samplePart(answer)), '1', text) ?? ''

/** The shortest of three times, in milliseconds: others use the machine, too. */
const shortestOf = (run: () => unknown): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const start = performance.now()
      run()
      return performance.now() - start
    }),
  )

const SIGNS = [
  '1',
  '1 ',
  '1,',
  '1/',
  '(',
  '-',
  '=',
  'y',
  'cm ',
  '1 h ',
  'π',
  '½',
  ':',
  '|',
  '\u200b',
  '٣',
  '😀',
  '\u6c34',
]

test.each([...SIGNS, ...LONG_WORDS])(
  '10,000 signs of %j and the longest text that is read take at most 20 ms',
  (sign) => {
    for (const signs of [10_000, 100]) {
      const text = sign.repeat(signs / sign.length)
      for (const answer of answers)
        expect(
          shortestOf(() => said(answer, text)),
          answer.kind,
        ).toBeLessThan(20)
      expect(shortestOf(() => said(SENTENCE, keptOf(SENTENCE, text)))).toBeLessThan(20)
      expect(shortestOf(() => hits(keptOf(LINES, text), ['It melts.'], []))).toBeLessThan(20)
      expect(shortestOf(() => refusedIn(keptOf(LINES, text), "'it melts'"))).toBeLessThan(20)
    }
  },
)

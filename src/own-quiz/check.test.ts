import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { check } from './check.ts'
import { type Draft, NO_DRAFT } from './draft.ts'
import { ownQuestions } from './own-quiz.ts'

const GOOD: Draft = { ...NO_DRAFT, prompt: 'Pick one.', options: ['a', 'b'], keys: [0] }

test.each<[Partial<Draft>, string]>([
  [{ prompt: ' ' }, 'asks nothing: write what is asked.'],
  [{ options: [] }, 'has no options: write two to six.'],
  [{ options: ['', 'b'], keys: [1] }, 'has one option: add another one.'],
  [{ options: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, 'has seven options: six are the most.'],
  [{ options: ['a', 'b', ' a'] }, 'has the same option twice, (1) and (3).'],
  [{ keys: [] }, 'does not say which answer is right: which?'],
  [{ keys: [], unknownKey: 'E' }, 'says that “E” is right, and has no such option: which?'],
  [{ keys: [0, 1] }, 'has two right answers: which?'],
  [
    { prompt: 'a\u200bb' },
    'holds hidden characters. They can show a reader a different word from the one that is written. Type it again.',
  ],
  [{ prompt: 'x'.repeat(2001) }, 'is too long: a question has at most 2000 characters.'],
])('%j', (change, words) => {
  const verdict = check({ ...GOOD, ...change, line: 7 }, 3)
  expect(verdict).toMatchObject({ status: 'change', line: 7, words: `Question 3 ${words}` })
})

it('leaves out a reason of the key that stands below each wrong option, too', () => {
  const verdict = check({ ...GOOD, reason: 'It is a.', reasons: ['It is a.', 'B is later. It is a.'] }, 1)
  expect(verdict).toMatchObject({ question: { reason: 'It is a.', reasons: ['', 'B is later.'] } })
})

it('takes a picture of any size off, and says so', () => {
  const prompt = `Look: <img src="data:image/png;base64,${'A'.repeat(300_000)}"> What is it?`
  const verdict = check({ ...GOOD, writing: 'html', prompt }, 1)
  expect(verdict).toMatchObject({ status: 'ready', question: { prompt: 'Look: What is it?' } })
  expect(verdict.notes).toEqual(['A picture was taken off. Can it be answered without?'])
})

const texts = fc.oneof(
  fc.constantFrom(
    'a',
    'b',
    '',
    ' ',
    '<b>a</b>',
    '&amp;',
    'www.x.y',
    '[w]a[/w]',
    '\u00a0',
    'a\u202e',
    '<u> </u>',
    '____',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)

it('is ready only with what a link can hold', () =>
  fc.assert(
    fc.property(
      fc.record({
        line: fc.constant(1),
        writing: fc.constantFrom('html', 'plain'),
        prompt: texts,
        options: fc.array(texts, { maxLength: 8 }),
        keys: fc.array(fc.nat(7), { maxLength: 2 }),
        unknownKey: texts,
        answers: fc.constant([]),
        mistakes: fc.constant([]),
        reason: texts,
        reasons: fc.array(texts, { maxLength: 8 }),
        refused: fc.constant(''),
      }),
      (draft) => {
        const verdict = check(draft, 1)
        if (verdict.status === 'ready')
          expect(ownQuestions.safeParse({ title: '', questions: [verdict.question] }).success).toBe(true)
      },
    ),
    { numRuns: 500 },
  ))

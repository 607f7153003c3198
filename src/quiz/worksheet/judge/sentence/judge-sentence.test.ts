import { describe, expect, test } from 'vitest'
import type { SentenceAnswer } from '#quiz/worksheet/worksheet.ts'
import { acceptedBeside, judgeSentence } from './judge-sentence.ts'

const answer: SentenceAnswer = {
  kind: 'sentence',
  given: 'Unless ...',
  key: 'Unless you hurry, we will miss the last bus.',
  answers: ['Unless you (hurry|are quick), we (will|shall) miss the last bus.'],
  mistakes: [
    {
      answer: "Unless you (do not|don't) hurry, we will miss the last bus.",
      marks: 0,
      why: "'Unless' has a 'not' in it.",
    },
    { answer: 'Unless you hurried, we will miss the last bus.', marks: 1, why: 'Use the present tense.' },
  ],
}
const asked = ['If you do not hurry, we will miss the last bus.']

const judged = (given: string) => judgeSentence(answer, asked, 2, given)

describe('all marks', () => {
  test.each([
    ['the key', 'Unless you hurry, we will miss the last bus.'],
    ['another accepted sentence', 'Unless you are quick, we shall miss the last bus.'],
    ['a short form', "Unless you hurry, we'll miss the last bus."],
    ['spaces too many, also before a comma', '  Unless  you hurry , we will miss the last bus. '],
    ['full-width signs', 'Unless you hurry，we will miss the last bus.'.replace('，', ', ')],
  ])('%s', (_, given) => expect(judged(given)).toEqual({ verdict: 'right', earned: 2, note: '' }))
})

describe('one mark less, with what to look at', () => {
  test.each([
    ['no full stop', 'Unless you hurry, we will miss the last bus', 'The words are right. Look at the punctuation.'],
    ['no comma', 'Unless you hurry we will miss the last bus.', 'The words are right. Look at the punctuation.'],
    ['no capital', 'unless you hurry, we will miss the last bus.', 'The words are right. Look at the capital letters.'],
    [
      'a word misspelt',
      'Unless you hurrry, we will miss the last bus.',
      "Look at one word: you wrote 'hurrry', it should be 'hurry'.",
    ],
    [
      'two letters swapped',
      'Unless you hurry, we wlil miss the last bus.',
      "Look at one word: you wrote 'wlil', it should be 'will'.",
    ],
    [
      'the given word misspelt',
      'Unles you hurry, we will miss the last bus.',
      "Look at one word: you wrote 'unles', it should be 'unless'.",
    ],
    [
      'another form of a verb',
      'Unless you hurry, we will missed the last bus.',
      "Look at one word: you wrote 'missed', it should be 'miss'.",
    ],
    ['an article missing', 'Unless you hurry, we will miss last bus.', "One word is missing: 'the' before 'last'."],
    ['a known mistake that costs one mark', 'Unless you hurried, we will miss the last bus', 'Use the present tense.'],
  ])('%s', (_, given, note) => expect(judged(given)).toMatchObject({ earned: 1, note }))
})

describe('no marks', () => {
  test.each([
    [
      'a known mistake, typed with a curly quote',
      'Unless you don’t hurry, we will miss the last bus.',
      "'Unless' has a 'not' in it.",
    ],
    [
      'a word that turns the meaning',
      'Unless you hurry, we will not miss the last bus.',
      'Read it again: it says the opposite.',
    ],
    [
      'the given word is not there',
      'If you do not hurry, we will miss the last bus.',
      "The sentence must have 'unless'.",
    ],
  ])('%s', (_, given, note) => expect(judged(given)).toMatchObject({ earned: 0, note }))
})

test.each([
  ['a word that nobody listed', 'Unless you hurry, we will catch the last bus.'],
  ['a word too many', 'Unless you hurry, we will miss the very last bus.'],
  ['a word missing that may be missing', 'Unless you hurry, we will miss the bus.'],
  ['two words', 'Unless you hury, we will miss the lats bus.'],
  ['another way to say it', 'Unless you run, the last bus will leave without us.'],
  ['another word of similar letters', 'Unless you hurry, we will kiss the last bus.'],
])('nothing is known of %s: the pupil marks it', (_, given) =>
  expect(judged(given)).toEqual({ verdict: 'points', earned: 0, note: '' }),
)

test('the key stands beside it, and the accepted sentence that is most like it', () =>
  expect(acceptedBeside(answer, 'Unless you are very quick, we shall miss it.')).toEqual([
    answer.key,
    'Unless you are quick, we shall miss the last bus.',
  ]))

/** An answer of one accepted sentence. */
const only = (given: string, key: string): SentenceAnswer => ({
  kind: 'sentence',
  given,
  key,
  answers: [key],
  mistakes: [],
})

test.each([
  [
    'Mei Hua likes walking more than taking the bus.',
    only('... prefers ...', 'Mei Hua prefers walking to taking the bus.'),
    'Mei Hua prefers walking taking the bus.',
    0,
  ],
  [
    "Don't touch the wet paint, boys.",
    only('The caretaker warned ...', 'The caretaker warned the boys not to touch the wet paint.'),
    'The caretaker warned the boys not touch the wet paint.',
    0,
  ],
  [
    'The soup was very hot. Nobody could drink it.',
    only('... too ...', 'The soup was too hot for anyone to drink.'),
    'The soup was too hot for anyone drink.',
    0,
  ],
  [
    'The fair was cancelled. Kavitha was disappointed.',
    only('... disappointment ...', "The cancellation of the fair led to Kavitha's disappointment."),
    "The cancellation of the fair resulted in Kavitha's disappointment.",
    2,
  ],
  [
    'The fair was cancelled. Kavitha was disappointed.',
    only('... disappointment ...', "The cancellation of the fair led to Kavitha's disappointment."),
    "The cancellation of the fair led to Kavitha's dissapointment.",
    1,
  ],
  [
    'The audience was amazed.',
    only('... by ...', 'The audience was amazed by the magician.'),
    'The audience was amused by the magician.',
    null,
  ],
  [
    'The farmer was interviewed. The reporter interviewed him.',
    only('The farmer ... by ...', 'The farmer was interviewed by the reporter.'),
    'The farmer was questioned at length by the reporter.',
    null,
  ],
  [
    'Priya helped her aunt. She carried the pots.',
    only('... helped ...', 'Priya helped her aunt to carry the pots.'),
    'Priya helped her aunt carry the pots.',
    null,
  ],
  [
    'A goat wandered on to the runway.',
    only('As a result of ...', "As a result of a goat's wandering on to the runway, we were late."),
    'As a result of a goat wandering on to the runway, we were late.',
    null,
  ],
])('%s: what is tested decides', (sentence, own, given, earned) => {
  const judgement = judgeSentence(own, [sentence], 2, given)
  expect(judgement.verdict === 'points' ? null : judgement.earned).toBe(earned)
})

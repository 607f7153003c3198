import { describe, expect, test } from 'vitest'
import type { SentenceAnswer } from '#quiz/worksheet/worksheet.ts'
import { judgeSentence } from './sentence.ts'

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

const judged = (given: string) => judgeSentence(answer, 2, given)

describe('all marks', () => {
  test.each([
    ['the key', 'Unless you hurry, we will miss the last bus.'],
    ['another accepted sentence', 'Unless you are quick, we shall miss the last bus.'],
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
    ['a word missing', 'Unless you hurry, we will miss the bus.', "One word is missing: 'last'."],
    ['a word too many', 'Unless you hurry, we will miss the very last bus.', "One word is too many: 'very'."],
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
    ['a word that turns the meaning', 'Unless you hurry, we will not miss the last bus.', ''],
    ['another word in its place', 'Unless you hurry, we will catch the last bus.', ''],
    ['two words wrong', 'Unless you hury, we will miss the lats bus.', ''],
    [
      'the given word is not there',
      'If you do not hurry, we will miss the last bus.',
      "The sentence must have 'unless'.",
    ],
  ])('%s', (_, given, note) => expect(judged(given)).toMatchObject({ earned: 0, note }))
})

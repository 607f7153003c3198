import { describe, expect, test } from 'vitest'
import { itemsOf, step } from './position.ts'
import { audioPath, choicesOf, optionWords, type Practice, type Question } from './practice.ts'
import { bandOf, resultsOf, reviewTitle } from './results.ts'
import { storedPractice } from './samples.ts'
import { parsePractice } from './schema.ts'
import { sortPractices } from './sort-practices.ts'

const parsed = parsePractice('english-2024', storedPractice)
if (parsed.status !== 'ok') throw new Error('not read')
const practice: Practice = parsed.practice

describe('the list', () => {
  test('is sorted by the year in the title, newest first, ties by title, titles without a year last', () => {
    const titles = ['Listening 2021 B', 'Listening', 'No. 12345', '2024 Listening', 'Listening 2021 A', 'P6 2022']
    expect(sortPractices(titles.map((title) => ({ title }))).map(({ title }) => title)).toEqual([
      '2024 Listening',
      'P6 2022',
      'Listening 2021 A',
      'Listening 2021 B',
      'Listening',
      'No. 12345',
    ])
  })
})

describe('positions', () => {
  test('numbering runs across all clips', () =>
    expect(itemsOf(practice).map(({ number }) => number)).toEqual([1, 2, 3]))

  test('a clip without questions is passed over', () => {
    const [first, second] = practice.clips
    if (first === undefined || second === undefined) throw new Error('too few')
    const gap = { ...practice, clips: [first, { ...first, questions: [] }, second] }
    expect(step(itemsOf(gap), { clip: 0, question: 1 }, 1)).toEqual({ clip: 2, question: 0 })
    expect(step(itemsOf(gap), { clip: 2, question: 0 }, -1)).toEqual({ clip: 0, question: 1 })
  })
})

describe('results', () => {
  test('are the object of docs/behaviour.md, 8.12', () =>
    expect(resultsOf(practice, { '0-0': 2, '0-1': 2 })).toEqual({
      correctAnswers: 1,
      totalQuestions: 3,
      score: 33,
      wrongAnswers: [
        {
          clipIndex: 0,
          questionIndex: 1,
          question: 'Which stop is it?',
          userAnswer: 'the market',
          correctAnswer: 'the school',
          audiofile: 'clip 1.mp3',
        },
        {
          clipIndex: 1,
          questionIndex: 0,
          question: 'Who is late?',
          userAnswer: 'No answer selected',
          correctAnswer: 'Mei',
          audiofile: 'clip 2.mp3',
        },
      ],
    }))

  test('an answer with no matching option is an invalid one', () =>
    expect(resultsOf(practice, { '1-0': 7 }).wrongAnswers.at(-1)?.userAnswer).toBe('Invalid answer'))

  test('a practice without questions earns nothing', () =>
    expect(resultsOf({ ...practice, clips: [] }, {})).toMatchObject({ totalQuestions: 0, score: 0 }))

  test.each([
    [100, 'Excellent work!'],
    [80, 'Excellent work!'],
    [79, 'Good job!'],
    [60, 'Good job!'],
    [59, 'Fair performance'],
    [40, 'Fair performance'],
    [39, 'Keep practicing!'],
    [0, 'Keep practicing!'],
  ])('%i per cent: %s', (score, band) => expect(bandOf(score)).toBe(band))

  test.each([
    [1, 'Review Your Mistakes (1 question)'],
    [2, 'Review Your Mistakes (2 questions)'],
  ])('the review counts %i', (mistakes, title) => expect(reviewTitle(mistakes)).toBe(title))
})

describe('a question', () => {
  const bare: Question = {
    type: 'image',
    prompt: '',
    options: [],
    pictures: ['a', 'b', 'c'],
    key: 0,
    explanation: '',
    reasons: [],
    skill: '',
    evidence: null,
  }

  test('has as many options as words or pictures, and three where it says neither', () => {
    expect(choicesOf(bare)).toBe(3)
    expect(choicesOf({ ...bare, type: 'single_image', pictures: ['a'] })).toBe(3)
    expect(choicesOf({ ...bare, type: 'text', options: ['x', 'y'] })).toBe(2)
  })

  test('whose pictures have no words calls them by number', () => {
    expect(optionWords(bare, 2)).toBe('Picture 3')
    expect(optionWords(bare, 3)).toBeNull()
    expect(optionWords(bare, 0.5)).toBeNull()
  })

  test('has its recording under a name without spaces', () =>
    expect(audioPath('english-2024', 'clip 1 b.mp3')).toBe('listening-audio/english-2024/clip_1_b.mp3'))
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { countOf, isLost, isRight, outcomeOf } from '#quiz/contract/result.ts'
import { normalise } from './normalise.ts'
import { percent } from './percent.ts'
import { markExact, markText, scoreItems, scoreOf } from './score-items.ts'
import { scoreWords, writtenIn } from './score-words.ts'
import { soFar } from './so-far.ts'

const item = (key: string, alternatives: string[] = [], id = '1'): Item => ({
  id,
  key,
  alternatives,
  secondBest: [],
  mistakes: [],
  level: 0,
  prompt: '',
  options: [],
  explanation: '',
  skill: '',
  glosses: {},
  fault: '',
})

describe('typed answers', () => {
  test.each([
    ['visited', 'visited', 1],
    ['  visited ', 'visited', 1],
    ['don’t', "don't", 1],
    ['ｖisited', 'visited', 1],
    ['vis\u200bited', 'visited', 1],
    ['visited\u00a0', 'visited', 1],
    ['\u2057', "''''", 1],
    ['', 'visited', 0],
    ['   ', 'visited', 0],
    ['visitted', 'visited', 0],
    ['visit ed', 'visited', 0],
  ] as const)('%j against %j earns %i', (given, key, earned) => expect(markText(item(key), given).earned).toBe(earned))

  test('a wrong capital earns nothing but the hint', () =>
    expect(markText(item('Singapore'), 'singapore')).toEqual({ earned: 0, marks: 1, hint: 'capital' }))

  test('a fair alternative earns the mark', () => expect(markText(item('call', ['name']), 'name').earned).toBe(1))

  test('a second-best word earns the mark and its hint, the others no hint (docs/behaviour.md, 4.12)', () => {
    const lenient = { ...item('lack', ['absence', 'loss']), secondBest: ['loss'] }
    const marks = ['lack', 'absence', ' loss', 'Loss', 'lost'].map((word) => markText(lenient, word))
    expect(marks).toEqual([
      { earned: 1, marks: 1, hint: 'none' },
      { earned: 1, marks: 1, hint: 'none' },
      { earned: 1, marks: 1, hint: 'second-best' },
      { earned: 0, marks: 1, hint: 'capital' },
      { earned: 0, marks: 1, hint: 'none' },
    ])
  })

  test('without alternatives only the key earns it', () => expect(markText(item('call'), 'name').earned).toBe(0))

  test('normalising twice changes nothing more', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text))
      }),
    ))
})

describe('a score', () => {
  test('leaves a faulty item out of the total', () => {
    const faulty = { ...item('', [], '2'), fault: 'Error: Question not found' }
    expect(scoreItems([item('0'), faulty], { 1: '0' }, markExact)).toMatchObject({ earned: 1, total: 1 })
  })

  test.each([
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [0, 0, 0],
    [10, 10, 100],
  ])('%i of %i is %i per cent', (earned, total, expected) => expect(percent(earned, total)).toBe(expected))

  const items = ['1', '2', '3', '4', '5'].map((id) => item('a', [], id))
  const scored = (wrong: string[]) =>
    scoreItems(items, Object.fromEntries(items.map(({ id }) => [id, wrong.includes(id) ? 'b' : 'a'])), markExact)

  test.each([
    [[], 'All five. Try a set you have not done.'],
    [['4'], 'Four right. One to look at again: question 4.'],
    [['2', '4'], 'Three right. Two to look at again: questions 2 and 4.'],
    [
      ['1', '2', '3', '4'],
      'One right so far in this set. Read the reasons, then go again; the second time is usually better.',
    ],
    [
      ['1', '2', '3', '4', '5'],
      'None right yet in this set. Read the reasons, then go again; the second time is usually better.',
    ],
  ])('with %j wrong it says so', (wrong, words) => expect(scoreWords(scored(wrong), items)).toBe(words))

  /** '2/2' earned of marks, 'form' where the value is right and the only mark is lost. */
  const resultOf = (text: string) => {
    const [earned = 0, marks = 1] = text === 'form' ? [0, 1] : text.split('/').map(Number)
    return { earned, marks, hint: text === 'form' ? ('form' as const) : ('none' as const) }
  }
  const marked = (...texts: readonly string[]) =>
    scoreOf(Object.fromEntries(texts.map((text, i) => [String(i + 1), resultOf(text)])))

  test.each([
    ['2/2', 'right'],
    ['1/2', 'partly'],
    ['form', 'partly'],
    ['0/2', 'wrong'],
    ['0/0', null],
  ])('%s is %s', (text, outcome) => {
    const result = resultOf(text)
    expect(outcomeOf(result)).toBe(outcome)
    expect([isRight(result), isLost(result)]).toEqual([
      outcome === 'right',
      outcome === 'partly' || outcome === 'wrong',
    ])
  })

  test('what earned some of its marks is counted apart from what is wrong', () => {
    const score = marked('2/2', '1/2', 'form', '0/2', '0/0')
    expect([countOf(score, 'right'), countOf(score, 'partly'), countOf(score, 'wrong')]).toEqual([1, 2, 1])
  })

  test.each([
    [['2/2', '1/2', '2/2', '0/2', '2/2'], 'Three right, one with some marks. To look at again: questions 2 and 4.'],
    [['2/2', 'form'], 'One right, one with some marks. To look at again: question 2.'],
    [['1/2', '1/2'], 'Two with some marks. To look at again: questions 1 and 2.'],
    [
      ['1/3', 'form', '0/2'],
      'Two with some marks so far in this set. Read the reasons, then go again; the second time is usually better.',
    ],
    [['1/1', '1/1', '0/0'], 'All two. Now tick the points in the answers that you wrote.'],
  ])('%j in words', (texts, words) => expect(scoreWords(marked(...texts), items)).toBe(words))

  test.each([
    [11, '11 answers written', 'Now mark them: tick the points you find.'],
    [1, '1 answer written', 'Now mark it: tick the points you find.'],
    [0, 'No answer written', 'Read the points, then go again: write your own answers first.'],
  ])('%i written answers are not scored but counted', (written, title, todo) => {
    const items = Array.from({ length: Math.max(1, written) }, (_, i) => item('', [], String(i + 1)))
    const results = Object.fromEntries(items.map(({ id }) => [id, { earned: 0, marks: 0, hint: 'none' as const }]))
    const responses = Object.fromEntries(items.slice(0, written).map(({ id }) => [id, 'Because it rained.']))
    expect(writtenIn({ earned: 0, total: 0, results }, items, responses)).toEqual({ title, todo })
  })

  test('one answer that is marked here is scored', () => {
    const results = { '1': { earned: 0, marks: 1, hint: 'none' as const } }
    expect(writtenIn({ earned: 0, total: 1, results }, [item('')], {})).toBeNull()
  })

  test('says nothing before the first right answer', () =>
    expect([soFar(0), soFar(3)]).toEqual(['', 'Three right so far.']))
})

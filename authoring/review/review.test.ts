import { describe, expect, test } from 'vitest'
import { samples } from '#quiz/registry/samples.ts'
import { review } from './review.ts'
import { likeness, pairs, sentences } from './texts.ts'
import { rareCharacters } from './words/spelling.ts'

const NOWHERE = 'no-such-folder'
const document = (file: string, body: unknown) => ({ file, body })

/** The advice on one sample after a change to its JSON text. */
function advice(type: keyof typeof samples, from: string, to: string): string[] {
  const text = JSON.stringify(samples[type])
  expect(text).toContain(from)
  return review(NOWHERE, [document('x', JSON.parse(text.replace(from, to)))])
}

describe('the review by docs/content-guide.md', () => {
  test.each([
    ['grammar-mcq', '"skill":"question-tag"', '"skill":"tags"', "x: item 4: 'tags' is not in the list of skills"],
    ['grammar-mcq', '"skill":"question-tag"', '"skill":""', 'x: item 4: no skill'],
    ['grammar-cloze', '"letter":"H"', '"letter":"I"', 'x: word list: letters ABCDEFGIJKLMNPQ, not ABCDEFGHJKLMNPQ'],
    [
      'compre-cloze',
      'gardeners of the forest',
      'gardners of the forest',
      "x: 'gardners' is not in the British word list",
    ],
    ['vocab-mcq', 'the air became cleaner', 'the color became cleaner', "x: 'color' is not in the British word list"],
    ['editing', '"correct":"visited"', '"correct":"visitet"', "x: 'visitet' is not in the British word list"],
  ] as const)('%s: %s changed to %s is found', (type, from, to, line) => expect(advice(type, from, to)).toContain(line))

  test('finds a missing explanation and a missing question', () => {
    const found = review(NOWHERE, [
      document('x', {
        type: 'grammar-mcq',
        title: 'T',
        questions: [{ question: 'A _____?', options: ['a', 'b', 'c', 'd'], answer: 0, skill: 'modal' }],
      }),
    ])
    expect(found).toEqual(
      expect.arrayContaining(['x: items: 1, not 10', 'x: format: missing', 'x: item 1: no explanation']),
    )
  })

  test('does not take the marked errors of an editing passage for misspellings', () =>
    expect(review(NOWHERE, [document('x', samples.editing)]).join()).not.toContain('visitted'))

  test('spells articles, but for what they strike out', () => {
    const front = '---\ntitle: t\nshort: s\nlabel: l\nlead: l\ndescription: d\norder: 1\n---\n'
    expect(review(NOWHERE, [document('x', `${front}The :wrong[colur] :fix[color] of it.`)])).toEqual([
      "x: 'color' is not in the British word list",
    ])
  })

  test('finds the same question in two documents', () =>
    expect(
      review(NOWHERE, [document('a', samples['grammar-mcq']), document('b', samples['grammar-mcq'])]).join('\n'),
    ).toContain('a item 1 and b item 1 are nearly the same'))

  test.each([
    ['成语', '他____地等。', '守株待兔', true],
    ['惯用语', '他[w]打圆场[/w]。', '劝人和好', true],
    ['量词', '一____信。', '叠', false],
  ])('asks for a target of the skill %s once: %s', (skill, question, key, isFound) => {
    const quiz = (options: string[]) => ({ type: 'chinese-mcq', questions: [{ question, options, answer: 0, skill }] })
    const twice = [document('a', quiz([key, '甲', '乙', '丙'])), document('b', quiz([key, '丁', '戊', '己']))]
    expect(review(NOWHERE, twice).some((line) => line.startsWith('a item 1 and b item 1 both ask for'))).toBe(isFound)
  })

  test('asks for the marked words of a vocabulary cloze once', () => {
    const question = { word: 'in a huff', options: ['glad', 'cross', 'ill', 'asleep'], answer: 1 }
    const body = { type: 'vocab-cloze', passage: 'He left **__[1]in a huff[/1]__**.', questions: [question] }
    expect(review(NOWHERE, [document('a', body), document('b', body)])).toContain(
      "a item 1 and b item 1 both ask for 'in a huff'",
    )
  })

  test('finds a key that stands in one position too often', () => {
    const questions = Array.from({ length: 20 }, (_, i) => ({
      question: `Q${i} _____`,
      options: ['a', 'b', 'c', 'd'],
      answer: 0,
    }))
    expect(review(NOWHERE, [document('x', { type: 'grammar-mcq', questions })])).toContain(
      'grammar-mcq: position 1 is the key of 100 % of the items',
    )
  })
})

test('sentences end at full stops in both languages', () =>
  expect([...sentences('One. "Two!" Three?'), ...sentences('一。二！三')]).toEqual([
    'One.',
    '"Two!"',
    'Three?',
    '一。',
    '二！',
    '三',
  ]))
test('likeness is 1 for the same text and 0 for others', () =>
  expect([likeness(pairs('a b c'), pairs('a b c')), likeness(pairs('a b c'), pairs('d e f'))]).toEqual([1, 0]))
test('rare characters are those beyond the common ones', () =>
  expect(rareCharacters('我们吃饕餮')).toEqual(['饕', '餮']))

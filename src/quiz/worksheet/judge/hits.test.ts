import { expect, test } from 'vitest'
import { hits } from './hits.ts'

const found = (text: string, points: readonly string[]) =>
  hits(text, points).flatMap(({ text: word, points: at }) => (at.length === 0 ? [] : [`${word} ${at.join(',')}`]))

test.each([
  [
    'a word of a point in another form, and no word that says nothing',
    'The metal spoon conducts heat because it is metal.',
    ['Metal is a good conductor.'],
    ['metal 1', 'conducts 1', 'metal 1'],
  ],
  [
    'each point by its number',
    'Water gains heat.',
    ['It gains energy.', 'The heat comes from water.'],
    ['Water 2', 'gains 1', 'heat 2'],
  ],
  ['Chinese by its words', '妈妈上夜班，没有人在家。', ['妈妈在医院上夜班。', '家里没有人。'], ['妈妈 1', '夜班 1']],
  ['nothing in an empty answer', '', ['It rains.'], []],
])('%s', (_, text, points, expected) => expect(found(text, points)).toEqual(expected))

test('the stretches put together are the text', () => {
  const text = 'He said: 我很高兴, yes!'
  expect(
    hits(text, ['高兴'])
      .map((stretch) => stretch.text)
      .join(''),
  ).toBe(text)
})

import { expect, test } from 'vitest'
import { hits, refusedIn } from './hits.ts'

const found = (text: string, points: readonly string[], asked: readonly string[] = []) =>
  hits(text, points, asked).flatMap(({ text: word, points: at }) =>
    at.length === 0 ? [] : [`${word} ${at.join(',')}`],
  )

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
    hits(text, ['高兴'], [])
      .map((stretch) => stretch.text)
      .join(''),
  ).toBe(text)
})

test('short words that carry Science are found, and numbers', () =>
  expect(found('Hot air is a gas; ice has less, 30 g.', ['More hot air, gases and ice.', 'Less: 30 g.'])).toEqual([
    'Hot 1',
    'air 1',
    'gas 1',
    'ice 1',
    'less 2',
    '30 2',
  ]))

test('a word of the question is no find', () =>
  expect(found('The ice melts as it gains heat.', ['The ice gains heat.'], ['Why does the ice melt?'])).toEqual([
    'gains 1',
    'heat 1',
  ]))

test.each([
  ['a wording that is refused', 'I think that it melts away.', "'it melts', which is not asked", ['it melts']],
  ['capitals and signs do not hide it', 'It, melts!', "'it melts' alone", ['it melts']],
  ['a longer word is another one', 'It meltsalot.', "'it melts'", []],
  ['a single word inside an answer is not pointed out', 'The air expands.', "'carbon dioxide', 'air'", []],
  ['a single word as the answer is', 'Air.', "'carbon dioxide', 'air'", ['air']],
  ['an apostrophe is no quotation mark', "It is the cat's bowl.", "'the cat's bowl'", ["the cat's bowl"]],
  ['Chinese', '我觉得他很笨，不想写。', '“他很笨”，没有例子', ['他很笨']],
  ['nothing where nothing is refused', 'It melts.', '', []],
])('%s', (_, text, refuse, expected) => expect(refusedIn(text, refuse)).toEqual(expected))

import { expect, it } from 'vitest'
import { reviewDialogues } from './review-dialogues.ts'

const blank = { type: 'blank', id: 1 }
const dialogue = {
  type: 'chinese-dialogue',
  dialogue: [{ speaker: '爸爸', words: ['到岛上的船，', blank] }],
  options: ['下一班几点走？', '不知道要等多久。'],
  explanations: ['船夫说的是时间。'],
  mistakes: [[{ word: '不知道要等多久。', reason: '船夫叫他看时间。' }]],
}

it.each([
  ['nothing', {}, []],
  ['a phrase without its mark', { options: ['下一班几点走'] }, ["the phrase '下一班几点走' has no mark at its end"]],
  [
    'a mark after the blank',
    { dialogue: [{ speaker: '爸爸', words: ['到岛上的船，', blank, '？'] }] },
    ['a mark after a blank tells what kind of phrase goes there (1 times)'],
  ],
  [
    'a reason that counts marks',
    { mistakes: [[{ word: '', reason: '句末是问号。' }]] },
    ["a reason counts marks: '句末是问号。'"],
  ],
])('finds %s', (_, change, faults) =>
  expect(reviewDialogues([{ file: 'a.json', body: { ...dialogue, ...change } }])).toEqual(
    faults.map((fault) => `a.json: ${fault}`),
  ),
)

import { expect, test } from 'vitest'
import { shuffleOptions } from '#quiz/sharing/shuffle-options.ts'
import { itemOf, NO_EXTRAS } from '#quiz/stored/stored.ts'
import { ownReason } from './own-reason.ts'

const choice = itemOf(
  '1',
  { ...NO_EXTRAS, reasons: ['Many is for things we count.', '', 'Less compares.', 'Fewer compares.'] },
  { key: '1', options: ['many', 'little', 'less', 'fewer'] },
)
const typed = itemOf(
  '2',
  {
    ...NO_EXTRAS,
    mistakes: [
      { word: "can't", reason: 'Two words.' },
      { word: 'May', reason: 'A month.' },
      { word: 'may', reason: 'A verb.' },
    ],
  },
  { key: 'cannot' },
)
const listed = itemOf(
  '3',
  {
    ...NO_EXTRAS,
    mistakes: [
      { word: 'by', reason: 'By is for the doer.' },
      { word: 'gone', reason: 'Not in the list.' },
    ],
  },
  { key: 'A', responseOf: (word) => (word === 'by' ? 'D' : null) },
)

test.each([
  [choice, '0', 'Many is for things we count.'],
  [choice, '1', ''],
  [choice, '', ''],
  [typed, ' can’t ', 'Two words.'],
  [typed, 'may', 'A verb.'],
  [typed, 'May', 'A month.'],
  [typed, "CAN'T", 'Two words.'],
  [typed, 'could', ''],
  [listed, 'D', 'By is for the doer.'],
])('of item %#, the response %j has the reason %j', (item, response, reason) =>
  expect(ownReason(item, response)).toBe(reason),
)

test('reasons follow their options when these are shuffled', () => {
  const [shuffled] = shuffleOptions({ title: '', format: '', items: [choice] }, 'a seed').items
  const at = String(shuffled?.options.indexOf('fewer'))
  expect(shuffled === undefined ? '' : ownReason(shuffled, at)).toBe('Fewer compares.')
})

test('a word that the list does not have is no mistake', () => expect(listed.mistakes).toHaveLength(1))

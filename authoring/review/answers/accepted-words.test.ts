import { expect, test } from 'vitest'
import { reviewAcceptedWords } from './accepted-words.ts'

/** What is said of a blank with this key, these other words and this reason. */
function said(answer: string, alternatives: readonly string[], explanation: string): readonly string[] {
  const body = {
    type: 'compre-cloze',
    title: 'A sample',
    passage: 'It was still [1]____ outside.',
    questions: [{ index: 1, answer, alternatives, explanation }],
  }
  return reviewAcceptedWords([{ file: 'a.json', body }])
}

test('a word that is accepted is named in the reason', () => {
  expect(said('raining', ['pouring'], "The street was wet. 'Pouring' is as good.")).toEqual([])
  expect(said('raining', ['pouring'], 'The street was wet, and it is downpouring.')).toEqual([
    "a.json: item 1: accepts 'pouring', which its reason does not name",
  ])
})

test('a word that is accepted breaks no rule of the reason', () =>
  expect(said('raining', ['wet'], "After 'was' stands the -ing form. 'Wet' is accepted.")).toEqual([
    "a.json: item 1: accepts 'wet', which breaks the rule of its reason",
  ]))

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { itemOf, NO_EXTRAS } from '#quiz/stored/stored.ts'
import { type CompreClozeQuiz, definition } from '#quiz/types/compre-cloze/definition.ts'
import { Review } from './review.tsx'

const extras = {
  ...NO_EXTRAS,
  mistakes: [{ word: 'loose', reason: 'Loose means not tight.' }],
  explanation: 'Company is missing.',
  skill: '',
  alternatives: ['absence', 'loss'],
  secondBest: ['loss'],
}
const quiz: CompreClozeQuiz = {
  title: 'T',
  format: '',
  passage: 'The [1]____[/1] of company.',
  items: [itemOf('1', extras, { key: 'lack' })],
}

function reviewOf(word: string): string {
  const response = { '1': word }
  const score = definition.score(quiz, response)
  return renderToStaticMarkup(<Review type={definition} quiz={quiz} response={response} score={score} flagged={[]} />)
}

const SENTENCE = 'We accept it; the best word is ‘lack’.'

test('the reason of a second-best word begins with the best one (docs/behaviour.md, 4.12)', () =>
  expect(reviewOf('loss')).toMatch(new RegExp(`${SENTENCE}.*Company is missing\\.`)))

test.each(['lack', 'absence', 'Loss', 'lost', ''])('the reason of %j does not', (word) =>
  expect(reviewOf(word)).not.toContain('We accept it'),
)

test('the reason of the own word comes before the reason of the key', () =>
  expect(reviewOf('Loose')).toMatch(/Loose means not tight\..*Company is missing\./))

test('a word without a reason of its own has the reason of the key only', () =>
  expect(reviewOf('fun')).not.toContain('Loose means'))

/** grammar-cloze: give each blank the letter of a word from the list (docs/behaviour.md, 2.9). */

import { ENGLISH_PACE } from '#quiz/contract/pace.ts'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { blankResponse, unlessAllAnswered } from '#quiz/contract/responses.ts'
import { acceptLetter } from '#quiz/interactions/gap-match/symbol-rule.ts'
import { markExact, scoreItems } from '#quiz/scoring/score-items.ts'

/** `passage` has its blanks as [n]_____, n being the item. */
export type GrammarClozeQuiz = Quiz &
  Readonly<{ passage: string; wordList: readonly Readonly<{ letter: string; word: string }>[] }>

const wordOf = (quiz: GrammarClozeQuiz, letter: string): string =>
  quiz.wordList.find((entry) => entry.letter === letter)?.word ?? ''

/** A response is a letter, 'A' to 'Q', also one that the list lacks. Submit needs every blank. */
export const definition: QuizType<GrammarClozeQuiz> = {
  flow: 'sheet',
  formFlow: 'sheet',
  steps: ({ items }) => [items],
  language: 'en',
  itemLanguage: () => 'en',
  heading: (quiz) => quiz.title || 'Grammar Cloze',
  instruction:
    'From the list of words given, choose the most suitable word for each blank and write its letter in the blank.',
  today: 'The paper has 10 of these.',
  pace: () => ENGLISH_PACE,
  doneText: 'Your score',
  accept: acceptLetter,
  emptyResponse: blankResponse,
  noun: 'blank',
  refusal: unlessAllAnswered,
  score: (quiz, response) => scoreItems(quiz.items, response, markExact),
  responseText: (quiz, _item, value) => (value === '' ? '' : `(${value}) ${wordOf(quiz, value)}`.trim()),
  scoreText: (earned, total) => `Score: ${earned} / ${total}`,
  pad: (quiz) => quiz.wordList.map(({ letter, word }) => ({ symbol: letter, word })),
}

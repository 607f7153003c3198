/** What the stepper types share: one choice an item, marked on its own. A type adds its words and its document. */

import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { blankResponse } from '#quiz/contract/responses.ts'
import { stepsOf } from '#quiz/contract/steps.ts'
import { markExact, scoreItems } from '#quiz/scoring/score-items.ts'
import { acceptChoice, choiceText } from './choice-rule.ts'

type Words<Q extends Quiz> = Pick<QuizType<Q>, 'language' | 'heading' | 'instruction' | 'today' | 'pace' | 'scoreText'>

export function choiceType<Q extends Quiz>(words: Words<Q>): QuizType<Q> {
  return {
    ...words,
    flow: 'stepper',
    formFlow: 'stepper',
    itemLanguage: () => words.language,
    steps: ({ items }) => stepsOf(items),
    doneText: 'Quiz Completed!',
    accept: acceptChoice,
    emptyResponse: blankResponse,
    refusal: (quiz, response) =>
      quiz.items.some((item) => (response[item.id] ?? '') !== '') ? '' : 'Choose an option first.',
    score: (quiz, response) => scoreItems(quiz.items, response, markExact),
    responseText: (_quiz, item, value) => choiceText(item, value),
    noun: 'question',
    pad: () => [],
  }
}

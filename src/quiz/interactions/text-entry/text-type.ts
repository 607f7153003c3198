/** What the typed sheets share: a word a blank, marked all at once; an empty blank is allowed and wrong. */

import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { blankResponse } from '#quiz/contract/responses.ts'
import { markText, scoreItems } from '#quiz/scoring/score-items.ts'
import { acceptText } from './text-rule.ts'

export function textType<Q extends Quiz>(
  words: Pick<QuizType<Q>, 'language' | 'heading' | 'instruction' | 'today' | 'pace'>,
): QuizType<Q> {
  return {
    ...words,
    flow: 'sheet',
    formFlow: 'sheet',
    steps: ({ items }) => [items],
    itemLanguage: () => words.language,
    doneText: 'Your score',
    accept: acceptText,
    emptyResponse: blankResponse,
    refusal: () => '',
    score: (quiz, response) => scoreItems(quiz.items, response, markText),
    responseText: (_quiz, _item, value) => value,
    scoreText: (earned, total) => `Score: ${earned} / ${total}`,
    noun: 'blank',
    pad: () => [],
  }
}

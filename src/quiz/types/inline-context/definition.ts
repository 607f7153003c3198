/** inline-context, 短文填空: choose each word among the options in its line (docs/behaviour.md, 2.7). */

import type { Word } from '#quiz/contract/gloss.ts'
import { CHINESE_PACE } from '#quiz/contract/pace.ts'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { blankResponse, unlessAllAnswered } from '#quiz/contract/responses.ts'
import { acceptChoice } from '#quiz/interactions/choice/choice-rule.ts'
import { markExact, scoreItems } from '#quiz/scoring/score-items.ts'

/** `passage` has Q[n] where the options of item n stand; `words` are those of it that have a gloss. */
export type InlineContextQuiz = Quiz & Readonly<{ passage: string; words: readonly Word[] }>

/** A response is the index of an option, from 0. Submit needs every blank. */
export const definition: QuizType<InlineContextQuiz> = {
  flow: 'sheet',
  formFlow: 'sheet',
  steps: ({ items }) => [items],
  language: 'zh-Hans',
  itemLanguage: () => 'zh-Hans',
  heading: () => '短文填空',
  instruction: '根据短文的内容和上下文的意思，选出适当的词语。',
  today: '',
  pace: () => CHINESE_PACE,
  doneText: 'Your score',
  accept: acceptChoice,
  emptyResponse: blankResponse,
  noun: 'blank',
  refusal: unlessAllAnswered,
  score: (quiz, response) => scoreItems(quiz.items, response, markExact),
  responseText: (_quiz, item, value) => (value === '' ? '' : (item.options[Number(value)] ?? '')),
  scoreText: (earned, total) => `Score: ${earned} / ${total}`,
  pad: () => [],
}

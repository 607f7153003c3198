/** chinese-dialogue, 完成对话: give each blank the number of a phrase (docs/behaviour.md, 2.8). */

import type { Word } from '#quiz/contract/gloss.ts'
import { CHINESE_PACE } from '#quiz/contract/pace.ts'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { blankResponse, unlessAllAnswered } from '#quiz/contract/responses.ts'
import { acceptDigit } from '#quiz/interactions/gap-match/symbol-rule.ts'
import { markExact, scoreItems } from '#quiz/scoring/score-items.ts'

/**
 * `lines` count from 1, their text has its blanks as [n]____[/n], n being the item; `phrases` are numbered from 1. `words` are
 * those of both that have a gloss.
 */
export type DialogueQuiz = Quiz &
  Readonly<{
    lines: readonly Readonly<{ number: number; speaker: string; text: string }>[]
    phrases: readonly string[]
    words: readonly Word[]
  }>

/** A response is the number of a phrase, '1' to '8'. A phrase may be used more than once; Submit needs every blank. */
export const definition: QuizType<DialogueQuiz> = {
  flow: 'sheet',
  formFlow: 'sheet',
  steps: ({ items }) => [items],
  language: 'zh-Hans',
  itemLanguage: () => 'zh-Hans',
  heading: () => '完成对话',
  instruction: '根据上下文的意思，从表中选出适当的短语或短句，然后把代表它们的数字填写在格子里。',
  today: '',
  pace: () => CHINESE_PACE,
  doneText: 'Your score',
  accept: acceptDigit,
  emptyResponse: blankResponse,
  noun: 'blank',
  refusal: unlessAllAnswered,
  score: (quiz, response) => scoreItems(quiz.items, response, markExact),
  responseText: (quiz, _item, value) => (value === '' ? '' : `(${value}. ${quiz.phrases[Number(value) - 1] ?? ''})`),
  scoreText: (earned, total) => `Score: ${earned} / ${total}`,
  pad: (quiz) => quiz.phrases.map((word, i) => ({ symbol: String(i + 1), word })),
}

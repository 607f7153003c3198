/**
 * The words of a verdict by the language of its item (docs/behaviour.md, 4.13 and 4.15): what is said of one item never mixes
 * two languages. Buttons and links are English everywhere.
 */
import type { ByLanguage } from '#lib/language.ts'

type VerdictWords = Readonly<{
  /** Of an item as a whole, before its reason; `keyIs` leads from a verdict to the key, `stop` ends it. */
  right: string
  wrong: string
  none: string
  keyIs: string
  stop: string
  /** At an option: the own one that is the key, the key, the own one. */
  correct: string
  correctAnswer: string
  yourAnswer: string
  /** Before the key of a blank. */
  blankRight: string
  blankWrong: string
  blankEmpty: string
  /** Beside an answer and its reason. */
  isRight: string
  isWrong: string
  answer: string
  noAnswer: string
  why: string
  colon: string
  comma: string
}>

export const VERDICT_WORDS: ByLanguage<VerdictWords> = {
  en: {
    right: 'Correct.',
    wrong: 'Not quite.',
    none: 'No answer.',
    keyIs: ' The answer is ',
    stop: '.',
    correct: 'Correct',
    correctAnswer: 'Correct answer',
    yourAnswer: 'Your answer',
    blankRight: 'Right',
    blankWrong: 'Wrong. Answer: ',
    blankEmpty: 'Wrong: no answer. Answer: ',
    isRight: 'right',
    isWrong: 'wrong',
    answer: 'Answer',
    noAnswer: 'No answer',
    why: 'Why',
    colon: ': ',
    comma: ', ',
  },
  'zh-Hans': {
    right: '答对了。',
    wrong: '不太对。',
    none: '没有作答。',
    keyIs: '答案是 ',
    stop: '。',
    correct: '答对了',
    correctAnswer: '正确答案',
    yourAnswer: '你的答案',
    blankRight: '答对了',
    blankWrong: '不对。答案：',
    blankEmpty: '没有作答。答案：',
    isRight: '对',
    isWrong: '错',
    answer: '答案',
    noAnswer: '没有作答',
    why: '为什么',
    colon: '：',
    comma: '，',
  },
}

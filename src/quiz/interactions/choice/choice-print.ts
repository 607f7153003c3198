/** What the choice types share on paper: questions with options (1), (2) … and a bracket each. */

import type { ByLanguage, Language } from '#lib/language.ts'
import type { AnswerPlace, PrintBlock, PrintedKey, PrintView } from '#quiz/contract/print-view.ts'
import type { Item, Quiz } from '#quiz/contract/quiz-type.ts'
import { keysOf } from '#quiz/print/passage-print.ts'
import { type Drawing, forQuestions, markedLine, PRINTERS_QUOTES, TWO_MARKS_EACH } from '#quiz/print/runs.ts'
import { choiceText } from './choice-rule.ts'

const drawingOf = (language: Language): Drawing => ({
  number: () => '',
  blank: 'word',
  mark: 'underlined',
  quotes: PRINTERS_QUOTES[language],
})

/** The longest option that still fits in one of four columns, and in one of two. */
const FITS: ByLanguage<readonly [number, number]> = { en: [13, 36], 'zh-Hans': [6, 14] }

function columnsFor(options: readonly string[], language: Language): 1 | 2 | 4 {
  const longest = Math.max(...options.map((option) => option.length))
  const [inFour, inTwo] = FITS[language]
  if (longest <= inFour) return 4
  return longest <= inTwo ? 2 : 1
}

/** `asked` is false where a passage asks, so that only the options are printed. */
export function choiceBlocks(items: readonly Item[], first: number, language: Language, asked: boolean): PrintBlock[] {
  const drawing = drawingOf(language)
  return items.map((item, i) => ({
    kind: 'choice',
    number: String(first + i),
    stem: asked ? [markedLine(item.prompt, drawing)] : [],
    columns: columnsFor(item.options, language),
    options: item.options.map((option) => markedLine(option, drawing)),
  }))
}

export const choicePlaces = (items: readonly Item[], first: number): AnswerPlace[] =>
  items.map((item, i) => ({ number: String(first + i), ovals: item.options.map((_, at) => String(at + 1)) }))

export const choiceKeys = (items: readonly Item[], first: number, language: Language): PrintedKey[] =>
  keysOf(items, first, language, (item) => choiceText(item, item.key))

/** Items without a fault: what cannot be asked on the screen is not asked on paper. */
const askable = (quiz: Quiz): readonly Item[] => quiz.items.filter(({ fault }) => fault === '')

export const printEnglishChoices: PrintView<Quiz> = (quiz, first) => {
  const items = askable(quiz)
  return {
    instruction: `${forQuestions(first, items.length)}four options are given. One of them is the correct answer. Write its number (1, 2, 3 or 4) in the brackets.`,
    marksEach: 1,
    blocks: choiceBlocks(items, first, 'en', true),
    answers: choicePlaces(items, first),
    keys: choiceKeys(items, first, 'en'),
  }
}

export const printChineseChoices: PrintView<Quiz> = (quiz, first) => {
  const items = askable(quiz)
  return {
    instruction: `选出最合适的答案，把代表它的数字写在括号里。${TWO_MARKS_EACH}`,
    marksEach: 2,
    blocks: choiceBlocks(items, first, 'zh-Hans', true),
    answers: choicePlaces(items, first),
    keys: choiceKeys(items, first, 'zh-Hans'),
  }
}

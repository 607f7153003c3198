/** A question of a passage that stands alone: how its place is shown in the text, and in what words it is asked. */
import type { ByLanguage } from '#lib/language.ts'

export const GAP = '______'

/** A blank of a passage: '(3) ______'. */
export const blankOf = (label: string): string => `(${label}) ${GAP}`

/** The labels of such blanks, in their order. */
export const blanksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\((\d{1,3})\) _{6}(?!_)/g)].map(([, label = '']) => label)

/** What is asked at a place. `label` is that of the blank, `word` the word in the passage. */
type Words = Readonly<{
  choose(label: string): string
  type(label: string): string
  correct(word: string): string
}>

export const askedAlone: ByLanguage<Words> = {
  en: {
    choose: (label) => `Choose what fits blank (${label}).`,
    type: (label) => `Type one word that fits blank (${label}).`,
    correct: (word) => `The word “${word}” is wrong. Type the correct word.`,
  },
  'zh-Hans': {
    choose: (label) => `选出填入第 (${label}) 空的最合适的答案。`,
    type: (label) => `写出填入第 (${label}) 空的词语。`,
    correct: (word) => `“${word}”有错，写出正确的词语。`,
  },
}

export const closestMeaning = (word: string): string => `What is the closest meaning of "${word}"?`

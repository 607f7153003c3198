/** The figures of docs/content-guide.md, 1, 2 and 4, by quiz type: what a machine can hold a document to. */
import type { TypeName } from '#quiz/quizzes.ts'

/** A closed range. */
export type Range = readonly [number, number]

/**
 * `items` and `passage` of a full set; `explanation` in words, in characters for Chinese. `passage` is null without one; a
 * dialogue is counted without the phrases that fill it.
 */
export type Guide = Readonly<{ items: readonly number[]; passage: Range | null; explanation: Range }>

export const guide: Readonly<Record<TypeName, Guide>> = {
  'grammar-mcq': { items: [10], passage: null, explanation: [20, 46] },
  'vocab-mcq': { items: [5, 10], passage: null, explanation: [20, 46] },
  'vocab-cloze': { items: [5], passage: [125, 175], explanation: [15, 45] },
  'grammar-cloze': { items: [10], passage: [125, 175], explanation: [14, 38] },
  editing: { items: [12], passage: [155, 205], explanation: [14, 38] },
  'compre-cloze': { items: [15], passage: [215, 275], explanation: [14, 38] },
  'chinese-mcq': { items: [15], passage: null, explanation: [22, 70] },
  'inline-context': { items: [5], passage: [170, 250], explanation: [22, 70] },
  'chinese-dialogue': { items: [4], passage: [120, 230], explanation: [22, 70] },
}

/** docs/content-guide.md, 4.4: letters A to Q without I and O. */
export const LETTERS = 'ABCDEFGHJKLMNPQ'

/** The longest English sentence in words, and the longest Chinese one in characters, with a little leave. */
export const MAX_SENTENCE = { en: 30, 'zh-Hans': 46 } as const

/** The share of one position among the keys of a topic's sets (in per cent). */
export const MAX_SHARE_OF_A_POSITION = 35

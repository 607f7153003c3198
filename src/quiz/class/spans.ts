/** Neighbouring words that may be one code, and how they are laid out. Pure. */
import { MAX_CODE_SIGNS } from '#quiz/result-code/result-code.ts'
import type { Word } from './split-words.ts'

/** `first` and `last` are places in a list of words; `signs` are the letters and digits of these words. */
export type Span = Readonly<{ first: number; last: number; signs: string }>

/** Whether a code that began in an earlier word may go on in the word at this place. */
export type GoesOn = (at: number) => boolean

/** The word at `first`, this and the next, and so on, as far as a code may go on. */
export function spansFrom(words: readonly Word[], first: number, goesOn: GoesOn): readonly Span[] {
  const spans: Span[] = []
  let signs = ''
  for (let last = first; last < words.length && signs.length < MAX_CODE_SIGNS; last += 1) {
    if (last > first && !goesOn(last)) break
    signs += words[last]?.text ?? ''
    spans.push({ first, last, signs })
  }
  return spans
}

const lengths = (words: readonly Word[], { first, last }: Span): readonly number[] =>
  words.slice(first, last + 1).map(({ text }) => text.length)

/** Whole groups of four, one or more in a word, and at the end the rest. */
export const isGrouped = (words: readonly Word[], span: Span): boolean =>
  lengths(words, span).every((length, i, all) => i === all.length - 1 || length % 4 === 0)

/** Equal groups of any size, and at the end the rest. */
const isEven = (words: readonly Word[], span: Span): boolean =>
  lengths(words, span).every(
    (length, i, [size = 0, ...more]) => length === size || (i === more.length && length < size),
  )

/**
 * No other word stands beside it, as behind 'Aisha:' or in a cell of its own. Its groups may be of any size; but a single
 * letter at the end may be a name, and one sign of the code may be lost.
 */
function isAlone(words: readonly Word[], { first, last }: Span): boolean {
  const isApart = (at: number) => words[at]?.gap !== 'near'
  const isJoined = words.slice(first + 1, last + 1).every(({ gap }) => gap === 'near')
  return isJoined && isApart(first) && isApart(last + 1) && words[last]?.text.length !== 1
}

/** As a code is written. Else letters of a name could stand for signs that the code beside it has lost. */
export const isLaidOut = (words: readonly Word[], span: Span): boolean =>
  isGrouped(words, span) || isEven(words, span) || isAlone(words, span)

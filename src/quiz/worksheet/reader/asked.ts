/** What a question says, for the reader: a word or unit that is in it may stand in an answer. Pure. */
import { NO_UNIT, type Unit, unitOf } from './units.ts'

/** `before` and `after` are printed beside the box. `text` is all that the question says. All as of visibleText. */
export type Asked = Readonly<{ before: string; after: string; text: string }>

const FILLERS = /^(answer|ans|each|altogether|left|more|only)$/

/** A word of the question or beside the box, in the singular or plural. */
function isSaid(word: string, { before, text, after }: Asked): boolean {
  const stem = word.length > 3 ? word.replace(/e?s$/, '') : word
  return (
    FILLERS.test(word) || new RegExp(`(?<!\\p{L})${stem}(e?s|e)?(?!\\p{L})`, 'u').test(`${before} ${text} ${after}`)
  )
}

/** Whether all words of a piece of an answer are words of the question. One letter alone is not a word. */
export const areSaid = (words: string, asked: Asked): boolean =>
  /^(\p{L}{2,}| )*$/u.test(words) && words.split(' ').every((word) => word === '' || isSaid(word, asked))

/** Whether this is what an answer may be called before or after '=': words of the question, or one of its letters. */
export const isLabel = (label: string, asked: Asked): boolean =>
  /^∠?[a-z]$/.test(label) ? isSaid(label.slice(-1), asked) : areSaid(label.replace(/^(∠|angle )/, ''), asked)

/** Whether the question names this unit. */
export const isUnitSaid = ({ symbol }: Unit, { text }: Asked): boolean =>
  text.match(/\p{L}+|[$%°]/gu)?.some((word) => unitOf(word)?.symbol === symbol) ?? false

/** The unit beside the box. */
export const printedUnit = ({ before, after }: Asked): Unit => unitOf(after.replace(/^π ?/, '') || before) ?? NO_UNIT

/** What looks like a result code and cannot be counted, and why, in the words of the page. Pure. */
import { codeLength, decodeResult, stampIn } from '#quiz/result-code/result-code.ts'
import type { Stamps } from './coded-set.ts'
import { type GoesOn, isGrouped, isLaidOut, type Span, spansFrom } from './spans.ts'
import type { Word } from './split-words.ts'

/** `words` are a sentence that begins with its line. */
type Problem = Readonly<{ kind: 'problem'; first: number; last: number; words: string }>

const problem = ({ first, last }: Span, words: string): Problem => ({ kind: 'problem', first, last, words })

const isMixed = (text: string): boolean => /\d/u.test(text) && /\p{L}/u.test(text)

/** Letters with digits among them, or without a vowel. */
const isNoWord = (text: string): boolean => isMixed(text) || /^[b-df-hj-np-tv-xz]+$/iu.test(text)

const WRONG_OR_MISSING = 'a sign that is wrong or missing'

const looks = (span: Span, having: string): Problem =>
  problem(span, `looks like a code with ${having}. Ask for it again.`)

/** As long as a code can be that is written so, and with a check that is right; undefined if there is none. */
const checkedIn = (words: readonly Word[], spans: readonly Span[]): Span | undefined =>
  spans.findLast((span) => isMixed(span.signs) && isLaidOut(words, span) && decodeResult(span.signs).status === 'ok')

/** What begins with the word at `first` as a code of a set does, or null. No letter of a name beside it is counted: the groups end the code. */
export function damagedAt(words: readonly Word[], first: number, stamps: Stamps, goesOn: GoesOn): Problem | null {
  const spans = spansFrom(words, first, goesOn)
  const set = stamps.get(stampIn(spans.at(-1)?.signs ?? '') ?? -1)
  if (set === undefined) return null
  const checked = checkedIn(words, spans)
  if (checked !== undefined) return problem(checked, `is a code of an older version of ${set.name}.`)
  const length = codeLength(set.choices.length)
  const off = ({ signs }: Span) => Math.abs(length - signs.length)
  const [span] = spans.filter((one) => isGrouped(words, one)).toSorted((a, b) => off(a) - off(b))
  if (span === undefined) return null
  const missing = length - span.signs.length
  if (decodeResult(span.signs).status === 'sign') return looks(span, 'a sign that no code has: I, O, 0 or 1')
  if (missing === 0) return looks(span, 'a sign that is wrong')
  // What follows may be a name or the rest of the code.
  if (span.last !== spans.at(-1)?.last) return looks(span, WRONG_OR_MISSING)
  if (missing < 0) return looks(span, 'too many signs')
  return looks(span, missing === 1 ? 'one sign missing' : 'signs missing')
}

/** No name with a number in it is that long. */
const LONG = 9

/** Two groups of four, one of them no word; or two of which one lost or won a sign, both of them no words. */
function areGroups(one: string, two: string): boolean {
  if (one.length === 4 && two.length === 4) return isNoWord(one) || isNoWord(two)
  return [one, two].every((text) => Math.abs(text.length - 4) <= 1 && isNoWord(text))
}

/** What begins with the word at `first` and looks like a code of no set, or null. */
export function likeAt(words: readonly Word[], first: number, _: Stamps, goesOn: GoesOn): Problem | null {
  const spans = spansFrom(words, first, goesOn)
  const checked = checkedIn(words, spans)
  if (checked !== undefined) return problem(checked, 'is a code of a set that is not here.')
  const textOf = (span: Span | undefined) => words[span?.last ?? -1]?.text ?? ''
  const [one, two] = spans
  if (one !== undefined && one.signs.length >= LONG && isMixed(one.signs)) return looks(one, WRONG_OR_MISSING)
  if (two === undefined || !areGroups(textOf(one), textOf(two))) return null
  const end = spans.findIndex((span, i) => i > 1 && textOf(span).length !== 4)
  return looks(spans.at(end === -1 ? -1 : end - 1) ?? two, WRONG_OR_MISSING)
}

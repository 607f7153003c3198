/** Compares what was given with a key, by the kind of answer: exact values, and the form that is asked for in print. Pure. */
import { type Asked, printedUnit } from '#quiz/worksheet/reader/asked.ts'
import { readTime } from '#quiz/worksheet/reader/clock.ts'
import { type Expression, parseKey, readExpression } from '#quiz/worksheet/reader/expression.ts'
import { type Quantity, type Reading, readQuantity } from '#quiz/worksheet/reader/quantity.ts'
import { isLess, isSame, isWhole, minus, type Rational, rational, times } from '#quiz/worksheet/reader/rational.ts'
import { convert, NO_UNIT } from '#quiz/worksheet/reader/units.ts'
import { visibleText } from '#quiz/worksheet/reader/visible-text.ts'
import type { Answer } from '#quiz/worksheet/worksheet.ts'
import type { FormName } from './forms.ts'

/**
 * A name of a form: the right value in a form that the question does not ask for. 'near': less than one per cent away. 'unsure':
 * the reading may be meant; the pupil says so. 'unreadable': not what is asked for at all; the pupil is asked again.
 */
type Verdict = 'same' | FormName | 'near' | 'other' | 'unsure' | 'unreadable'

/** `reading` is what was read, in plain form. */
export type Comparison = Readonly<{ verdict: Verdict; reading: string }>

/** Nobody writes a longer answer into a box. */
const MAX_LENGTH = 100

type OfKind<K extends Answer['kind']> = Extract<Answer, { kind: K }>
type Boxed = OfKind<'number' | 'fraction'>

/** The verdict on what was read. */
function verdictOn<T>(reading: Reading<T>, verdictOf: (value: T) => Verdict): Comparison {
  if (reading === null) return { verdict: 'unreadable', reading: '' }
  return { verdict: reading.isSure ? verdictOf(reading.value) : 'unsure', reading: reading.text }
}

/** Stands for an empty box above or below the line of a fraction: no number has it. */
const EMPTY = '_'

/** The text of a response in one line: the boxes of a fraction or a mixed number are put together. */
export function joined({ kind }: Answer, given: string): string {
  const boxes = given.split('|')
  const [whole = '', top = '', bottom = ''] = boxes.map((box) => (visibleText(box) === '' ? '' : box.trim()))
  const isOneLine = kind !== 'fraction' || boxes.some((box) => /\d ?\/ ?\d/.test(visibleText(box)))
  if (isOneLine || (top === '' && bottom === '')) return boxes.join(' ').trim()
  return `${whole} ${top || EMPTY}/${bottom || EMPTY}`.trim()
}

const asked = (answer: Boxed | OfKind<'expression'>, text: string): Asked => ({
  before: visibleText(answer.before),
  after: visibleText(answer.after),
  text,
})

/** What follows the last 'how many' of a question: the words of what is counted are among it. */
const COUNTED = /.*(?:how many|number of)(.{1,24})/

/** Not sure where a count names something else than what is beside its box or was asked: '12 boys' of girls. */
function readBoxed(answer: Boxed, given: string, text: string): Reading<Quantity> {
  const [typed, around] = [visibleText(joined(answer, given)), asked(answer, text)]
  const read = readQuantity(typed, around)
  if (read === null || answer.kind !== 'number' || printedUnit(around) !== NO_UNIT) return read
  const counted = { ...around, text: around.after || (COUNTED.exec(text)?.[1] ?? text) }
  return { ...read, isSure: read.isSure && readQuantity(typed, counted) !== null }
}

/** The value of a key or slip, null for one that is not a number. */
export const valueOfKey = (answer: Boxed): Rational | null =>
  readBoxed(answer, answer.key.replace(/[{}]/g, ' '), '')?.value.value ?? null

/** The value of a number or fraction in the printed unit; null for one that measures something else. */
function inPrinted({ unit, value }: Quantity, around: Asked): Rational | null {
  const printed = printedUnit(around)
  return unit === NO_UNIT || printed === NO_UNIT ? value : convert(value, unit, printed)
}

/** As inPrinted; null also for what was not read for certain. */
export function typedValue(answer: Boxed, given: string, text: string): Rational | null {
  const read = readBoxed(answer, given, text)
  return read?.isSure ? inPrinted(read.value, asked(answer, text)) : null
}

/** How many decimal places the question asks for; 0 where it does not say. */
export function placesAsked(text: string): number {
  const [asks, places = '2'] = /(\d) decimal place|nearest cent/.exec(text) ?? []
  return asks === undefined ? 0 : Number(places)
}

const HUNDREDTH = rational(1, 100)

function isWithin(distance: Rational, given: Rational, key: Rational): boolean {
  const away = minus(given, key)
  return isLess(times(away, away), times(distance, distance))
}

/** The form in which a right value was written, against the one that the question asks for. */
function writtenForm({ kind }: Boxed, { form, top, bottom }: Quantity, key: Rational, text: string): Verdict {
  const asksMixed = text.includes('mixed number')
  if (form === 'plain') {
    if (kind === 'number' || isWhole(key)) return 'same'
    return asksMixed ? 'mixed' : text.includes('fraction') ? 'fraction' : 'same'
  }
  if (isWhole(key)) return bottom === 1n ? 'same' : 'number'
  if (/\bdecimal\b(?! place)/.test(text)) return 'decimal'
  if (top >= bottom && (form === 'mixed' || asksMixed)) return 'mixed'
  return text.includes('simplest') && rational(top, bottom).d !== bottom ? 'simplest' : 'same'
}

function compareBoxed(answer: Boxed, typed: Quantity, text: string): Verdict {
  const key = valueOfKey(answer)
  const around = asked(answer, text)
  const { unit, value: number, isCompound } = typed
  const printed = printedUnit(around)
  const value = inPrinted(typed, around)
  if (key === null) return 'other'
  if (value !== null && isSame(value, key)) {
    const isLoose = isCompound && unit.symbol !== '$' && new RegExp(`(in|many) ${around.after}|decimal`).test(text)
    const isOther = unit !== NO_UNIT && printed !== NO_UNIT && !isSame(unit.size, printed.size)
    return isLoose || isOther ? 'unit' : writtenForm(answer, typed, key, text)
  }
  if (isSame(number, key) && !isCompound) return 'wrong-unit'
  if (value === null) return 'other'
  const places = placesAsked(text)
  // 'Round 6.818' is not answered by 6.818; 75/11 is exact, and 6.82 is asked for.
  const isUnrounded =
    places > 0 && !/round \d/.test(text) && isWithin(rational(1n, 2n * 10n ** BigInt(places)), value, key)
  if (isUnrounded) return 'rounding'
  if (typed.form !== 'plain') return 'other'
  return isWithin(times(key, HUNDREDTH), value, key) && !(isWhole(value) && isWhole(key)) ? 'near' : 'other'
}

/** The terms of '3 : 2', '3 to 2' or '3|2'; null unless there are so many. */
function readRatio(given: string, terms: number, text: string): Reading<readonly Rational[]> {
  const boxes = given.split('|').map(visibleText)
  const [first = '', ...others] = boxes.filter((box) => box !== '')
  const split = others.length === 0 ? first.split(/ ?(?:[:\u2236]|\bto\b) ?/) : boxes
  const read = split.flatMap((term) => {
    const own = readQuantity(term, { before: '', after: '', text })
    return own?.isSure && own.value.unit === NO_UNIT ? [own] : []
  })
  if (read.length !== terms || split.length !== terms) return null
  return { value: read.map(({ value }) => value.value), text: read.map((one) => one.text).join(' : '), isSure: true }
}

/** A word with a number, but not 'to' between the terms. */
const NAMED_TERM = /(?!to\b)\b\p{L}{2}/u

function compareRatio({ key, terms }: OfKind<'ratio'>, typed: readonly Rational[], text: string): Verdict {
  const right = readRatio(key, terms, '')?.value ?? []
  const pairs = typed.map((term, i) => [term, right[i] ?? term] as const)
  const [[first, keyFirst] = [rational(0), rational(0)]] = pairs
  if (pairs.every(([term, own]) => isSame(term, own))) return 'same'
  const isEqual = first.n !== 0n && pairs.every(([term, own]) => isSame(times(term, keyFirst), times(own, first)))
  return isEqual ? (text.includes('simplest') ? 'ratio' : 'same') : 'other'
}

/** Whole numbers for the letters at which two expressions are compared. */
const POINTS = [2, 3, 7, 11, 29, 101]

function compareExpression({ key, letter }: OfKind<'expression'>, typed: Expression, text: string): Verdict {
  const right = parseKey(visibleText(key))
  const isEqual = POINTS.every((point) => {
    const at = Object.fromEntries([...letter].map((one, i) => [one, rational(point + 13 * i)]))
    const [a, b] = [typed.valueAt(at), right?.valueAt(at) ?? null]
    return a !== null && b !== null && isSame(a, b)
  })
  if (right === null || !isEqual) return 'other'
  return text.includes('simpl') && typed.size > right.size ? 'collect' : 'same'
}

const readSum = (answer: OfKind<'expression'>, given: string, text: string): Reading<Expression> =>
  readExpression(visibleText(given), answer.letter, asked(answer, text))

/** The expression that was typed; null for what was not read for certain. */
export function typedExpression(answer: OfKind<'expression'>, given: string, text: string): Expression | null {
  const read = readSum(answer, given, text)
  return read?.isSure ? read.value : null
}

/**
 * `given` is not ''; `text` is all that the question says, as of visibleText. A choice, an open answer and a sentence are compared
 * elsewhere: they are 'other' here.
 */
export function compare(answer: Answer, given: string, text: string): Comparison {
  if (given.length > MAX_LENGTH) return { verdict: 'unreadable', reading: '' }
  switch (answer.kind) {
    case 'number':
    case 'fraction':
      return verdictOn(readBoxed(answer, given, text), (typed) => compareBoxed(answer, typed, text))
    case 'ratio':
      return verdictOn(readRatio(given, answer.terms, text), (typed) => {
        const verdict = compareRatio(answer, typed, text)
        // '5 girls : 7 boys' may be meant in its own order.
        return verdict === 'other' && NAMED_TERM.test(given) ? 'unsure' : verdict
      })
    case 'time':
      return verdictOn(readTime(visibleText(joined(answer, given))), (typed) =>
        typed === readTime(visibleText(answer.key))?.value ? 'same' : 'other',
      )
    case 'expression':
      return verdictOn(readSum(answer, given, text), (typed) => compareExpression(answer, typed, text))
    default:
      return { verdict: 'other', reading: '' }
  }
}

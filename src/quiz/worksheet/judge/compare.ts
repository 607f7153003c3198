/** Compares what was given with a key, by the kind of answer: exact values, and the form that is asked for. */
import Fraction from 'fraction.js'
import type { Answer } from '#quiz/worksheet/worksheet.ts'
import { type Expression, readExpression } from './expression.ts'
import { readNumber, type Typed } from './read-number.ts'
import { readRatio, readTime } from './read-parts.ts'
import { beforeUnit, convert, unitOf } from './units.ts'
import { visibleText } from './visible-text.ts'

/**
 * 'form': the right value in a form that the question does not ask for, which `note` names. 'near': less than one per cent
 * away. 'unreadable': not what is asked for at all; the pupil is asked again, with `note`.
 */
export type Comparison = Readonly<{ verdict: 'same' | 'form' | 'near' | 'other' | 'unreadable'; note: string }>

const SAME: Comparison = { verdict: 'same', note: '' }
const OTHER: Comparison = { verdict: 'other', note: '' }
const form = (note: string): Comparison => ({ verdict: 'form', note })
const unreadable = (note: string): Comparison => ({ verdict: 'unreadable', note })

type OfKind<K extends Answer['kind']> = Extract<Answer, { kind: K }>

const NEAR = new Fraction(1, 100)
const NUMBER = 'Write a number here, such as 12, 3.5 or 3/4.'

function isNear(given: Fraction, key: Fraction): boolean {
  return !key.equals(0) && given.sub(key).div(key).abs().compare(NEAR) < 0
}

const isLowest = ({ top, bottom }: Typed): boolean => new Fraction(top, bottom).d === BigInt(bottom)

/** The number in the printed unit; null in a unit that measures something else. */
function inUnit({ value, unit }: Typed, printed: string): Fraction | null {
  return unit === '' || printed === '' || unitOf(unit) === unitOf(printed)
    ? value
    : convert(value, unitOf(unit), unitOf(printed))
}

/** The unit beside a box, '' for none. */
const printedUnit = (before: string, after: string): string => (before === '$' ? '$' : unitOf(after) || after)

function compareNumber({ before, after, key }: OfKind<'number'>, given: string): Comparison {
  const typed = readNumber(given, before, after)
  const right = readNumber(key, before, after)
  if (typed === null) return unreadable(NUMBER)
  if (right === null) return OTHER
  const printed = printedUnit(before, after)
  const value = inUnit(typed, printed)
  if (value === null)
    return typed.value.equals(right.value) ? form(`The number is right, but its unit is ${printed}.`) : OTHER
  if (value.equals(right.value)) {
    const other = typed.unit !== '' && printed !== '' && typed.unit !== printed
    if (other && !typed.value.equals(right.value)) return form(`Right value, but it is asked for in ${printed}.`)
    return typed.form === 'plain' || isLowest(typed) ? SAME : form('Right value, but not in its simplest form.')
  }
  return isNear(value, right.value) ? { verdict: 'near', note: '' } : OTHER
}

function compareFraction({ before, after, key, mixed }: OfKind<'fraction'>, given: string): Comparison {
  const typed = readNumber(given, before, after)
  const right = readNumber(key, before, after)
  if (typed === null) return unreadable('Write a fraction here, such as 3/4 or 1 3/4.')
  if (right === null) return OTHER
  const value = inUnit(typed, unitOf(after))
  if (value === null || !value.equals(right.value)) return OTHER
  const whole = right.value.d === 1n
  if (typed.form === 'plain') return whole ? SAME : form('Right value, but a fraction is asked for, not a decimal.')
  if (whole || !isLowest(typed)) return form('Right value, but not in its simplest form.')
  const improper = typed.top >= typed.bottom
  if (typed.form === 'mixed' ? improper : improper && mixed)
    return form('Right value, but a mixed number is asked for: the whole first, then a fraction less than 1.')
  return SAME
}

function compareRatio({ terms, key }: OfKind<'ratio'>, given: string): Comparison {
  const typed = readRatio(given)
  const right = readRatio(key)
  if (typed === null || typed.length !== terms)
    return unreadable(`Write ${terms === 2 ? 'two' : 'three'} whole numbers.`)
  if (right === null) return OTHER
  if (typed.every((term, i) => term === right[i])) return SAME
  const [first = 0, keyFirst = 0] = [typed[0], right[0]]
  const same = typed.every((term, i) => term * keyFirst === (right[i] ?? 0) * first)
  return same ? form('Right ratio, but not in its simplest form.') : OTHER
}

function compareTime({ key }: OfKind<'time'>, given: string): Comparison {
  const typed = readTime(given)
  const right = readTime(key)
  if (typed === null) return unreadable('Write a time, such as 2.05, and choose a.m. or p.m.')
  return typed === right ? SAME : OTHER
}

/** Whole numbers for the letter at which two expressions are compared. */
const POINTS = [2, 3, 7, 11, 29, 101]

const agree = (a: Expression, b: Expression, letter: string): boolean =>
  POINTS.every((at) => {
    const letters = { [letter]: new Fraction(at) }
    const [x, y] = [a.valueAt(letters), b.valueAt(letters)]
    return x !== null && y !== null && x.equals(y)
  })

/**
 * What was typed, without a unit or money at its end; null if it has a letter or word that the question does not have. An x
 * between numbers is a sign where the question has another letter.
 */
function readTyped({ letter, before, after }: OfKind<'expression'>, given: string): Expression | null {
  const plain = visibleText(given).toLowerCase()
  const text = letter === 'x' ? plain : plain.replaceAll('x', '*')
  const readings = [text, ...beforeUnit(text, printedUnit(before, after))].map(readExpression)
  return readings.find((one) => one?.letters.every((name) => name === letter)) ?? null
}

function compareExpression(answer: OfKind<'expression'>, given: string): Comparison {
  const { letter, key } = answer
  const typed = readTyped(answer, given)
  const right = readExpression(key)
  if (typed === null) return unreadable(`Write an expression in ${letter}, such as 3${letter} + 5.`)
  if (right === null || !agree(typed, right, letter)) return OTHER
  return typed.letters.length > right.letters.length
    ? form('Right, but it can be written shorter: collect the terms.')
    : SAME
}

/** `given` is not ''. A choice and an open answer are compared elsewhere: they are 'other' here. */
export function compare(answer: Answer, given: string): Comparison {
  switch (answer.kind) {
    case 'number':
      return compareNumber(answer, given)
    case 'fraction':
      return compareFraction(answer, given)
    case 'ratio':
      return compareRatio(answer, given)
    case 'time':
      return compareTime(answer, given)
    case 'expression':
      return compareExpression(answer, given)
    default:
      return OTHER
  }
}

/** Reads sums with letters, exactly: an expression that a pupil typed, or the formula of an answer over earlier ones. Pure. */
import { type Asked, areSaid, isUnitSaid, printedUnit } from './asked.ts'
import type { Reading } from './quantity.ts'
import { decimal, minus, over, plus, type Rational, rational, times } from './rational.ts'
import { unitOf } from './units.ts'

type Letters = Readonly<Record<string, Rational>>

/**
 * `valueAt` is null where it divides by 0 or has another letter. `letters` are those that occur; `size` is how many numbers and
 * letters it has, a fraction being one number.
 */
export type Expression = Readonly<{
  valueAt(letters: Letters): Rational | null
  letters: readonly string[]
  size: number
}>

const joined = (
  a: Rational | null,
  b: Rational | null,
  how: (a: Rational, b: Rational) => Rational | null,
): Rational | null => (a === null || b === null ? null : how(a, b))

/** By the usual order: brackets, then products and quotients from the left, then sums and differences. Null for what is no sum. */
function evaluate(tokens: readonly string[], letters: Letters): Rational | null {
  let at = 0
  const next = (): string => tokens[at] ?? ''
  const takes = (sign: RegExp): string => {
    const token = next()
    if (!sign.test(token)) return ''
    at += 1
    return token
  }
  const atom = (): Rational | null => {
    if (takes(/^\($/) !== '') {
      const inner = sum()
      return takes(/^\)$/) === '' ? null : inner
    }
    const letter = takes(/^[a-z]$/)
    if (letter !== '') return letters[letter] ?? null
    const number = takes(/\d/)
    return number === '' ? null : decimal(number)
  }
  const factor = (): Rational | null => {
    if (takes(/^-/) !== '') return joined(rational(0), factor(), minus)
    return atom()
  }
  const product = (): Rational | null => {
    let left = factor()
    // 3y, 2(y + 1) and (y + 1)2 are products without a sign.
    while (/[*/a-z(\d]/.test(next())) {
      const how = takes(/^[*/]/) === '/' ? over : times
      left = joined(left, factor(), how)
    }
    return left
  }
  const sum = (): Rational | null => {
    let left = product()
    for (let sign = takes(/^[-+]/); sign !== ''; sign = takes(/^[-+]/))
      left = joined(left, product(), sign === '+' ? plus : minus)
    return left
  }
  const whole = sum()
  return at === tokens.length ? whole : null
}

/** Of a letter, to see whether a text is an expression at all. */
const ANY = rational(1009)

/** Null for what is not an expression. `text` as of visibleText. */
export function parseExpression(text: string): Expression | null {
  const plain = text
    .replace(/(\d+) (\d+)\/(\d+)/g, '($1+$2/$3)')
    .replace(/(?<=\d)[ ,](?=\d{3}(?!\d))/g, '')
    .replace(/^=|s?\$/g, '')
    .replace(/ of /g, '*')
  const tokens = plain.match(/\d+\.?\d*|\.\d+|\S/g) ?? []
  const letters = tokens.filter((token) => /[a-z]/.test(token))
  const valueAt = (values: Letters) => evaluate(tokens, values)
  // '3 4', '3y4' and 'yy' are no products: they may mean something else.
  if (
    /[\w)] \d|\d[a-z]\d|([a-z])\1/.test(plain) ||
    valueAt(Object.fromEntries(letters.map((letter) => [letter, ANY]))) === null
  )
    return null
  return { valueAt, letters, size: plain.replace(/\d+\/\d+/g, '1').match(/\d[\d.]*|[a-z]/g)?.length ?? 0 }
}

/** The expression of a key in the notation of problems, as of visibleText: '(100 - 8y/3)' is one fraction, '(1 3/4)' a number. */
export const parseKey = (key: string): Expression | null =>
  parseExpression(
    key.replace(/\(([^()/]+)\/([^()/]+)\)/g, (whole, top: string, bottom: string) =>
      /^\d+ \d+$/.test(top) ? whole : `((${top})/(${bottom}))`,
    ),
  )

const MAX_UNIT = 24

/** The expression in these letters, without a unit, money or words at its end that the question has; null for any other. */
function withoutUnit(text: string, letters: string, asked: Asked): Expression | null {
  for (let at = text.length; at >= 0 && at > text.length - MAX_UNIT; at -= 1) {
    const rest = text.slice(at).trim()
    const unit = unitOf(rest)
    const isOwn =
      unit === null ? areSaid(rest, asked) : unit.symbol === printedUnit(asked).symbol || isUnitSaid(unit, asked)
    const read = isOwn || at === text.length ? parseExpression(text.slice(0, at)) : null
    if (read?.letters.every((letter) => letters.includes(letter))) return read
  }
  return null
}

/**
 * `letters` are the unknowns of the question. An x is a sign where it is not one of them; 'x x' is not clear where it is. `text` as of
 * visibleText.
 */
export function readExpression(text: string, letters: string, asked: Asked): Reading<Expression> {
  const isLetter = letters.includes('x')
  const value = withoutUnit(isLetter ? text : text.replaceAll('x', '*'), letters, asked)
  return value === null || (isLetter && /x ?x/.test(text)) ? null : { value, text, isSure: true }
}

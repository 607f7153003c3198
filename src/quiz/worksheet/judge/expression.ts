/** Reads sums with letters, exactly: an expression that a pupil typed, or the formula of an answer over earlier ones. */
import Fraction from 'fraction.js'
import { visibleText } from './visible-text.ts'

/** The value of an expression for given values of its letters; null where it divides by nothing. */
export type Expression = Readonly<{
  valueAt(letters: Readonly<Record<string, Fraction>>): Fraction | null
  /** Its letters, as often as they occur. */
  letters: readonly string[]
  /** How many numbers and letters it has. */
  size: number
}>

type Token = Readonly<{ kind: 'number' | 'letter' | 'sign'; text: string }>
type Letters = Readonly<Record<string, Fraction>>
type Evaluate = (letters: Letters) => Fraction | null

const TOKEN = /\s*(?:(\d+\.?\d*|\.\d+)|([a-z])|([-+*/()]))/y
const MAX_TOKENS = 60

/** '{25 − 4y/4}' is '(25-4y)/(4)', '3{y}' is '3y', '1 3/4y' is '(1+3/4)y'. */
function plainForm(raw: string): string {
  return visibleText(raw)
    .toLowerCase()
    .replace(/\{?(\d+) (\d+)\/(\d+)\}?/g, '($1+$2/$3)')
    .replace(/\{([^{}/]+)\/([^{}/]+)\}/g, '(($1)/($2))')
    .replace(/s?\$|[{}]/g, '')
    .replace(/[\u00d7\u22c5]/g, '*')
    .trim()
}

function tokens(text: string): Token[] | null {
  const found: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const [, number, letter, sign] = TOKEN.exec(text) ?? []
    if (number !== undefined) found.push({ kind: 'number', text: number })
    else if (letter !== undefined) found.push({ kind: 'letter', text: letter })
    else if (sign !== undefined) found.push({ kind: 'sign', text: sign })
    else return null
    if (found.length > MAX_TOKENS) return null
  }
  return found
}

const combine =
  (left: Evaluate, right: Evaluate, how: (a: Fraction, b: Fraction) => Fraction | null): Evaluate =>
  (letters) => {
    const [a, b] = [left(letters), right(letters)]
    return a === null || b === null ? null : how(a, b)
  }

const divide = (a: Fraction, b: Fraction): Fraction | null => (b.equals(0) ? null : a.div(b))

/** Reads by the usual order: brackets, then products and quotients from the left, then sums and differences. */
function parse(list: readonly Token[]): Evaluate | null {
  let at = 0
  const takes = (...signs: string[]): string | null => {
    const token = list[at]
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return null
    at += 1
    return token.text
  }
  const factor = (): Evaluate | null => {
    if (takes('(') !== null) {
      const inner = sum()
      return takes(')') === null ? null : inner
    }
    const token = list[at]
    if (token === undefined || token.kind === 'sign') return null
    at += 1
    if (token.kind === 'letter') return (letters) => letters[token.text] ?? null
    const value = new Fraction(token.text.replace(/\.$/, '').replace(/^\./, '0.'))
    return () => value
  }
  const product = (): Evaluate | null => {
    let left = factor()
    while (left !== null) {
      const sign = takes('*', '/')
      const next = list[at]
      // 3y and 2(y + 1) are products without a sign.
      if (sign === null && (next === undefined || (next.kind === 'sign' && next.text !== '('))) break
      const right = factor()
      left = right === null ? null : combine(left, right, sign === '/' ? divide : (a, b) => a.mul(b))
    }
    return left
  }
  const sum = (): Evaluate | null => {
    const negative = takes('-') !== null
    const first = product()
    let left =
      first !== null && negative
        ? combine(
            () => new Fraction(0),
            first,
            (a, b) => a.sub(b),
          )
        : first
    for (let sign = takes('+', '-'); sign !== null && left !== null; sign = takes('+', '-')) {
      const right = product()
      left = right === null ? null : combine(left, right, sign === '+' ? (a, b) => a.add(b) : (a, b) => a.sub(b))
    }
    return left
  }
  const whole = sum()
  return at === list.length ? whole : null
}

/** Null for what is no expression. Letters are small; a capital is read as one. */
export function readExpression(raw: string): Expression | null {
  const list = tokens(plainForm(raw))
  if (list === null || list.length === 0) return null
  const valueAt = parse(list)
  if (valueAt === null) return null
  const letters = list.flatMap(({ kind, text }) => (kind === 'letter' ? [text] : []))
  return { valueAt, letters, size: list.filter(({ kind }) => kind !== 'sign').length }
}

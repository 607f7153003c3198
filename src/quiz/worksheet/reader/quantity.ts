/**
 * Reads a number in any form that is taught, with its unit: '12,500', '3/4', '1 3/4 kg', '7.992 million', '$21 and 70 cents',
 * '1 h 30 min', 'y = 70'. Exact, and in one way only: what may mean two things is given back as a question. Pure.
 */
import { type Asked, areSaid, isLabel, printedUnit } from './asked.ts'
import { decimal, isLess, isWhole, over, plus, type Rational, rational, times } from './rational.ts'
import { NO_UNIT, type Unit, unitOf } from './units.ts'

/**
 * `unit` is NO_UNIT if none was typed. `form`: how the number was written; `top` and `bottom` of a fraction are those that were
 * typed. `isCompound`: in several units.
 */
export type Quantity = Readonly<{
  value: Rational
  unit: Unit
  form: 'plain' | 'fraction' | 'mixed'
  top: bigint
  bottom: bigint
  isCompound: boolean
}>

/**
 * What a text was read as; `text` is the reading in plain form. Not sure: it may be meant so. Null for what cannot be read: what has
 * a word or sign that neither a number nor the question has.
 */
export type Reading<T> = Readonly<{ value: T; text: string; isSure: boolean }> | null

/** A number with what follows it: digits in groups of three or as they are, a fraction, or both; its scale. */
const PIECE =
  /(?:(\d+) (?:and )?(?=\d+ ?\/ ?\d))?([1-9]\d{0,2}(?:[ ,]\d{3})+(?!\d)(?:\.\d*)?|\d+\.?\d*|\.\d+)(?: ?\/ ?(\d+))?( ?(?:million|thousand)s?\b)?((?:\^\d|[^\d.]|\.(?!\d))*)/y

/** As '1 day 2 h 30 min 15 s' has. */
const MAX_PIECES = 4

/** What stands before the first digit: a label with its sign, the sign of the number, and money. */
const LEAD = /^(?:([^=:]*)[=:] ?)?([-+]?)(s?\$|sgd)? ?$/

type Piece = Readonly<{ quantity: Quantity; scale: Rational; text: string }>

/** The unit in what follows a number; null for a word that the question does not have. */
function readRest(rest: string, asked: Asked): Unit | null {
  const words = rest
    .replace(/(?<=\p{L})\./gu, '')
    .replace(/, $|\band ?$/, '')
    .trim()
    .split(' ')
  for (let end = words.length; end >= 0; end -= 1) {
    const unit = end === 0 ? NO_UNIT : unitOf(words.slice(0, end).join(' '))
    if (unit !== null) return areSaid(words.slice(end).join(' '), asked) ? unit : null
  }
  return null
}

/** '30 min', '25%', '$21.70' */
const withUnit = (number: string, { symbol }: Unit): string =>
  symbol === '$' ? `$${number}` : `${number}${/^[%°]?$/.test(symbol) ? '' : ' '}${symbol}`

function readPiece(match: readonly (string | undefined)[], money: Unit | null, asked: Asked): Piece | null {
  const [, whole = '', number = '', bottom = '', scaleWord = '', rest = ''] = match
  const ownPi = asked.after.startsWith('π') ? (/^ ?[*x]? ?(π|pi\b)/.exec(rest)?.[0] ?? '') : ''
  const typed = readRest(rest.slice(ownPi.length), asked)
  const unit = money === null || typed === NO_UNIT ? (money ?? typed) : typed?.symbol === '$' ? typed : null
  const digits = number.replace(/[ ,]/g, '')
  if (unit === null || (bottom !== '' && (digits.includes('.') || /^0+$/.test(bottom)))) return null
  const [top, below] = bottom === '' ? [0n, 1n] : [BigInt(digits), BigInt(bottom)]
  const part = bottom === '' ? decimal(digits) : rational(top, below)
  const scale = rational(scaleWord === '' ? 1 : scaleWord.includes('m') ? 1_000_000 : 1000)
  const value = times(plus(part, rational(BigInt(whole))), scale)
  const written = `${whole === '' ? '' : `${whole} `}${number}${bottom === '' ? '' : `/${bottom}`}`
  const form = bottom === '' ? 'plain' : whole === '' ? 'fraction' : 'mixed'
  const quantity = { value, unit, form, top, bottom: below, isCompound: false } as const
  return { quantity, scale, text: withUnit(`${written}${scaleWord}${ownPi === '' ? '' : 'π'}`, unit) }
}

/** The unit that a pupil means who leaves out the last one: '1 h 30', '$21 70'. After hours, m is minutes. */
const NEXT: Readonly<Record<string, string>> = { h: 'min', m: 'cm', km: 'm', kg: 'g', l: 'ml', $: 'cents' }

/** The sum of pieces, each less than one of what the piece before it counts: '1 h 30 min', '7 million 992 thousand'. */
function sumOf([first, ...others]: readonly [Piece, ...Piece[]]): Reading<Quantity> {
  const { unit } = first.quantity
  let [total, one, symbol] = [times(first.quantity.value, unit.size), times(first.scale, unit.size), unit.symbol]
  let isSure = true
  const texts = [first.text]
  for (const { quantity, scale, text } of others) {
    // '$5 000' is one number, and so is '$6 1/2'.
    const isShort = quantity.unit === NO_UNIT && symbol !== '' && (symbol !== '$' || /^\d\d?$/.test(text))
    const own = isShort || (symbol === 'h' && quantity.unit.symbol === 'm') ? unitOf(NEXT[symbol] ?? '') : quantity.unit
    // Plain numbers add up only where they count thousands or millions.
    if (own === null || own.kind !== unit.kind || (symbol === '' && one.n === 1n)) return null
    const size = times(quantity.value, own.size)
    // Before the last piece there are whole ones.
    if (!isLess(size, one) || !isWhole(over(total, one) ?? total)) return null
    total = plus(total, size)
    one = times(scale, own.size)
    symbol = own.symbol
    isSure &&= !isShort
    texts.push(own === quantity.unit ? text : withUnit(text.replace(/ m$/, ''), own))
  }
  const value = over(total, unit.size) ?? total
  return {
    value: { value, unit, form: 'plain', top: 0n, bottom: 1n, isCompound: unit !== NO_UNIT },
    text: texts.join(' '),
    isSure,
  }
}

function readPieces(text: string, asked: Asked): Reading<Quantity> {
  const start = text.search(/\.?\d/)
  if (start === -1) return null
  // A word beside the box may be typed again: 'Figure 12'.
  const lead = text.slice(0, start).replace(asked.before === '$' ? '' : asked.before, '')
  const [found, label = '', sign, money] = LEAD.exec(lead.trimStart()) ?? []
  if (found === undefined || !isLabel(label.trim(), asked)) return null
  const pieces: Piece[] = []
  PIECE.lastIndex = start
  while (PIECE.lastIndex < text.length) {
    const match = PIECE.exec(text)
    const dollars = money === undefined || pieces.length > 0 ? null : unitOf('$')
    const piece = match === null || pieces.length === MAX_PIECES ? null : readPiece(match, dollars, asked)
    if (piece === null) return null
    pieces.push(piece)
  }
  // '0 h 22 min' beside a box of minutes.
  const isNothing = ({ quantity: { value, unit } }: Piece) =>
    value.n === 0n && unit !== NO_UNIT && unit.symbol !== printedUnit(asked).symbol
  const [first, ...others] = pieces.filter((piece, i) => i > 0 || pieces.length === 1 || !isNothing(piece))
  if (first === undefined) return null
  if (sign !== '-')
    return others.length > 0 ? sumOf([first, ...others]) : { value: first.quantity, text: first.text, isSure: true }
  const value = { ...first.quantity, value: times(first.quantity.value, rational(-1)) }
  return others.length > 0 ? null : { value, text: `-${first.text}`, isSure: true }
}

/** `text` as of visibleText. */
export function readQuantity(text: string, asked: Asked): Reading<Quantity> {
  const read = readPieces(
    text
      .replace(/[.,\u3002]$/, '')
      // '6.82 (2 d.p.)'
      .replace(/ ?\((correct )?(to )?\d (d\.? ?p\.?|decimal places?)\)$/, '')
      .replace(/^\((.*)\)$/, '$1')
      .replace(/(?<![a-z])([ckm]?m) ?([23])$/, '$1^$2')
      // '5 = y' is 'y = 5'.
      .replace(/^(.*\d) ?= ?([a-z])$/, '$2=$1'),
    asked,
  )
  if (read === null) return null
  const { unit, isCompound } = read.value
  const printed = printedUnit(asked)
  if (printed === NO_UNIT && unit !== NO_UNIT) return null
  // A lone m beside a box of minutes.
  const minutes = unit.symbol === 'm' && printed.kind === 'time' && !isCompound ? unitOf('min') : null
  return minutes === null ? read : { value: { ...read.value, unit: minutes }, text: `${read.text}in`, isSure: false }
}

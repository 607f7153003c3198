/** Units as pupils type them: signs, words and the spellings of both, squares, cubes and rates. Pure. */
import { over, type Rational, rational, times } from './rational.ts'

/** `symbol` as a paper prints it. Units of one `kind` can be converted: `size` is in the smallest unit of the kind. */
export type Unit = Readonly<{ symbol: string; kind: string; size: Rational }>

const unit = (symbol: string, kind: string, size: number | bigint): Unit => ({ symbol, kind, size: rational(size) })

/** The unit of a plain number. */
export const NO_UNIT: Unit = unit('', '', 1)

/** Metres, grams and litres with their prefixes. */
const METRIC = /^(k|kilo|c|centi|m|milli|)(m|met(?:re|er)|gm?|gram(?:me)?|l|ltr|lit(?:re|er))s?$/
const PREFIXES: Readonly<Record<string, number>> = { k: 1000, c: 0.01, m: 0.001 }
const BASES: Readonly<Record<string, readonly [string, number]>> = {
  m: ['length1', 1000],
  g: ['mass', 1000],
  l: ['length3', 1_000_000],
}

/** How each other unit is written in small letters. */
const OTHERS: readonly (readonly [Unit, RegExp])[] = [
  [unit('kg', 'mass', 1_000_000), /^kilos?$/],
  [unit('s', 'time', 1), /^s(ecs?|econds?)?$/],
  [unit('min', 'time', 60), /^min(ute)?s?$/],
  [unit('h', 'time', 3600), /^h(rs?|ours?)?$/],
  [unit('days', 'time', 86_400), /^days?$/],
  [unit('years', 'years', 1), /^y(ea)?rs?( old)?$/],
  [unit('cents', 'money', 1), /^(c|¢|cents?)$/],
  [unit('$', 'money', 100), /^(s?\$|sgd|dollars?)$/],
  [unit('%', '%', 1), /^(%|per ?cent)$/],
  [unit('°', 'angle', 1), /^(°|deg(ree)?s?)$/],
]

/** '²' or '³', 1 for neither, with the unit whose power it is. */
function powerOf(text: string): readonly [number, string] {
  const square = text.replace(/^sq(uared?)? ?|( sq| ?squared?|\^2)$/, '')
  if (square !== text) return [2, square]
  const cube = text.replace(/^cu(b(ic|ed))? ?|( cubed|\^3)$/, '')
  return [cube === text ? 1 : 3, cube]
}

function simpleUnit(text: string): Unit | null {
  const [power, base] = powerOf(text)
  const [, [sign = ''] = '', [name = ''] = ''] = METRIC.exec(base) ?? []
  const metric = BASES[name]
  if (metric === undefined) return power === 1 ? (OTHERS.find(([, written]) => written.test(base))?.[0] ?? null) : null
  const [kind, size] = metric
  const own = unit(`${sign}${name}`, kind, size * (PREFIXES[sign] ?? 1))
  if (power === 1) return own
  return kind === 'length1'
    ? unit(`${own.symbol}${power === 2 ? '²' : '³'}`, `length${power}`, own.size.n ** BigInt(power))
    : null
}

/** The unit that a text is, as of visibleText; null for any other text. */
export function unitOf(text: string): Unit | null {
  const [top = '', bottom, ...more] = text.replace(/^k(?:m|p|mp)(?=h$)/, 'km/').split(/ ?\/ ?| per | an? /)
  const a = simpleUnit(top)
  if (bottom === undefined) return a
  const b = simpleUnit(bottom)
  const size = a === null || b === null || more.length > 0 ? null : over(a.size, b.size)
  return a === null || b === null || size === null
    ? null
    : { symbol: `${a.symbol}/${b.symbol}`, kind: `${a.kind}/${b.kind}`, size }
}

/** A value in one unit as a value in another; null if they measure different things. */
export const convert = (value: Rational, from: Unit, to: Unit): Rational | null =>
  from.kind === to.kind ? over(times(value, from.size), to.size) : null

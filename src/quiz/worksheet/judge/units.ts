/** Units as pupils type them, and how many of the printed unit one of them is. */
import type Fraction from 'fraction.js'

/** Other ways to write a unit, all in small letters; a key is as a paper prints it. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  '%': ['percent', 'per cent'],
  '°': ['degrees', 'degree', 'deg', 'º'],
  '°C': ['°c', 'degrees celsius', 'celsius', 'c'],
  'cm²': ['cm2', 'cm^2', 'sq cm', 'square cm'],
  'm²': ['m2', 'm^2', 'sq m', 'square m'],
  'cm³': ['cm3', 'cm^3', 'cubic cm'],
  'm³': ['m3', 'm^3', 'cubic m'],
  litres: ['l', 'ℓ', 'litre', 'liter', 'liters'],
  ml: ['mℓ', 'millilitre', 'millilitres'],
  min: ['mins', 'minute', 'minutes'],
  h: ['hr', 'hrs', 'hour', 'hours'],
  s: ['sec', 'secs', 'second', 'seconds'],
  'km/h': ['km per hour', 'km per h', 'kmh'],
  km: ['kilometre', 'kilometres'],
  m: ['metre', 'metres'],
  cm: ['centimetre', 'centimetres'],
  kg: ['kilogram', 'kilograms'],
  g: ['gram', 'grams'],
  $: ['dollar', 'dollars', 's$', 'sgd'],
  cents: ['cent', '¢'],
  years: ['year', 'years old'],
}

/** Each in units of the first of its row. */
const SIZES: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, m: 1000, km: 1_000_000 },
  { g: 1, kg: 1000 },
  { ml: 1, 'cm³': 1, litres: 1000 },
  { 'cm²': 1, 'm²': 10_000 },
  { s: 1, min: 60, h: 3600 },
  { cents: 1, $: 100 },
]

/** The unit as a paper prints it. A noun after a count stays as it is; '' for what is neither. */
export function unitOf(typed: string): string {
  const small = typed.trim().toLowerCase().replace(/\.$/, '')
  const found = Object.entries(SPELLINGS).find(
    ([unit, others]) => unit.toLowerCase() === small || others.includes(small),
  )
  return found?.[0] ?? (/^\p{L}{3}|\//u.test(small) ? small : '')
}

/** Every way to write a unit, and the unit. */
const WRITTEN: readonly (readonly [string, string])[] = Object.entries(SPELLINGS).flatMap(([unit, others]) =>
  [unit.toLowerCase(), ...others].map((written) => [written, unit] as const),
)

/**
 * What stands before a unit at the end of a text in small letters: once for each unit that it may be read as. `printed` is the
 * unit beside the box. Where none is, a unit of one letter is not taken off: it may be an unknown.
 */
export function beforeUnit(text: string, printed: string): readonly string[] {
  return WRITTEN.flatMap(([written, unit]) =>
    text.endsWith(written) && (printed === '' ? written.length > 1 : unit === printed)
      ? [text.slice(0, -written.length)]
      : [],
  )
}

/** A value in one unit as a value in another; null if they measure different things. */
export function convert(value: Fraction, from: string, to: string): Fraction | null {
  for (const sizes of SIZES) {
    const [a, b] = [sizes[from], sizes[to]]
    if (a !== undefined && b !== undefined) return value.mul(a).div(b)
  }
  return null
}

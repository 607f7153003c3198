/** Numbers as an answer prints them: with units, as money, as fractions in lowest terms. Pure. */
import type { AnswerForm, Quantity } from '#families/family.ts'

const plain = (before: string, after: string): AnswerForm => ({ kind: 'number', before, after })

/** 12 345: digits in groups from five on; at most three decimal places, none for nothing. */
export function num(value: number): string {
  const rounded = Math.round(value * 1000) / 1000
  const [whole = '', decimals] = String(Math.abs(rounded)).split('.')
  const grouped = whole.length > 4 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0') : whole
  return `${rounded < 0 ? '−' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`
}

/** Without a unit: '12 345'. */
export const count = (value: number): Quantity => ({ value, text: num(value), form: plain('', '') })

/** '36 cm', '40°', '15%' */
export function measure(value: number, unit: string): Quantity {
  const text = `${num(value)}${unit === '°' || unit === '%' ? '' : '\u00a0'}${unit}`
  return { value, text, form: plain('', unit) }
}

/** In dollars: '$45', '$4.50'. */
export function dollars(value: number): string {
  const cents = Math.round(value * 100)
  return `$${num(Math.floor(cents / 100))}${cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`}`
}

/** In dollars, rounded to a cent: '$4.50'. */
export function money(value: number): Quantity {
  return { value: Math.round(value * 100) / 100, text: dollars(value), form: plain('$', '') }
}

/** Never negative; of 0 and another number, that number. */
export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b)
}

/** Of two positive whole numbers. */
export const lcm = (a: number, b: number): number => (a * b) / gcd(a, b)

/** In lowest terms, mixed if it is more than 1: '{3/4}', '{1 3/4}', '2', with a unit '{3/4} kg'. */
export function fraction(top: number, bottom: number, unit: string = ''): Quantity {
  const shared = gcd(top, bottom)
  const [n, d] = [top / shared, bottom / shared]
  const whole = Math.floor(n / d)
  const rest = n % d
  const text = rest === 0 ? String(whole) : `{${whole === 0 ? '' : `${whole} `}${rest}/${d}}`
  const after = unit === '' ? '' : `\u00a0${unit}`
  return { value: top / bottom, text: `${text}${after}`, form: { kind: 'fraction', before: '', after: unit } }
}

/** '5 : 2' in lowest terms; its value is the first over the second. */
export function ratio(a: number, b: number): Quantity {
  const shared = gcd(a, b)
  return { value: a / b, text: `${a / shared} : ${b / shared}`, form: { kind: 'ratio', terms: 2 } }
}

/** An expression in one letter, as '3{y} + 5' or '{12 + y/2}'; its value is the one where the letter is `at`. */
export function inLetter(text: string, letter: string, value: number, unit: '$' | '' = ''): Quantity {
  const before = unit === '$' ? '$\u00a0' : ''
  return { value, text: `${before}${text}`, form: { kind: 'expression', letter, before: unit, after: '' } }
}

/** An answer that is only chosen: a letter of the figure, 'true', a name. `value` orders the options. */
export const words = (value: number, text: string): Quantity => ({ value, text, form: { kind: 'words' } })

/** '1 unit', '5 units' */
export const units = (n: number): string => `${n} ${n === 1 ? 'unit' : 'units'}`

/** '{1/3} = {2/6}', or '{1/3}' where both are the same. */
export const equation = (left: string, right: string): string => (left === right ? left : `${left} = ${right}`)

/** The two lines of working that find one unit: '5 units = 20; 1 unit = 4', or '1 unit = 20'. `sign`: '$' or ''. */
export function oneUnit(n: number, unit: number, sign: '$' | '' = ''): string {
  return n === 1 ? `1 unit = ${sign}${unit}` : `${n} units = ${sign}${n * unit}; 1 unit = ${sign}${unit}`
}

/** Minutes after midnight: '2.05 p.m.', '12 noon' */
export function clock(minutes: number): Quantity {
  if (minutes === 12 * 60) return { value: minutes, text: '12\u00a0noon', form: { kind: 'time' } }
  const hour = Math.floor(minutes / 60) % 24
  const text = `${hour % 12 === 0 ? 12 : hour % 12}.${String(minutes % 60).padStart(2, '0')}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`
  return { value: minutes, text, form: { kind: 'time' } }
}

/** The time at the end of a sentence: 'p.m.' has a full stop already. */
export const ending = (time: string): string => (time.endsWith('.') ? time : `${time}.`)

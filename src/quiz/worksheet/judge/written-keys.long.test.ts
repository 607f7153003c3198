/** Every key is right in every form that the reader knows, and no number beside it is. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samplePart, sampleQuestion } from '#quiz/worksheet/samples.ts'
import type { Answer } from '#quiz/worksheet/worksheet.ts'
import { judge, understood } from './judge.ts'

/** 'asked again' for what is not marked. */
function said(answer: Answer, given: string, ask: string): string {
  const part = samplePart(answer, { ask })
  const question = sampleQuestion(part)
  const { refusal } = understood(question, part, given, 'en')
  return refusal === '' ? judge(question, part, { '1': given }).verdict : 'asked again'
}

const boxed = (kind: 'number' | 'fraction', key: string, before: string, after: string): Answer => ({
  kind,
  key,
  before,
  after,
})

type Way = (text: string) => string

/** What a keyboard, a copied text or a habit puts around any answer. */
const AROUND: readonly Way[] = [
  (text) => text,
  (text) => ` ${text} `,
  (text) => `= ${text}`,
  (text) => `=${text}`,
  (text) => `Ans: ${text}`,
  (text) => `Answer = ${text}`,
  (text) => `${text}.`,
  (text) => `(${text})`,
  (text) => `\u202a${text}\u202c`,
  (text) => `\u200b${text}\ufeff`,
]

const grouped = (sign: string): Way => {
  return (text) => text.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, sign))
}
const fullWidth: Way = (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

/** Ways to write the digits of a number. */
const DIGITS: readonly Way[] = [
  (text) => text,
  ...[',', ' ', '\u00a0', '\u2009', '\u202f'].map(grouped),
  (text) => `0${text}`,
  (text) => `+${text}`,
  (text) => (text.includes('.') ? `${text}0` : `${text}.0`),
  (text) => text.replace(/^0\./, '.'),
  (text) => (text.includes('.') ? text : `${text}/1`),
  fullWidth,
]

const UNITS: readonly (readonly [string, readonly string[]])[] = [
  ['km', ['km', 'kms', 'kilometre', 'kilometres', 'kilometer', 'kilometers']],
  ['m', ['m', 'metre', 'metres', 'meter', 'meters']],
  ['cm', ['cm', 'cms', 'centimetre', 'centimetres', 'centimeters']],
  ['kg', ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme']],
  ['g', ['g', 'gm', 'gram', 'grams', 'grammes']],
  ['litres', ['l', 'litre', 'litres', 'liter', 'liters', '\u2113']],
  ['ml', ['ml', 'millilitre', 'millilitres', 'milliliters']],
  ['min', ['min', 'mins', 'minute', 'minutes']],
  ['h', ['h', 'hr', 'hrs', 'hour', 'hours']],
  ['s', ['s', 'sec', 'secs', 'second', 'seconds']],
  ['days', ['day', 'days']],
  ['years', ['years', 'year', 'yrs', 'yr', 'years old']],
  ['cents', ['cents', 'cent', 'c', '\u00a2']],
  ['%', ['%', 'percent', 'per cent', '\uff05']],
  ['\u00b0', ['\u00b0', 'degrees', 'degree', 'deg', '\u00ba']],
  ['cm²', ['cm²', 'cm2', 'cm^2', 'sq cm', 'square cm', 'square centimetres', 'centimetres squared', '\u33a0']],
  ['m²', ['m²', 'm2', 'sq m', 'square metres', 'metres squared', '\u33a1']],
  ['cm³', ['cm³', 'cm3', 'cm^3', 'cu cm', 'cubic cm', 'cubic centimetres', '\u33a4']],
  ['m³', ['m³', 'm3', 'cubic metres', '\u33a5']],
  ['km/h', ['km/h', 'km/hr', 'km / h', 'km per hour', 'km an hour', 'kilometres per hour', 'kmh', 'kph']],
]

/** A number of at most three decimal places, as a key has it. */
const numbers = fc
  .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.constantFrom(0, 0, 1, 2, 3))
  .map(([digits, places]) => String(digits / 10 ** places))

const RUNS = { numRuns: 400 }

test('a number is right with any digits, any unit that is printed, and whatever stands around it', () =>
  fc.assert(
    fc.property(
      numbers,
      fc.constantFrom(...UNITS).chain(([after, words]) => fc.tuple(fc.constant(after), fc.constantFrom('', ...words))),
      fc.constantFrom(...DIGITS),
      fc.constantFrom('', ' '),
      fc.constantFrom(...AROUND),
      (key, [after, word], digits, space, around) => {
        const given = around(`${digits(key)}${word === '' ? '' : space + word}`)
        expect(said(boxed('number', `${key}\u00a0${after}`, '', after), given, ''), given).toBe('right')
      },
    ),
    RUNS,
  ))

const money = fc.integer({ min: 101, max: 999_999 })
/** Ways to write dollars and cents. */
const MONEY: readonly ((dollars: number, cents: string) => string)[] = [
  (dollars, cents) => `${dollars}.${cents}`,
  (dollars, cents) => `$${dollars}.${cents}`,
  (dollars, cents) => `$ ${dollars}.${cents}`,
  (dollars, cents) => `S$${dollars}.${cents}`,
  (dollars, cents) => `SGD ${dollars}.${cents}`,
  (dollars, cents) => `${dollars}.${cents} dollars`,
  (dollars, cents) => `${dollars} dollars ${cents} cents`,
  (dollars, cents) => `${dollars} dollars and ${cents} cents`,
  (dollars, cents) => `$${dollars} and ${cents}¢`,
]

test('an amount of money is right in dollars, and in dollars and cents', () =>
  fc.assert(
    fc.property(money, fc.constantFrom(...MONEY), fc.constantFrom(...AROUND), (amount, way, around) => {
      const [dollars, cents] = [Math.floor(amount / 100), String(amount % 100).padStart(2, '0')]
      const given = around(way(dollars, cents))
      expect(said(boxed('number', `$${dollars}.${cents}`, '$', ''), given, ''), given).toBe('right')
    }),
    RUNS,
  ))

/** A unit, a smaller one, how many of these it has, and how many make a part of it that has an end as a decimal. */
const COMPOUND: readonly (readonly [string, string, number, number])[] = [
  ['h', 'min', 60, 3],
  ['min', 's', 60, 3],
  ['m', 'cm', 100, 1],
  ['km', 'm', 1000, 1],
  ['kg', 'g', 1000, 1],
  ['litres', 'ml', 1000, 1],
]

test('several units of one kind are right where the first of them is printed and the question does not ask for it alone', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...COMPOUND),
      fc.integer({ min: 1, max: 99 }),
      fc.nat(),
      fc.constantFrom('', ' '),
      fc.constantFrom(' ', ' and ', ', '),
      ([large, small, size, step], whole, rest, space, between) => {
        const part = step * (1 + (rest % (size / step - 1)))
        const given = `${whole}${space}${large}${between}${part}${space}${small}`
        const key = String(Math.round((whole + part / size) * 1000) / 1000)
        expect(said(boxed('number', key, '', large), given, 'How much is it?'), given).toBe('right')
      },
    ),
    RUNS,
  ))

/** Ways to write a mixed number, or a fraction where `whole` is 0. */
const FRACTIONS: readonly ((whole: number, top: number, bottom: number) => string)[] = [
  (whole, top, bottom) => `${whole || ''}|${top}|${bottom}`,
  (whole, top, bottom) => `${whole || ''} ${top}/${bottom}`,
  (whole, top, bottom) => `${whole || ''}|${top}/${bottom}|`,
  (whole, top, bottom) => `|${whole || ''} ${top} / ${bottom}|`,
  (whole, top, bottom) => `${whole || ''} ${top}\u2044${bottom}`,
  (whole, top, bottom) => fullWidth(`${whole || ''} ${top}/${bottom}`),
  (whole, top, bottom) => `|${whole * bottom + top}|${bottom}`,
  (whole, top, bottom) => `${whole * bottom + top}/${bottom}`,
  (whole, top, bottom) => `|${2 * (whole * bottom + top)}|${2 * bottom}`,
]

test('a fraction is right in its boxes, in one of them, and as an improper or equal fraction where no form is asked for', () =>
  fc.assert(
    fc.property(
      fc.nat(20),
      fc.integer({ min: 2, max: 40 }),
      fc.nat(),
      fc.constantFrom(...FRACTIONS),
      (whole, bottom, rest, way) => {
        const top = 1 + (rest % (bottom - 1))
        const given = way(whole, top, bottom)
        const key = `{${whole === 0 ? '' : `${whole} `}${top}/${bottom}}`
        expect(said(boxed('fraction', key, '', 'kg'), given, 'How heavy is it?'), given).toBe('right')
      },
    ),
    RUNS,
  ))

const ratios: readonly ((terms: readonly number[]) => string)[] = [
  (terms) => terms.join('|'),
  (terms) => `${terms.join(' : ')}${'|'.repeat(terms.length - 1)}`,
  (terms) => terms.join(':'),
  (terms) => terms.join(' to '),
  (terms) => fullWidth(terms.join(':')),
  (terms) => terms.map((term) => 3 * term).join('|'),
]

test('a ratio is right in its boxes, in one of them, and as an equal ratio where no form is asked for', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 2, maxLength: 3 }),
      fc.constantFrom(...ratios),
      (terms, way) => {
        const answer: Answer = { kind: 'ratio', terms: terms.length === 2 ? 2 : 3, key: terms.join(' : ') }
        expect(said(answer, way(terms), 'What is the ratio?'), way(terms)).toBe('right')
      },
    ),
    RUNS,
  ))

/** Ways to write a time: the hour and minute of a clock of 24 hours. */
const TIMES: readonly ((hour: number, minute: string) => string)[] = [
  (hour, minute) => `${hour % 12 || 12}.${minute}|${hour < 12 ? 'a' : 'p'}.m.`,
  (hour, minute) => `${hour % 12 || 12}:${minute}|${hour < 12 ? 'a' : 'p'}.m.`,
  (hour, minute) => `${hour % 12 || 12}.${minute} ${hour < 12 ? 'a' : 'p'}.m.`,
  (hour, minute) => `${hour % 12 || 12}:${minute}${hour < 12 ? 'am' : 'PM'}`,
  (hour, minute) => `${hour % 12 || 12}${minute}|${hour < 12 ? 'a' : 'p'}.m.`,
  (hour, minute) => `${String(hour).padStart(2, '0')}:${minute}|${hour < 12 ? 'a' : 'p'}.m.`,
  (hour, minute) => `${String(hour).padStart(2, '0')}${minute} h`,
  (hour, minute) => `${String(hour).padStart(2, '0')}${minute}h|`,
  (hour, minute) => fullWidth(`${hour % 12 || 12}.${minute}`) + (hour < 12 ? ' am' : ' pm'),
]

test('a time is right on the clock of 12 and of 24 hours', () =>
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), fc.constantFrom(...TIMES), (hour, minute, way) => {
      const minutes = String(minute).padStart(2, '0')
      const key = `${hour % 12 || 12}.${minutes}\u00a0${hour < 12 ? 'a' : 'p'}.m.`
      expect(said({ kind: 'time', key }, way(hour, minutes), ''), way(hour, minutes)).toBe('right')
    }),
    RUNS,
  ))

/** Ways to write `a` times the letter and `b`. */
const SUMS: readonly ((a: number, b: number, letter: string) => string)[] = [
  (a, b, letter) => `${a}${letter}+${b}`,
  (a, b, letter) => `${b} + ${a}${letter}`,
  (a, b, letter) => `${a} × ${letter} + ${b}`,
  (a, b, letter) => `${letter} * ${a} + ${b}`,
  (a, b, letter) => `(${a}${letter} + ${b}) cm`,
  (a, b, letter) => `${a}${letter.toUpperCase()} + ${b} cm`,
  (a, b, letter) => `= ${a}${letter} + ${b}`,
  (a, b, letter) => `[${b}] + ${a}(${letter})`,
  (a, b, letter) => fullWidth(`${a}${letter}+${b}`),
]

test('an expression is right in any order, with any sign for times, brackets and its unit', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 99 }),
      fc.integer({ min: 1, max: 999 }),
      fc.constantFrom(...'abhknpqrtuwyz'),
      fc.constantFrom(...SUMS),
      (a, b, letter, way) => {
        const answer: Answer = { kind: 'expression', letter, before: '', after: 'cm', key: `${a}{${letter}} + ${b}` }
        const given = way(a, b, letter)
        expect(said(answer, given, `How long is it in terms of {${letter}}?`), given).toBe('right')
      },
    ),
    RUNS,
  ))

/** The key in boxes of each kind, and how a number is written in them. */
const KEYS: readonly (readonly [Answer, Way])[] = [
  [boxed('number', '1\u00a0513', '', ''), (text) => text],
  [boxed('number', '1\u00a0513\u00a0cm', '', 'cm'), (text) => `${text} cm`],
  [boxed('number', '$15.13', '$', ''), (text) => `$${(Number(text) / 100).toFixed(2)}`],
  [boxed('number', '15.13\u00a0kg', '', 'kg'), (text) => `${Number(text) / 100} kilograms`],
  [boxed('number', '1513%', '', '%'), (text) => `${text} per cent`],
  [boxed('fraction', '{15 13/100}', '', ''), (text) => `|${text}|100`],
  [{ kind: 'ratio', terms: 2, key: '1513 : 7' }, (text) => `${text} : 7`],
  [{ kind: 'expression', letter: 'y', before: '', after: '', key: '7{y} + 1513' }, (text) => `7y + ${text}`],
]

const KEY = 1513
/** Numbers on each side of the key. */
const NEAR = 500

test.each(KEYS)('no number near the key earns a mark of %j', (answer, way) => {
  const part = samplePart(answer, { ask: 'How much is it in terms of {y}?' })
  const question = sampleQuestion(part)
  const credited: string[] = []
  for (let number = KEY - NEAR; number <= KEY + NEAR; number += 1) {
    const given = way(String(number))
    if (judge(question, part, { '1': given }).earned > 0) credited.push(given)
  }
  expect(credited).toEqual([way(String(KEY))])
})

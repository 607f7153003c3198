/** Lengths, areas and volumes as answers, and the order of slips. Pure. */
import type { Draw, Quantity, Slip } from '#families/family.ts'
import { measure, num } from './quantity.ts'

const rounded = (n: number): number => Math.round(n * 1000) / 1000

/** A length in centimetres. */
export const cm = (n: number): Quantity => measure(rounded(n), 'cm')
/** An area in square centimetres. */
export const cm2 = (n: number): Quantity => measure(rounded(n), 'cm²')
/** A volume in cubic centimetres. */
export const cm3 = (n: number): Quantity => measure(rounded(n), 'cm³')
/** A volume in litres. */
export const litres = (n: number): Quantity => measure(rounded(n), 'litres')

/** A multiple of π, '49π cm²': the number is asked for, π and the unit are printed beside the box. */
function inPi(n: number, unit: string): Quantity {
  const after = `π\u00a0${unit}`
  return { value: n, text: `${num(n)}${after}`, form: { kind: 'number', before: '', after } }
}

/** How a problem takes π. `text` is the factor in a working, `note` the end of the question. */
export type Pi = Readonly<{ value: number; text: string; note: string; answer(n: number, unit: string): Quantity }>

/** π as 22/7, for radii that are multiples of 7. */
export const SEVENTHS: Pi = {
  value: 22 / 7,
  text: '{22/7}',
  note: ' (Take π\u00a0=\u00a0{22/7}.)',
  answer: (n, unit) => measure(rounded((n * 22) / 7), unit),
}
/** π as 3.14. */
export const DECIMAL: Pi = {
  value: 3.14,
  text: '3.14',
  note: ' (Take π\u00a0=\u00a03.14.)',
  answer: (n, unit) => measure(rounded(n * 3.14), unit),
}
/** π stays a letter. */
export const LETTER: Pi = { value: Math.PI, text: 'π', note: ' Give your answer in terms of π.', answer: inPi }

/** '22/7 × 7 × 7 = 154', or '49π'. */
export const timesPi = ({ value, text }: Pi, n: number, factors: string): string =>
  text === 'π' ? `π × ${factors} = ${num(n)}π` : `${text} × ${factors} = ${num(rounded(n * value))}`

const WRONG = 3

/**
 * The slips that can be options, in an order in which the first three lie on both sides of the answer by chance; the
 * likeliest of each side first. Null if there are too few.
 */
export function spread(draw: Draw, answer: Quantity, slips: readonly Slip[]): readonly Slip[] | null {
  const seen = new Set([answer.text])
  const usable = slips.filter(({ value, text }) => {
    if (!(value > 0) || (/\.\d{3,}/.test(text) && !/\.\d{3,}/.test(answer.text)) || seen.has(text)) return false
    seen.add(text)
    return true
  })
  const smaller = usable.filter(({ value }) => value < answer.value)
  const larger = usable.filter(({ value }) => value > answer.value)
  const places = [0, 1, 2, 3].filter((place) => smaller.length >= place && larger.length >= WRONG - place)
  const place = places[draw.int(0, places.length - 1)]
  if (place === undefined || places.length < 2) return null
  const first = [...smaller.slice(0, place), ...larger.slice(0, WRONG - place)]
  return [...first, ...usable.filter((slip) => !first.includes(slip))]
}

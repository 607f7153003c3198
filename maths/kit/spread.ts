/** Fractions in the texts of problems, and the order of slips. Pure. */
import type { Draw, Quantity, Slip } from '#families/family.ts'
import { fraction, gcd } from './quantity.ts'

const WRONG = 3

/** A wrong number and what the pupil did. */
export type Wrong = readonly [wrong: Quantity, why: string]

const thousandths = /\.\d{3,}/

/** Slips that are positive, unlike the answer and unlike one another, in their order. */
export function distinct(answer: Quantity, found: readonly Wrong[]): readonly Slip[] {
  const values = [answer.value]
  return found.flatMap(([wrong, why]) => {
    const known = values.some((value) => Math.abs(value - wrong.value) < 1e-9)
    if (known || !(wrong.value > 0) || (thousandths.test(wrong.text) && !thousandths.test(answer.text))) return []
    values.push(wrong.value)
    return [{ ...wrong, why }]
  })
}

/**
 * The slips of a problem that is asked with options: the first three lie on both sides of the answer by chance, the
 * likeliest of each side first. Null if the place of the answer could be guessed.
 */
export function spread(draw: Draw, answer: Quantity, found: readonly Wrong[]): readonly Slip[] | null {
  const slips = distinct(answer, found)
  const option = slips.filter(({ text }) => !thousandths.test(text))
  const smaller = option.filter(({ value }) => value < answer.value)
  const larger = option.filter(({ value }) => value > answer.value)
  const places = [0, 1, 2, 3].filter((place) => smaller.length >= place && larger.length >= WRONG - place)
  const place = places[draw.int(0, Math.max(0, places.length - 1))]
  if (place === undefined || places.length < 2) return null
  const first = [...smaller.slice(0, place), ...larger.slice(0, WRONG - place)]
  return [...first, ...slips.filter((slip) => !first.includes(slip))]
}

/** Less than 1 and in lowest terms. */
export const proper = (top: number, bottom: number): boolean => top < bottom && gcd(top, bottom) === 1

/** '{3/4}', '{1 3/4}', '2': in lowest terms. */
export const frac = (top: number, bottom: number): string => fraction(top, bottom).text

/** '{7/4}' as it stands, '3' over 1. */
export const over = (top: number, bottom: number): string => (bottom === 1 ? String(top) : `{${top}/${bottom}}`)

/** '{1 3/4}' of a whole number and a proper fraction. */
export const mixed = (whole: number, top: number, bottom: number): string => frac(whole * bottom + top, bottom)

/** '{6/8} = {3/4}', or '{3/4}' where it is in lowest terms already. */
export function lowest(top: number, bottom: number): string {
  const short = frac(top, bottom)
  return over(top, bottom) === short ? short : `${over(top, bottom)} = ${short}`
}

/** Wrong whole numbers of one kind; those that are not whole are left out. */
export function wholes(kind: (value: number) => Quantity, found: readonly (readonly [number, string])[]): Wrong[] {
  return found.filter(([value]) => Number.isInteger(value)).map(([value, why]) => [kind(value), why])
}

/** The same entries in another order. */
export function shuffled<T>(draw: Draw, list: readonly T[]): readonly T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(draw.int(0, left.length - 1), 1))
}

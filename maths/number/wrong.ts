/** Named slips: the wrong answers of the families of this folder, each with what the pupil did. Pure. */
import type { Draw, Quantity, Slip } from '#families/family.ts'
import { slip } from '#families/kit/problem.ts'
import { count } from '#families/kit/quantity.ts'

/** The number that a slip leads to, and what the pupil did and what to do instead. */
export type Wrong = readonly [value: number, why: string]

/** Options beside the key. */
const OPTIONS = 3

/** Those that are whole and positive, differ from `key` and from one another; the first of equal ones stays. */
export function wrong(key: number, found: readonly Wrong[], as: (value: number) => Quantity = count): readonly Slip[] {
  const seen = new Set([key])
  return found.flatMap(([value, why]) => {
    if (!Number.isInteger(value) || value <= 0 || seen.has(value)) return []
    seen.add(value)
    return [slip(as(value), why)]
  })
}

/**
 * The same slips in an order whose first three lie on both sides of the key by chance, so that the place of the key among
 * the options says nothing. Takes one number of the draw.
 */
export function mixed(draw: Draw, key: number, slips: readonly Slip[]): readonly Slip[] {
  const smaller = slips.filter(({ value }) => value < key)
  const larger = slips.filter(({ value }) => value > key)
  const least = Math.max(0, OPTIONS - larger.length)
  const taken = draw.int(least, Math.max(least, Math.min(OPTIONS, smaller.length)))
  const first = [...smaller.slice(0, taken), ...larger.slice(0, OPTIONS - taken)]
  return [...first, ...slips.filter((one) => !first.includes(one))]
}

/**
 * More slips after those of a maker whose problems are printed. Where the first ones are too few for options, the problem is
 * drawn again, and it stays so: `more` is left out.
 */
export function withMore(
  key: number,
  first: readonly Wrong[],
  more: readonly Wrong[],
  as: (value: number) => Quantity = count,
): readonly Slip[] {
  const named = wrong(key, first, as)
  return named.length < OPTIONS ? named : wrong(key, [...first, ...more], as)
}

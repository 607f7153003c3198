/** Slips and bar models, as the families of ratio, percentage, rate and algebra write them. Pure. */
import type { BarCell, BarRow, Quantity, Slip } from '#families/family.ts'
import { bar, cell, unitCells } from './bars.ts'
import { slipsOf } from './problem.ts'

type Found = readonly (readonly [value: number, why: string])[]

/** Up to two decimals. */
export const inCents = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9

/** As slipsOf, but different from the answer and from one another. */
export function slipsBeside(
  answer: Quantity,
  kind: (value: number) => Quantity,
  found: Found,
  fits: (value: number) => boolean = Number.isInteger,
): readonly Slip[] {
  return different(answer, slipsOf(kind, found, fits))
}

/** The slips that are positive, differ from the answer and from those before them. */
export function different(answer: Quantity, slips: readonly Slip[]): readonly Slip[] {
  const seen = [answer.value]
  return slips.filter(({ value }) => {
    if (value <= 0 || seen.some((other) => Math.abs(other - value) < 1e-9)) return false
    seen.push(value)
    return true
  })
}

/**
 * More slips after those that a printed paper chooses from. They come only where the first are enough for its options, so
 * that the same seeds are drawn as before.
 */
export function withMore(answer: Quantity, first: readonly Slip[], more: readonly Slip[]): readonly Slip[] {
  const usable = new Set(first.filter(({ value, text }) => value > 0 && !/\.\d{3,}/.test(text)).map(({ text }) => text))
  usable.delete(answer.text)
  return usable.size < 3 ? first : [...first, ...more]
}

/** A row of so many equal units. */
export const unitRow = (name: string, units: number, total: string = '', look: BarCell['look'] = 'plain'): BarRow =>
  bar(name, unitCells(units, '', look), total)

/** Per cent in one unit of a row of percentages. */
const PER_UNIT = 5

/** A row of percentages, each a cell as wide as it is; its percentage stands in it unless another text is given. */
export function percentRow(
  name: string,
  cells: readonly (readonly [percent: number, look: BarCell['look'], text?: string])[],
  total: string = '',
): BarRow {
  const shown = cells.filter(([percent]) => percent > 0)
  return bar(
    name,
    shown.map(([percent, look, text]) => cell(percent / PER_UNIT, text ?? `${percent}%`, look)),
    total,
  )
}

/** A width in units of a model, for a quantity that is no whole number of units. */
export const wide = (units: number): number => Math.max(0.1, Math.round(units * 10) / 10)

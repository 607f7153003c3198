/** What a second computation is made of. It starts from the printed numbers and knows no maker. */
import type { Problem } from '#families/kit/problem.ts'

/** The answers of the parts, computed again, or whether these answers satisfy what the problem says. */
export type Check = (givens: Record<string, number>, answers: readonly number[], problem: Problem) => boolean

/** One entry a maker, 'M12:3' being the maker of family M12 with three marks. */
export type Checks = Readonly<Record<string, Check>>

/** Every whole number from `least` to `most` that fits: how a puzzle is solved by trying. */
export function all(least: number, most: number, fits: (n: number) => boolean): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i).filter(fits)
}

/** Equal but for rounding: less than a millionth apart. False if there is no first number. */
export const near = (a: number | undefined, b: number): boolean => a !== undefined && Math.abs(a - b) < 1e-6

/** Exactly one number fits, and it is the answer. */
export const only = (found: readonly number[], answer: number | undefined): boolean =>
  found.length === 1 && near(answer, found[0] ?? Number.NaN)

/** What a second computation is made of. It starts from the printed numbers and knows no way of its maker, only its type. */
import type { Family, Maker, Part, Problem } from '#families/family.ts'

type KeysOf<G> = G extends unknown ? keyof G : never

/** The printed numbers; undefined is one that only some problems of the maker have. */
type GivensOf<G> = {
  readonly [K in KeysOf<G>]: [G] extends [Readonly<Record<K, number>>] ? number : number | undefined
}

/** One number a part. */
type AnswersOf<P extends readonly Part[]> = { readonly [K in keyof P]: number }

/**
 * The answers of the parts, computed again, or whether these answers satisfy what the problem says. As a method, so that checks
 * of different makers fit into one table.
 */
export type Check<P extends Problem = Problem> = {
  of(givens: GivensOf<P['givens']>, answers: AnswersOf<P['parts']>, problem: Problem): boolean
}['of']

type EntryOf<F extends Family, M extends Maker> = M extends unknown
  ? Readonly<{ name: `${F['id']}:${M['marks']}`; problem: NonNullable<ReturnType<M['make']>> }>
  : never

type EntriesOf<F extends Family> = F extends unknown ? EntryOf<F, F['makers'][number]> : never

/** One entry a maker of these families, 'M12:3' being the maker of family M12 with three marks. */
export type ChecksOf<L extends readonly Family[]> = {
  readonly [E in EntriesOf<L[number]> as E['name']]: Check<E['problem']>
}

/** Some entries of it. */
export type SomeChecksOf<L extends readonly Family[]> = Partial<ChecksOf<L>>

/** Every whole number from `least` to `most` that fits: how a puzzle is solved by trying. */
export function all(least: number, most: number, fits: (n: number) => boolean): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i).filter(fits)
}

/** Equal but for rounding: less than a millionth apart. False if there is no first number. */
export const near = (a: number | undefined, b: number): boolean => a !== undefined && Math.abs(a - b) < 1e-6

/** Exactly one number fits, and it is the answer. */
export const only = (found: readonly number[], answer: number | undefined): boolean =>
  found.length === 1 && near(answer, found[0] ?? Number.NaN)

/** What a code must agree with: the set that it is of. Pure. */
import { type ItemMark, stampOf } from '#quiz/result-code/result-code.ts'

/** An exercise by its id. `choices` has one entry an item: how many responses it offers, 0 for a typed one. */
export type CodedSet = Readonly<{ id: string; name: string; choices: readonly number[] }>

/** The sets by their stamps. */
export type Stamps = ReadonlyMap<number, CodedSet>

export const stampsOf = (sets: readonly CodedSet[]): Stamps => new Map(sets.map((set) => [stampOf(set.id), set]))

/** Whether these marks can be a result of the set. Of letters taken at random few can. */
export const isResultOf = ({ choices }: CodedSet, marks: readonly ItemMark[]): boolean =>
  marks.length === choices.length &&
  marks.every((mark, i) => {
    const offered = choices[i] ?? 0
    if (mark.kind === 'partly') return offered === 0
    return mark.kind !== 'wrong' || mark.choice === null || mark.choice < offered
  })

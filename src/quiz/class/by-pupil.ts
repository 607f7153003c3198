/** What the codes of several sets say of each pupil: one row a name. Pure. */
import type { ClassSet } from './class-set.ts'
import { type ClassResult, type Pupil, rightOf } from './read-class.ts'

/** `right` has one entry a set, in the order of the sets: how many items were right, null where no code has come. */
export type PupilRow = Readonly<{ name: string; right: readonly (number | null)[] }>

/** A code without a name is nobody's: it counts in the table of its set alone. */
const isCounted = ({ isNamed, isRepeat }: Pupil): boolean => isNamed && !isRepeat

/** In the order in which the names stand in what was pasted. */
export function byPupil(sets: readonly ClassSet[], { pupils }: Pick<ClassResult, 'pupils'>): readonly PupilRow[] {
  const ofSets = sets.map(({ id }) => (pupils.get(id) ?? []).filter(isCounted))
  const all = ofSets.flat().toSorted((a, b) => a.line - b.line)
  const names = new Map(all.toReversed().map(({ name }) => [name.toLowerCase(), name]))
  const keys = new Set(all.map(({ name }) => name.toLowerCase()))
  return [...keys].map((key) => ({
    name: names.get(key) ?? key,
    right: ofSets.map((own) => {
      const pupil = own.find(({ name }) => name.toLowerCase() === key)
      return pupil === undefined ? null : rightOf(pupil)
    }),
  }))
}

/** How many codes are in no row, because they have no name. */
export const namelessCount = ({ pupils }: Pick<ClassResult, 'pupils'>): number =>
  [...pupils.values()].flat().filter(({ isNamed }) => !isNamed).length

/** All that a pupil had right. */
export const sumOf = ({ right }: PupilRow): number => right.reduce<number>((sum, one) => sum + (one ?? 0), 0)

/** What to do on which evening: one set of each language and one listening practice. Pure. */
import type { SetPlace, Shelf } from '#quiz/library/shelf.ts'

/** What there is, each in the order in which the evenings take it; `sets` has a list for each language. */
export type Library = Readonly<{ sets: readonly (readonly SetPlace[])[]; listening: readonly string[] }>

/** A language without sets has none; `listening` is the id of a practice, null where there is none. */
export type Evening = Readonly<{ sets: readonly SetPlace[]; listening: string | null }>

/** The sets of topics in an order in which no two evenings in a row have the same topic. */
export function inTurn(shelves: readonly Pick<Shelf, 'type' | 'numbers'>[]): readonly SetPlace[] {
  const most = Math.max(0, ...shelves.map(({ numbers }) => numbers.length))
  return Array.from({ length: most }, (_, round) =>
    shelves.flatMap(({ type, numbers }) => {
      const number = numbers[round]
      return number === undefined ? [] : [{ type, number }]
    }),
  ).flat()
}

/** The evening with this number, from 0: the same for everybody, and another one each day. */
export function eveningOf(number: number, { sets, listening }: Library): Evening {
  const pick = <T>(all: readonly T[]): T | null => all[number % all.length] ?? null
  return { sets: sets.map(pick).filter((set) => set !== null), listening: pick(listening) }
}

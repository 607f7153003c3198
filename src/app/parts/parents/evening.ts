/** What to do on which evening: one English set, one Chinese set and one listening practice. Pure. */
import type { SetRef } from '#app/parts/set-path.ts'

/** What there is, each in the order in which the evenings take it. */
export type Library = Readonly<{ english: readonly SetRef[]; chinese: readonly SetRef[]; listening: readonly string[] }>

/** Null where the library has nothing of it; `listening` is the id of a practice. */
export type Evening = Readonly<{ english: SetRef | null; chinese: SetRef | null; listening: string | null }>

/** The sets of topics in an order in which no two evenings in a row have the same topic. `available` is by topic. */
export function inTurn(topics: readonly Readonly<{ type: string; available: readonly string[] }>[]): readonly SetRef[] {
  const most = Math.max(0, ...topics.map(({ available }) => available.length))
  return Array.from({ length: most }, (_, round) =>
    topics.flatMap(({ type, available }) => {
      const setId = available[round]
      return setId === undefined ? [] : [{ quizType: type, setId }]
    }),
  ).flat()
}

/** The evening with this number, from 0: the same for everybody, and another one each day. */
export function eveningOf(number: number, { english, chinese, listening }: Library): Evening {
  const pick = <T>(all: readonly T[]): T | null => all[number % all.length] ?? null
  return { english: pick(english), chinese: pick(chinese), listening: pick(listening) }
}

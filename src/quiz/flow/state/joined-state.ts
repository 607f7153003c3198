/** One attempt in two tabs: neither takes the answers of the other away. Pure. */
import type { ItemId } from '#quiz/contract/quiz-type.ts'
import type { QuizState } from './quiz-state.ts'

const same = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ')

const both = (a: readonly string[], b: readonly string[]): readonly string[] => [...new Set([...a, ...b])]

/**
 * `kept` is what another tab may have written, `mine` the attempt of this tab, in which the items of `touched` were answered. Of all
 * other items counts what was kept. An attempt at other items, or asked in another way, replaces it.
 */
export function joinedState(kept: QuizState, mine: QuizState, touched: ReadonlySet<ItemId>): QuizState {
  if (kept.flow !== mine.flow || !same(kept.only, mine.only)) return mine
  const response = Object.fromEntries(
    Object.entries(mine.response).map(([id, value]) => [id, touched.has(id) ? value : (kept.response[id] ?? value)]),
  )
  return { ...mine, response, marked: both(kept.marked, mine.marked), flagged: both(kept.flagged, mine.flagged) }
}

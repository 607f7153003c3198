/** Scores item by item: one mark each, nothing shared between items. How two responses compare is the caller's rule. */
import type { Item, ItemResult, Responses, Score } from '#quiz/contract/quiz-type.ts'
import { normalise } from './normalise.ts'

const RIGHT: ItemResult = { earned: 1, marks: 1, hint: 'none' }
const SECOND_BEST: ItemResult = { earned: 1, marks: 1, hint: 'second-best' }
const WRONG: ItemResult = { earned: 0, marks: 1, hint: 'none' }

/** A choice, a letter or a digit: the response is the key itself. */
export function markExact(item: Item, response: string): ItemResult {
  return response !== '' && response === item.key ? RIGHT : WRONG
}

/**
 * Typed text: exact and case-sensitive after normalising (docs/behaviour.md, 4.3 to 4.6). A wrong capital alone earns its
 * hint and no mark; a second-best word earns its hint and the mark (docs/behaviour.md, 4.12).
 */
export function markText(item: Item, response: string): ItemResult {
  const given = normalise(response)
  if (given === '') return WRONG
  const accepted = [item.key, ...item.alternatives].map(normalise)
  if (item.secondBest.map(normalise).includes(given)) return SECOND_BEST
  if (accepted.includes(given)) return RIGHT
  const onlyCapital = accepted.some((text) => text.toLowerCase() === given.toLowerCase())
  return onlyCapital ? { earned: 0, marks: 1, hint: 'capital' } : WRONG
}

/** The sums of the marks of all results. */
export function scoreOf(results: Score['results']): Score {
  const all = Object.values(results)
  return {
    earned: all.reduce((sum, { earned }) => sum + earned, 0),
    total: all.reduce((sum, { marks }) => sum + marks, 0),
    results,
  }
}

/** Items with a fault are left out of the total. */
export function scoreItems(
  items: readonly Item[],
  response: Responses,
  mark: (item: Item, response: string) => ItemResult,
): Score {
  const asked = items.filter((item) => item.fault === '')
  const results = Object.fromEntries(asked.map((item) => [item.id, mark(item, response[item.id] ?? '')]))
  return scoreOf(results)
}

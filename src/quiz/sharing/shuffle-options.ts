/**
 * Puts the options of every item into another order, the same for everybody with the same seed. Keys follow, so that
 * marking knows nothing of it; typed answers, word lists and phrases stay as they are.
 */
import { createRandom } from '#lib/random.ts'
import type { Item, Quiz, Responses } from '#quiz/contract/quiz-type.ts'

/** The stored index that stands at each place. */
function orderOf(item: Item, seed: string): number[] {
  return createRandom(`${seed} ${item.id}`).shuffled(item.options.map((_, index) => index))
}

/** A stored choice as it is numbered in the new order; anything that is no choice of the item stays. */
function moved(order: readonly number[], value: string): string {
  const place = value === '' ? -1 : order.indexOf(Number(value))
  return place === -1 ? value : String(place)
}

function shuffledItem(item: Item, seed: string): Item {
  if (item.options.length === 0) return item
  const order = orderOf(item, seed)
  return {
    ...item,
    options: order.map((index) => item.options[index] ?? ''),
    key: moved(order, item.key),
    alternatives: item.alternatives.map((value) => moved(order, value)),
    secondBest: item.secondBest.map((value) => moved(order, value)),
    mistakes: item.mistakes.map(({ response, reason }) => ({ response: moved(order, response), reason })),
  }
}

/** The same quiz with its options in the order of the seed. */
export function shuffleOptions<Q extends Quiz>(quiz: Q, seed: string): Q {
  return { ...quiz, items: quiz.items.map((item) => shuffledItem(item, seed)) }
}

/** A response to the quiz as it is stored, as a response to the shuffled one. */
export function shuffleResponse(quiz: Quiz, seed: string, response: Responses): Responses {
  const entries = quiz.items.map((item) => {
    const value = response[item.id] ?? ''
    return [item.id, item.options.length === 0 ? value : moved(orderOf(item, seed), value)] as const
  })
  return { ...response, ...Object.fromEntries(entries) }
}

/**
 * Puts the options of every item into another order, the same for everybody with the same seed. Keys follow, so that
 * marking knows nothing of it; typed answers, word lists and phrases stay as they are.
 */
import type { Item, Quiz, Response } from '#quiz/contract/quiz-type.ts'

/** A small generator of numbers in [0, 1): the same text gives the same numbers on every machine (mulberry32). */
function numbersOf(text: string): () => number {
  let state = 0x9e3779b9
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x85ebca6b) ^ (state >>> 13)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The stored index that stands at each place (Fisher and Yates). */
function orderOf(item: Item, seed: string): number[] {
  const order = item.options.map((_, index) => index)
  const next = numbersOf(`${seed} ${item.id}`)
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1))
    const kept = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = kept
  }
  return order
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
  }
}

/** The same quiz with its options in the order of the seed. */
export function shuffleOptions<Q extends Quiz>(quiz: Q, seed: string): Q {
  return { ...quiz, items: quiz.items.map((item) => shuffledItem(item, seed)) }
}

/** A response to the quiz as it is stored, as a response to the shuffled one. */
export function shuffleResponse(quiz: Quiz, seed: string, response: Response): Response {
  const entries = quiz.items.map((item) => {
    const value = response[item.id] ?? ''
    return [item.id, item.options.length === 0 ? value : moved(orderOf(item, seed), value)] as const
  })
  return { ...response, ...Object.fromEntries(entries) }
}

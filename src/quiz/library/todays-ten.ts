/**
 * Today's items of the sets, mixed over the topics, the same for everyone on a date. Nothing is stored: the date and the sets
 * decide. Pure.
 */

import { dayNumber } from '#lib/days/singapore-date.ts'
import { createRandom, type Random } from '#lib/random.ts'
import type { TypeName } from '#quiz/registry/definitions.ts'
import { MAX_ASKED_SETS, type Shelf } from './shelf.ts'

/** The number of questions of a day. */
export const TEN: number = MAX_ASKED_SETS

/** An item of a set; `at` counts from 0 those that can be asked alone. */
export type PickedItem = Readonly<{ type: TypeName; number: number; at: number }>

type Pool = Readonly<{ shelf: Shelf; size: number }>

/** The topics whose items can stand alone, in the order of the examination. */
function poolsOf(shelves: readonly Shelf[]): readonly Pool[] {
  return shelves
    .map((shelf) => ({ shelf, size: shelf.alone.reduce((sum, count) => sum + count, 0) }))
    .filter(({ size }) => size > 0)
}

/** The item of a shelf with this number, from 0, among those that can be asked alone. */
function itemAt({ type, numbers, alone }: Shelf, index: number): readonly PickedItem[] {
  let at = index
  for (const [i, count] of alone.entries()) {
    const number = numbers[i]
    if (at < count) return number === undefined ? [] : [{ type, number, at }]
    at -= count
  }
  return []
}

/**
 * How many of the places each pool has: the same number each, as far as that goes, so that a topic with many sets leaves room for
 * the others. Each place that is left goes to the pool that can repeat latest. Fewer in all only if there are fewer items.
 */
function sharesOf(sizes: readonly number[], places: number): readonly number[] {
  const each = Math.floor(places / Math.max(1, sizes.length))
  const shares = sizes.map((size) => Math.min(size, each))
  const given = shares.reduce((sum, share) => sum + share, 0)
  for (let place = given; place < places; place += 1) {
    const days = sizes.map((size, i) => ((shares[i] ?? 0) < size ? size / ((shares[i] ?? 0) + 1) : 0))
    const best = days.indexOf(Math.max(...days))
    if ((days[best] ?? 0) > 0) shares[best] = (shares[best] ?? 0) + 1
  }
  return shares
}

/** The next `count` of the pool in its own order, which begins again at its end. */
function dealt({ shelf, size }: Pool, day: number, count: number): readonly PickedItem[] {
  const order = createRandom(shelf.type).shuffled(Array.from({ length: size }, (_, i) => i))
  const asked = Array.from({ length: count }, (_, i) => order[(day * count + i) % size])
  return asked.flatMap((index) => (index === undefined ? [] : itemAt(shelf, index)))
}

/** Whether what is left can be laid down after `last` without two of a group in a row. */
function canGoOn(left: readonly number[], last: number): boolean {
  const rest = left.reduce((sum, count) => sum + count, 0)
  return left.every((count, group) => count <= (group === last ? Math.floor(rest / 2) : Math.ceil(rest / 2)))
}

const less = (left: readonly number[], group: number): readonly number[] =>
  left.map((count, i) => (i === group ? count - 1 : count))

/** The groups of the places, in an order with no group twice in a row where the counts allow it. */
function orderOf(counts: readonly number[], random: Random): readonly number[] {
  const order: number[] = []
  let left = counts
  while (left.some((count) => count > 0)) {
    const last = order.at(-1) ?? -1
    const groups = random.shuffled(left.flatMap((count, group) => (count > 0 ? [group] : [])))
    const next =
      groups.find((group) => group !== last && canGoOn(less(left, group), group)) ??
      groups.find((group) => group !== last) ??
      last
    order.push(next)
    left = less(left, next)
  }
  return order
}

/** `date` as 'YYYY-MM-DD', `shelves` in the order of the practice page, `places` for how many items. */
export function todaysItems(date: string, shelves: readonly Shelf[], places: number): readonly PickedItem[] {
  const pools = poolsOf(shelves)
  const shares = sharesOf(
    pools.map(({ size }) => size),
    places,
  )
  const day = dayNumber(date)
  const groups = pools.map((pool, i) => [...dealt(pool, day, shares[i] ?? 0)])
  return orderOf(shares, createRandom(date)).flatMap((group) => groups[group]?.shift() ?? [])
}

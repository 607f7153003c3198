/**
 * Today's items of the sets, mixed over the topics, the same for everyone on a date. Nothing is stored: the date and the sets
 * decide. Pure.
 */
import { createRandom, type Random } from '#lib/random.ts'
import { dayNumber } from '#lib/singapore-date.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import type { LibrarySet } from './library-set.ts'
import { type Topic, topics } from './topics.ts'

/** The number of questions of a day. */
export const TEN = 10

type Pool = Readonly<{ topic: Topic; candidates: readonly Candidate[] }>

/** The topics whose items can stand alone, in the order of the examination. */
function poolsOf(sets: readonly LibrarySet[]): readonly Pool[] {
  return topics
    .map((topic) => ({ topic, candidates: sets.filter((set) => set.topic.type === topic.type).flatMap(candidatesOf) }))
    .filter(({ candidates }) => candidates.length > 0)
}

/**
 * How many of the places each pool has: each place goes to the pool that can repeat latest, so that an item comes again as
 * late as the library allows. Fewer in all only if there are fewer items.
 */
function sharesOf(sizes: readonly number[], places: number): readonly number[] {
  const shares = sizes.map(() => 0)
  for (let place = 0; place < places; place += 1) {
    const days = sizes.map((size, i) => ((shares[i] ?? 0) < size ? size / ((shares[i] ?? 0) + 1) : 0))
    const best = days.indexOf(Math.max(...days))
    if ((days[best] ?? 0) > 0) shares[best] = (shares[best] ?? 0) + 1
  }
  return shares
}

/** The next `count` of the pool in its own order, which begins again at its end. */
function dealt({ topic, candidates }: Pool, day: number, count: number): readonly Candidate[] {
  const order = createRandom(topic.type).shuffled(candidates)
  return Array.from({ length: count }, (_, i) => order[(day * count + i) % order.length]).flatMap((one) => one ?? [])
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

/** `date` as 'YYYY-MM-DD', `places` for how many items. */
export function todaysItems(date: string, sets: readonly LibrarySet[], places: number): readonly Candidate[] {
  const pools = poolsOf(sets)
  const shares = sharesOf(
    pools.map(({ candidates }) => candidates.length),
    places,
  )
  const day = dayNumber(date)
  const groups = pools.map((pool, i) => [...dealt(pool, day, shares[i] ?? 0)])
  return orderOf(shares, createRandom(date)).flatMap((group) => groups[group]?.shift() ?? [])
}

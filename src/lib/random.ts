/** Random numbers from a seed: the same text gives the same numbers on every machine. No clock, no Math.random. */

/** Every call moves the one state on: what a call gives depends on the seed and on the number of calls before it. */
export type Random = Readonly<{
  /** A number from 0 to 1, 1 not included. */
  fraction(): number
  /** A whole number from 0 to `count`, `count` not included. */
  below(count: number): number
  pick<const L extends readonly [unknown, ...unknown[]]>(list: L): L[number]
  /** The same entries in another order (Fisher and Yates). */
  shuffled<T>(list: readonly T[]): T[]
}>

/** A hash of the text, as a 32-bit number to start from (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The generator called mulberry32: 32 bits of state, good enough for exercises. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The numbers of a seed must never change: blueprints, plans of Science papers and shared links hold seeds. */
export function createRandom(seed: string): Random {
  const fraction = mulberry32(seedOf(seed))
  const below = (count: number): number => Math.floor(fraction() * count)
  return {
    fraction,
    below,
    pick: (list) => list[below(list.length)] ?? list[0],
    shuffled: (list) => {
      const order = [...list]
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = below(last + 1)
        const moved = order.splice(last, 1, ...order.slice(other, other + 1))
        order.splice(other, 1, ...moved)
      }
      return order
    },
  }
}

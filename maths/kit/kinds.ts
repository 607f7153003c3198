/** Makers that have several kinds of problems. Pure. */
import type { Make, Problem } from '#families/family.ts'

/** What draws each kind. */
type Kinds<R extends readonly (Problem | null)[]> = { readonly [K in keyof R]: Make<R[K]> }

/** A maker's draw that makes one kind by chance: a kind whose numbers rarely suit is rare. */
export function anyOf<R extends readonly (Problem | null)[]>(...kinds: Kinds<R>): Make<R[number] | null> {
  return (draw, year) => kinds[draw.int(0, kinds.length - 1)]?.(draw, year) ?? null
}

/** Draws of one kind of problem before another is tried. */
const TRIES = 400

/** A maker's draw that makes each kind of problem as often, however often the numbers of a kind do not suit. */
export function oneOf<R extends readonly (Problem | null)[]>(...kinds: Kinds<R>): Make<R[number] | null> {
  return (draw, year) => {
    const kind = kinds[draw.int(0, kinds.length - 1)]
    for (let tries = 0; tries < TRIES; tries += 1) {
      const problem = kind?.(draw, year) ?? null
      if (problem !== null) return problem
    }
    return null
  }
}

/** The keys by which a mistake is found without reading the others. Pure. */
import type { Mistake } from '#memory/kept/shapes.ts'
import { RIGHT_DAYS } from './next.ts'

/** Whether it still comes back. */
export const isOpen = ({ state }: Pick<Mistake, 'state'>): boolean => state === 'here' || state === 'kept'

/** So many misses and more count alike. */
const MANY = 8

/** From 0 to 15: first what the pupil was sure of, then what was missed most often. */
const rankOf = ({ sure, missed }: Mistake): number => (sure ? 0 : MANY) + MANY - Math.min(Math.max(missed, 1), MANY)

const RANKS = Array.from({ length: 2 * MANY }, (_, rank) => rank)

const NEARLY = RIGHT_DAYS - 1

/**
 * 'age': which makes room first, those that do not come back before the others. Of those that come back 'need': which are asked
 * first, by rank and day, and 'newest': which was answered last. 'progress': nearly learnt, or learnt.
 */
export const keysOf = (mistake: Mistake) => ({
  age: [Number(isOpen(mistake)), mistake.day],
  ...(isOpen(mistake) ? { need: [rankOf(mistake), mistake.due], newest: [-mistake.day] } : {}),
  ...(mistake.state === 'learnt' ? { progress: [RIGHT_DAYS] } : {}),
  ...(mistake.state === 'here' && mistake.right === NEARLY ? { progress: [NEARLY] } : {}),
})

/** Of 'need': those that are due on the day, in ranges from the first to be asked to the last. */
export const dueRanges = (today: number) => RANKS.map((rank) => [[rank], [rank, today + 1]] as const)

/** Of any key: all that have it. */
export const ALL = [[-Infinity], [Infinity]] as const
/** Of 'progress'. */
export const NEARLY_LEARNT = [[NEARLY], [RIGHT_DAYS]] as const
export const LEARNT = [[RIGHT_DAYS], [RIGHT_DAYS + 1]] as const

/** The state of a skill on the map: a square is empty, begun or full, and never goes back. Pure. */

import type { SkillDays } from '#memory/kept/shapes.ts'
import { RIGHT_DAYS } from './next.ts'

export type SkillState = 'not yet' | 'begun' | 'done'

/** `undefined` for a skill of which nothing was answered. */
export const skillState = (known: SkillDays | undefined): SkillState => {
  if (known === undefined) return 'not yet'
  return known.days.length >= RIGHT_DAYS ? 'done' : 'begun'
}

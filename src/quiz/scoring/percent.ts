/** The rounded percentage of the spec's section 5. Bands belong to the screens that show them. */

/** Whole per cent, 0 when there is nothing to earn. */
export function percent(earned: number, total: number): number {
  return total === 0 ? 0 : Math.round((earned / total) * 100)
}

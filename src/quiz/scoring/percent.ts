/** The rounded percentage of docs/behaviour.md, 4.10. Bands belong to the screens that show them. */

/** Whole per cent, 0 when there is nothing to earn. */
export function percent(earned: number, total: number): number {
  return total === 0 ? 0 : Math.round((earned / total) * 100)
}

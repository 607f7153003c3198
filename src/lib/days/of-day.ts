/** The one of a day: another each day, and the first again after the last. */
export const ofDay = <T>(list: readonly T[], day: number): T | null => list[day % list.length] ?? null

/** The date in Singapore, which has had the same clock all year round, eight hours before UTC, since 1982. */

const AHEAD_MS = 8 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** '2026-11-22' for a time in milliseconds since 1970, UTC. */
export const singaporeDay = (now: number): string => new Date(now + AHEAD_MS).toISOString().slice(0, 10)

/** How many days '2026-11-22' is after 1 January 1970. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

const inWords = new Intl.DateTimeFormat('en-SG', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** 'Sunday 22 November' */
export const dayInWords = (day: string): string => inWords.format(dayNumber(day) * DAY_MS).replace(',', '')

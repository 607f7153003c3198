/** Calendar dates in Singapore, as 'YYYY-MM-DD'. Singapore is eight hours ahead of UTC all year. */

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const AHEAD_MS = 8 * HOUR_MS

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The date in Singapore at a moment. */
export const singaporeDate = (at: Date): string => dateOf(at.getTime() + AHEAD_MS)

/** Whether a text is a day of this century, as it is written here: '2026-02-30' is none. */
export function isCalendarDate(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const ms = Date.parse(text)
  return !Number.isNaN(ms) && dateOf(ms) === text
}

/** Days since 1 January 1970. */
export const dayNumber = (date: string): number => Math.floor(Date.parse(date) / DAY_MS)

/** The date and those that follow, `count` in all. */
export const datesFrom = (date: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, days) => dateOf(Date.parse(date) + days * DAY_MS))

const LONG = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** 'Sunday 22 November 2026'. */
export const longDate = (date: string): string => LONG.format(new Date(date)).replace(',', '')

const IN_WORDS = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** 'Sunday 22 November'. */
export const dayInWords = (date: string): string => IN_WORDS.format(new Date(date)).replace(',', '')

const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** '22 Nov 2026'. */
export const shortDate = (date: string): string => SHORT.format(new Date(date))

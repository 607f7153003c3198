/** Reads ratios and times as pupils type them, in one box or in several. */
import { visibleText } from './visible-text.ts'

/** The terms of '3 : 2', '3:2', '3 to 2' or '3|2'; null unless all are whole numbers above 0. */
export function readRatio(raw: string): readonly number[] | null {
  const terms = visibleText(raw)
    .split(/\s*(?:[:|\u2236]|\bto\b)\s*/)
    .filter((term) => term !== '')
  if (!terms.every((term) => /^\d{1,6}$/.test(term) && Number(term) > 0)) return null
  return terms.map(Number)
}

const HALF_DAY = 12 * 60

/**
 * Minutes after midnight of '2.05 p.m.', '2:05pm', '2.05|p.m.', '14:05', '1405', '0205' or '12 noon'; null for what is no time,
 * or for a time of which nobody can tell whether it is before or after noon. A nought in front is of the 24-hour clock.
 */
export function readTime(raw: string): number | null {
  const text = visibleText(raw.replaceAll('|', ' ')).toLowerCase()
  if (/^12(?:[.:]00)? ?noon$/.test(text)) return HALF_DAY
  if (/^12(?:[.:]00)? ?midnight$/.test(text)) return 0
  const [, hours = '', minutes = '', half] =
    /^(\d{1,2})(?:[.:]?(\d{2}))?(?: ?h(?:rs)?)? ?([ap])?\.? ?m?\.?(?: [ap]\.?m\.?)?$/.exec(text) ?? []
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (hours === '' || minute > 59) return null
  const of24 = hour > 12 || (hours.startsWith('0') && minutes !== '')
  if (half === undefined) return of24 && hour < 24 ? hour * 60 + minute : null
  // 14.05 p.m. and 00.30 a.m. say it twice.
  if (hour < 1 || hour > 12) return hour < 24 && hour < 12 === (half === 'a') ? hour * 60 + minute : null
  return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute
}

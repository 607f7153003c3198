/** Reads a time of the day, on a clock of 12 or of 24 hours. Pure. */
import type { Reading } from './quantity.ts'

const NAMED = /^(?:12(?:[.:]00)? ?)?(?:noon|midday|(midnight))$/
const HALF = /([ap])\.? ?m\b\.?/g
const DIGITS = /^(\d\d?)(?:([.: h]?)(\d\d))?( ?h(?:rs?|ours?)?| o'clock)?\.?$/

const HALF_DAY = 12 * 60

/** '7.30 in the morning', and '7;30', whose key is beside that of the colon. */
const inSigns = (text: string): string =>
  text
    .replace(/ in the morning$/, ' am')
    .replace(/ in the (?:afternoon|evening)$/, ' pm')
    .replace(/(?<=\d);(?=\d)/, ':')

/** '2.05 p.m.' */
function read(minutes: number, isSure: boolean): Reading<number> {
  const hour = Math.floor(minutes / 60)
  const text = `${hour % 12 || 12}.${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'a' : 'p'}.m.`
  return { value: minutes, text, isSure }
}

/**
 * Minutes after midnight of '2.05 p.m.', '2:05pm', '14:05', '1405 h', '0205' or 'noon'. Null for what is not a time, for a time of
 * which nobody can tell whether it is before or after noon, and where two halves of the day are named. '1130' is meant as a time
 * of 24 hours, or its half was forgotten. `typed` as of visibleText.
 */
export function readTime(typed: string): Reading<number> {
  const text = inSigns(typed)
  const named = NAMED.exec(text)
  if (named !== null) return read(named[1] === undefined ? HALF_DAY : 0, true)
  const [half, ...others] = new Set([...text.matchAll(HALF)].map(([, sign]) => sign))
  const [, hours = '', sign, minutes, word] = DIGITS.exec(text.replace(HALF, '').trim()) ?? []
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)]
  const of24 = (hour * 60 + minute) % (2 * HALF_DAY)
  if (hours === '' || hour * 60 + minute > 2 * HALF_DAY || minute > 59 || others.length > 0) return null
  // A nought in front, an hour after 12 and 'h' are of the clock of 24 hours; 14.05 p.m. and 00.30 a.m. say it twice.
  const isOf24 = minutes !== undefined && (hour > 12 || hour === 0)
  if (half === undefined) {
    if (isOf24 || (minutes !== undefined && (hours[0] === '0' || word?.includes('h')))) return read(of24, true)
    return sign === '' && hours.length === 2 ? read(of24, false) : null
  }
  if (isOf24) return hour < 12 === (half === 'a') ? read(of24, true) : null
  return hour > 12 || hour === 0 ? null : read((hour % 12) * 60 + minute + (half === 'p' ? HALF_DAY : 0), true)
}

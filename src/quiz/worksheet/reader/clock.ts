/** Reads a time of the day, on a clock of 12 or of 24 hours. Pure. */
import type { Reading } from './quantity.ts'

const HALF_DAY = 12 * 60

const HALF = /([ap])\.? ?m\b\.?|in the (morning|afternoon|evening)|at (night)/g
const HALF_OF: Readonly<Record<string, string>> = {
  a: 'a',
  p: 'p',
  morning: 'a',
  afternoon: 'p',
  evening: 'p',
  night: 'p',
}

const NAMED = /^(?:12(?:[.:]00)? ?|24[.:]?00 ?)?(?:(noon|midday|nn)|(midnight|mn))$|^24[.:]?00(?: ?h(?:rs?|ours?)?)?$/
const DIGITS = /^(\d{1,2})(?:([.: h]?)(\d\d))?(?: ?(h(?:rs?|ours?)?|o'clock))?$/

const clockText = (minutes: number): string => {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}.${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

const read = (value: number): Reading<number> => ({ value, text: clockText(value), isSure: true })

/**
 * Minutes after midnight of '2.05 p.m.', '2:05pm', '14:05', '1405 h', '0205' or 'noon'. Null for what is not a time, for a time of
 * which nobody can tell whether it is before or after noon, and where two halves of the day are named. '1130' is meant as a time
 * of 24 hours, or its half was forgotten. `text` as of visibleText.
 */
export function readTime(text: string): Reading<number> {
  const halves = new Set([...text.matchAll(HALF)].map(([, ...found]) => HALF_OF[found.find((one) => one) ?? '']))
  const digits = text.replace(HALF, '').trim().replace(/[.,]$/, '')
  const named = NAMED.exec(digits)
  if (named !== null) return halves.size > 0 ? null : read(named[1] === undefined ? 0 : HALF_DAY)
  const [, hours = '', sign, minutes, word] = DIGITS.exec(digits) ?? []
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)]
  if (hours === '' || hour > 23 || minute > 59 || halves.size > 1) return null
  const [half] = halves
  // A nought in front, an hour after 12 and 'h' are of the clock of 24 hours.
  const isOf24 = minutes !== undefined && (hour > 12 || hours.startsWith('0') || /^h/.test(word ?? ''))
  const of24 = hour * 60 + minute
  if (half === undefined)
    return isOf24
      ? read(of24)
      : sign === '' && digits.length === 4
        ? { value: of24, text: clockText(of24), isSure: false }
        : null
  // 14.05 p.m. and 00.30 a.m. say it twice.
  if (hour > 12 || hour === 0) return minutes !== undefined && hour < 12 === (half === 'a') ? read(of24) : null
  return read((hour % 12) * 60 + minute + (half === 'p' ? HALF_DAY : 0))
}

/** Reads ratios and times as pupils type them, in one box or in several. */

/** The terms of '3 : 2', '3:2', '3 to 2' or '3|2'; null unless all are whole numbers above 0. */
export function readRatio(raw: string): readonly number[] | null {
  const terms = raw
    .normalize('NFKC')
    .trim()
    .split(/\s*(?:[:|\u2236]|\bto\b)\s*/)
    .filter((term) => term !== '')
  if (!terms.every((term) => /^\d{1,6}$/.test(term) && Number(term) > 0)) return null
  return terms.map(Number)
}

const HALF_DAY = 12 * 60

/**
 * Minutes after midnight of '2.05 p.m.', '2:05pm', '2.05|p.m.', '14:05', '1405' or '12 noon'; null for what is no time, or for
 * a time of which nobody can tell whether it is before or after noon.
 */
export function readTime(raw: string): number | null {
  const text = raw.normalize('NFKC').toLowerCase().replace(/\|/g, ' ').replace(/\s+/g, ' ').trim()
  if (/^12(?:[.:]00)? ?noon$/.test(text)) return HALF_DAY
  if (/^12(?:[.:]00)? ?midnight$/.test(text)) return 0
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?:[.:]?(\d{2}))?(?: ?h(?:rs)?)? ?([ap])?\.? ?m?\.?(?: [ap]\.?m\.?)?$/.exec(text) ?? []
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (hours === '' || minute > 59) return null
  if (half === undefined) return hour > 12 && hour < 24 ? hour * 60 + minute : null
  if (hour < 1 || hour > 12) return hour < 24 && half === 'p' ? hour * 60 + minute : null
  return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute
}

/**
 * Removes differences that a pupil cannot see, so that keyboards do not cost marks. It never corrects: a missing
 * letter, a wrong capital or a missing space between words stays wrong.
 */

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const SINGLE_QUOTES = /[\u2018\u2019\u201A\u201B\u2032\u02BC\u0060\u00B4]/g
const DOUBLE_QUOTES = /[\u201C\u201D\u201E\u201F\u2033]/g

function once(text: string): string {
  return text
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * NFKC (full-width forms become plain), no invisible characters, straight quotes, single spaces, trimmed. One step may
 * bring up what another removes (a quadruple prime becomes four quotes), so it goes on until nothing changes.
 */
export function normalise(text: string): string {
  const next = once(text)
  return next === text ? next : normalise(next)
}

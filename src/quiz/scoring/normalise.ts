/**
 * Removes differences that a pupil cannot see, so that keyboards do not cost marks. It never corrects: a missing
 * letter, a wrong capital or a missing space between words stays wrong.
 */

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const SINGLE_QUOTES = /[\u2018\u2019\u201A\u201B\u2032\u02BC\u0060\u00B4]/g
const DOUBLE_QUOTES = /[\u201C\u201D\u201E\u201F\u2033]/g

/** NFKC (full-width forms become plain), no invisible characters, straight quotes, single spaces, trimmed. */
export function normalise(text: string): string {
  return text
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
}

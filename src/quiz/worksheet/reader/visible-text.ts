/** What the reader of typed answers begins with: the text without differences that nobody sees, in small letters. Pure. */
import { normalise } from '#quiz/scoring/normalise.ts'

/** Signs that would otherwise lose their meaning: 1½ would read as 11/2, 12² as 122, 84º as 84o. */
const VULGAR = /[\u00bc-\u00be\u2150-\u215e\u2189]/g
const RAISED = /[\u00b2\u00b3\u00b9\u2070-\u2079]/g
/** 'cm²' as one sign, which a Chinese keyboard has. */
const ONE_SIGN = /[\u3380-\u33df]/g
const LOWERED = /[\u2080-\u208e]/g
const DEGREE = /[\u00ba\u02da]/g
/** The raised decimal point: 0·75. */
const RAISED_POINT = /(?<=\d)\u00b7(?=\d)/g

/**
 * As the quizzes normalise a typed word; in small letters, with one kind of minus sign, of brackets and of signs for times and
 * divided by, and a doubled '$', '%' or '°' once. '½' becomes '1/2' with a space on both sides, '²' becomes '^2'.
 */
export function visibleText(raw: string): string {
  return normalise(
    raw
      .replace(VULGAR, (sign) => ` ${sign.normalize('NFKC')} `)
      .replace(ONE_SIGN, (sign) => ` ${sign.normalize('NFKC')}`)
      .replace(RAISED, (sign) => `^${sign.normalize('NFKC')}`)
      .replace(LOWERED, '_')
      .replace(DEGREE, '°')
      .replace(RAISED_POINT, '.'),
  )
    .toLowerCase()
    .replace(/[\u2212\u2013\u2014]/g, '-')
    .replace(/[\u2044\u2215\u00f7]/g, '/')
    .replace(/[\u00d7\u22c5\u00b7\u2217]/g, '*')
    .replaceAll('**', '^')
    .replaceAll('≈', '=')
    .replace(/([$%°])\1+/g, '$1')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
}

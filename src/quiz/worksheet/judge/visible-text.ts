/** What every reader of an answer to Mathematics begins with: the text without differences that nobody sees. Pure. */
import { normalise } from '#quiz/scoring/normalise.ts'

/** ½ becomes ' 1/2' before anything else is normalised, or 1½ would read as 11/2. */
const VULGAR = /[\u00bc-\u00be\u2150-\u215e\u2189]/gu

/** As the quizzes normalise a typed word; minus signs and signs of division become one kind as well. */
export function visibleText(raw: string): string {
  return normalise(raw.replace(VULGAR, (sign) => ` ${sign.normalize('NFKC')}`))
    .replace(/[\u2212\u2013\u2014]/g, '-')
    .replace(/[\u2044\u00f7]/g, '/')
}

/** Figures of docs/content-guide.md that hold for every quiz type; those of one type are the norms of its document. */
import type { ByLanguage } from '#lib/language.ts'

/** docs/content-guide.md, 4.4: letters A to Q without I and O. */
export const LETTERS = 'ABCDEFGHJKLMNPQ'

/** The longest English sentence in words, and the longest Chinese one in characters, with a little leave. */
export const MAX_SENTENCE: ByLanguage<number> = { en: 30, 'zh-Hans': 46 }

/** The share of one position among the keys of a topic's sets (in per cent). */
export const MAX_SHARE_OF_A_POSITION = 35

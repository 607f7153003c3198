/** What a word of Chinese sounds like and means. Both are said only after the marking (docs/behaviour.md, 4.16). */

/** `pinyin` is '' for a phrase that is too long for it; `meaning` is English. */
export type Gloss = Readonly<{ pinyin: string; meaning: string }>

/** A word of a text with its gloss. */
export type Word = Gloss & Readonly<{ word: string }>

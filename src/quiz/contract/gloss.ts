/** What a word of Chinese sounds like and means. Both are said only after the marking (docs/behaviour.md, 4.16). */

/** `pinyin` is '' for a phrase that is too long for it; `meaning` is English. */
export type Gloss = Readonly<{ pinyin: string; meaning: string }>

/** A word of a text with its gloss. */
export type Word = Gloss & Readonly<{ word: string }>

const COLON = ': '

/** Of a stored gloss: 'zī yuán: natural resources', or the meaning alone. */
export function readGloss(text: string): Gloss {
  const at = text.indexOf(COLON)
  if (at === -1) return { pinyin: '', meaning: text }
  return { pinyin: text.slice(0, at), meaning: text.slice(at + COLON.length) }
}

/** The words with pinyin that stand in these texts. A longer word comes before one that is a part of it. */
export function wordsIn(texts: readonly string[], stored: Readonly<Record<string, string>>): readonly Word[] {
  return Object.entries(stored)
    .map(([word, text]) => ({ word, ...readGloss(text) }))
    .filter(({ word, pinyin }) => pinyin !== '' && texts.some((text) => text.includes(word)))
    .sort((a, b) => b.word.length - a.word.length)
}

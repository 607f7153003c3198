/** Finds the English glosses of a Chinese reason: '(观察 = observe.)'. Pinyin is none. */

/** From '= ' on: words in plain Latin letters; a syllable with a tone mark is not half a word of them. */
const GLOSS = /= ([A-Za-z](?:[ -~…]*[A-Za-z])?)(?!\p{L})/u

/** The text in parts: every second one, from the second on, is a gloss. Joined they are the text. */
export function glossParts(text: string): readonly string[] {
  return text.split(GLOSS).map((part, i, { length }) => (i % 2 === 0 && i < length - 1 ? `${part}= ` : part))
}

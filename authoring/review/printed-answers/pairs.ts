/** Words that come in pairs: whoever sees a pair printed knows its missing half. */

export type Pair = Readonly<{ shows: string; parts: readonly string[]; pattern: RegExp }>

/** `first` and `second` in one clause, with `most` words between them at the most. */
function pair(first: string, second: string, most: number): Pair {
  return {
    shows: `${first} … ${second}`,
    parts: [...first.split(' '), ...second.split(' ')],
    pattern: new RegExp(`(?<![\\w'-])${first} (?:[\\w'-]+,? ){1,${most}}${second}(?![\\w'-])`),
  }
}

const PAIRS: readonly Pair[] = [
  pair('so', 'that', 4),
  pair('such', 'that', 6),
  pair('too', 'to', 2),
  pair('neither', 'nor', 8),
  pair('either', 'or', 8),
  pair('whether', 'or', 8),
  pair('both', 'and', 5),
  pair('not only', 'but', 10),
  pair('no sooner', 'than', 10),
  pair('hardly', 'when', 8),
  pair('rather', 'than', 5),
]

/** The pairs of a sentence of which the key is a half. */
export const pairsOf = (sentence: string, key: readonly string[]): readonly Pair[] =>
  PAIRS.filter(({ parts, pattern }) => key.some((word) => parts.includes(word)) && pattern.test(sentence))

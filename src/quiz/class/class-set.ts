/** A set as the table of a class shows it: plain data, so that the page can carry it to the browser. Pure. */
import type { Language } from '#lib/language.ts'
import type { ItemMark } from '#quiz/result-code/result-code.ts'
import type { CodedSet } from './coded-set.ts'

/**
 * One item. `text`, `key` and `choices` are plain text. `signs` are what its choices are called, where these are no numbers
 * from 1. `isTicked`: an open answer or a sentence, whose points the pupil may tick.
 */
export type ClassItem = Readonly<{
  id: string
  text: string
  key: string
  choices: readonly string[]
  signs: readonly string[]
  isTicked: boolean
  skill: string
}>

/** `id` is that of the exercise, `name` is 'Grammar 2020', `language` that of the questions, `board` the URL of a question on its board, up to its id. */
export type ClassSet = Readonly<{
  id: string
  name: string
  language: Language
  board: string
  items: readonly ClassItem[]
}>

/** Why the key of an item is right, and why each choice is wrong; '' where nothing is known. In plain text. */
export type ItemReasons = Readonly<{ why: string; whys: readonly string[] }>

/** By the ids of sets and of their items. Empty for sets of which only the items are shown. */
export type Reasons = Readonly<Record<string, Readonly<Record<string, ItemReasons>>>>

export const NO_REASONS: ItemReasons = { why: '', whys: [] }

export const asCoded = ({ id, name, items }: ClassSet): CodedSet => ({
  id,
  name,
  choices: items.map(({ choices }) => choices.length),
})

/** What a cell of the table shows: '' for right, '½' for some of its marks, what was chosen, '✗' for what is not known, '–' for no answer. */
export function signOf(mark: ItemMark, { choices, signs }: ClassItem): string {
  if (mark.kind === 'right') return ''
  if (mark.kind === 'empty') return '–'
  if (mark.kind === 'partly') return '½'
  if (mark.choice === null || mark.choice >= choices.length) return '✗'
  return signs[mark.choice] ?? String(mark.choice + 1)
}

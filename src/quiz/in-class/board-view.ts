/** What a board shows: questions one by one, beside the text that they are about. Plain data: the loader gives it. */
import type { Language } from '#lib/language.ts'
import type { Figure, Part, Stimulus, Table } from '#quiz/worksheet/worksheet.ts'

/**
 * `language` is that of its words. `context` is the sentence of a passage that the question asks about, '' for none. `key` is the index of an option, null for what
 * is written; `answers` are the key in words, or the points of an open answer. `isSmall`: of lines and figures, which would not fit
 * on the screen in the size of one sentence.
 */
export type BoardItem = Readonly<{
  id: string
  language: Language
  isSmall: boolean
  context: string
  lines: readonly string[]
  /** The words to choose from, each with its letter. */
  bank: readonly string[]
  figures: readonly Figure[]
  table: Table
  options: readonly string[]
  key: number | null
  answers: readonly string[]
  why: string
  steps: Part['steps']
}>

/** `fills` are the answers at the places of a passage, by the labels of its markers. */
export type BoardText =
  | Readonly<{
      kind: 'passage'
      title: string
      text: string
      split: 'paragraphs' | 'lines'
      fills: Readonly<Record<string, string>>
    }>
  | Readonly<{ kind: 'stimulus'; stimulus: Stimulus }>

/**
 * Questions about one text, whose language `language` is, or about none. `name` is shown above each of them, '' for nothing. `prefix` begins
 * the ids of its items, whose numbers are not their own on a board of several exercises.
 */
export type BoardSection = Readonly<{
  id: string
  prefix: string
  name: string
  language: Language
  text: BoardText | null
  items: readonly BoardItem[]
}>

export type Board = Readonly<{ title: string; language: Language; path: string; sections: readonly BoardSection[] }>

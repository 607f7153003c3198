/** What a reader found, before it is known whether it can be asked. */
import type { TextType } from './texts/kinds.ts'
import type { Writing } from './words/plain-words.ts'

/** A question as its file has it. */
export type Draft = Readonly<{
  /** Where it begins in what was read, from 1. */
  line: number
  writing: Writing
  prompt: string
  /** As they stand there, empty ones too. */
  options: readonly string[]
  /** The places of those that are said to be right, from 0. */
  keys: readonly number[]
  /** What is said to be right and is no option; '' for nothing. */
  unknownKey: string
  /** What is right where it is typed, the best first; empty where there are options. Plain texts. */
  answers: readonly string[]
  /** Wrong answers beside `answers`; the answer is a plain text. */
  mistakes: readonly Readonly<{ answer: string; reason: string }>[]
  reason: string
  /** Why each option is wrong, in the order of `options`; may be shorter. */
  reasons: readonly string[]
  /** Why no change makes it a question with options, after 'Question 3 '; '' where it is one. */
  refused: string
}>

/** `title` is '' where the file says none. */
export type Drafts = Readonly<{ title: string; drafts: readonly Draft[] }>

/** A row of a table; `line` is where it begins, from 1. */
export type Row = Readonly<{ line: number; cells: readonly string[] }>

/**
 * A table about one text. `answers` are its numbered rows: with options as any question, else with what is typed or taken from the list. `strays` are
 * rows that begin with nothing that is known. `notes` say what was changed while it was read. `rows` are all of them as they stand
 * there, the type first.
 */
export type TextDraft = Readonly<{
  title: string
  type: TextType
  paragraphs: readonly Readonly<{ line: number; text: string }>[]
  words: readonly string[]
  answers: readonly Readonly<{ number: number; draft: Draft }>[]
  strays: readonly Readonly<{ line: number; text: string }>[]
  notes: readonly string[]
  rows: readonly (readonly string[])[]
}>

/** What a reader finds: questions that stand alone, or a text. */
export type Found = Drafts | TextDraft

export const isTextDraft = (found: Found): found is TextDraft => 'paragraphs' in found

export const NO_DRAFT: Draft = {
  line: 1,
  writing: 'plain',
  prompt: '',
  options: [],
  keys: [],
  unknownKey: '',
  answers: [],
  mistakes: [],
  reason: '',
  reasons: [],
  refused: '',
}

/** Of questions that other places answer in another way. */
export const REFUSED = {
  typed:
    'is answered by typing. That is read from a file of such questions alone, each with one blank (____) and a word as its answer.',
  number: 'is answered by a number, which is not compared by its value here.',
  partly: 'gives a part of the marks for some answers, which is not done here.',
  anyLetters: 'takes any letters where its answer has a *, which is not done here.',
  noAnswer: 'does not say which typed answer is right.',
  written: 'is answered in sentences, which are not marked here.',
  matched: 'matches pairs, which is not asked here.',
  several: 'asks more than one thing: make a question of each.',
  text: 'is a text without a question.',
  other: 'is of a kind that is not asked here.',
} as const

/** A file that cannot be read at all, in words for the person who opened it. */
export class FileRefused extends Error {
  readonly code = 'file-refused'
  override name = 'FileRefused'
}

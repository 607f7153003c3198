/**
 * The contract of a quiz type on paper: what is asked, where the answer goes, and the key, as plain data. The
 * PDF draws it; nothing here knows how.
 */
import type { Quiz } from './quiz-type.ts'

/** A stretch of a line. */
export type Run =
  | Readonly<{ kind: 'text'; text: string }>
  /** The line of a prompt that is answered elsewhere. */
  | Readonly<{ kind: 'gap' }>
  /** A numbered line to write on; `wide` for a word, else for a letter or digit. */
  | Readonly<{ kind: 'blank'; number: string; wide: boolean }>
  /** A misspelt or wrong word with the box to write it right in. */
  | Readonly<{ kind: 'fix'; number: string; text: string }>
  /** An underlined word; `number` is '' when no question hangs on it. */
  | Readonly<{ kind: 'underlined'; number: string; text: string }>

/** A line or a paragraph; an empty list is one without text. */
export type Line = readonly Run[]

/** Blocks stand one below the other. `number` of a choice is as printed; options are numbered when drawn. */
export type PrintBlock =
  /** A question with options (1), (2) … and brackets for the number. `columns` is how many fit side by side. */
  | Readonly<{ kind: 'choice'; number: string; stem: readonly Line[]; columns: 1 | 2 | 4; options: readonly Line[] }>
  /** `loose` leaves room between the lines for what is written in them. */
  | Readonly<{ kind: 'passage'; paragraphs: readonly Line[]; loose: boolean }>
  | Readonly<{ kind: 'words'; entries: readonly Readonly<{ letter: string; word: string }>[] }>
  /** Numbered from 1. */
  | Readonly<{ kind: 'phrases'; phrases: readonly string[] }>
  /** `number` counts the lines from 1; it is not printed. */
  | Readonly<{ kind: 'dialogue'; lines: readonly Readonly<{ number: number; speaker: string; line: Line }>[] }>

/** Where one item is answered on a separate answer sheet: ovals to shade, or a line to write on if there are none. */
export type AnswerPlace = Readonly<{ number: string; ovals: readonly string[] }>

/** One row of the key. */
export type PrintedKey = Readonly<{ number: string; answer: Line; reason: Line }>

/** `answers` and `keys` have one entry an item, in the order of the paper. */
export type PrintedQuiz = Readonly<{
  instruction: string
  marksEach: number
  blocks: readonly PrintBlock[]
  answers: readonly AnswerPlace[]
  keys: readonly PrintedKey[]
}>

/** What a quiz type puts on paper when its first item has the number `first`. Pure. */
export type PrintView<Q extends Quiz> = (quiz: Q, first: number) => PrintedQuiz

/**
 * A worksheet: questions with figures, parts and marks, as Mathematics and Science have them. The site puts it together from
 * problem families or from the bank; no document holds one. Plain data, so that a page can carry it to the browser.
 */
import { type Language, languageOf } from '#lib/language.ts'
import type { Word } from '#quiz/contract/gloss.ts'
import type { ItemId, Quiz } from '#quiz/contract/quiz-type.ts'

/** `svg` is drawn by us; `alt` says what it shows and solves nothing; `width` in millimetres on paper. */
export type Figure = Readonly<{ svg: string; alt: string; width: number }>

/** Rows of cells; the first row is the header. */
export type Table = readonly (readonly string[])[]

/** A wrong answer, written like a key, and what the pupil did to get it. */
type Slip = Readonly<{ answer: string; why: string }>

/** `before` and `after` are printed beside the boxes: '$', 'cm²'. `key` is written as in the notation of notation.ts. */
type Printed = Readonly<{ before: string; after: string; key: string }>

/** A point of an open answer earns one mark. */
export type OpenAnswer = Readonly<{
  kind: 'lines'
  lines: number
  points: readonly string[]
  /** Wordings that a marker takes or refuses; '' for none. */
  accept: string
  refuse: string
  /** Answers as pupils write them, each with what it earns. */
  samples: readonly Readonly<{ text: string; marks: number }>[]
}>

/**
 * A sentence to write. `given` are the words that it must have, as printed: 'Despite ...'. `answers` and the `answer` of a
 * mistake are patterns of answer-pattern.ts; `key` is the one sentence that is shown. `marks` is what a mistake still earns.
 */
export type SentenceAnswer = Readonly<{
  kind: 'sentence'
  given: string
  key: string
  answers: readonly string[]
  mistakes: readonly Readonly<{ answer: string; marks: number; why: string }>[]
}>

/** Cells of a table to fill. Each row has a key for each column, counted from 0 among its choices; `why` is the reason of its keys. */
export type FillAnswer = Readonly<{
  kind: 'fill'
  /** What the rows are. */
  head: string
  columns: readonly Readonly<{ head: string; choices: readonly string[] }>[]
  rows: readonly Readonly<{ name: string; keys: readonly number[]; why: string }>[]
}>

/**
 * Points or bars to draw on a grid that begins at 0, one at each name. A small square is `square` high, there are `squares` of
 * them, and the line of each `numbered`th has its number. `across` and `up` are what the axes have; no key is 0.
 */
export type PlotAnswer = Readonly<{
  kind: 'plot'
  look: 'points' | 'bars'
  across: string
  up: string
  square: number
  squares: number
  numbered: number
  places: readonly Readonly<{ name: string; key: number }>[]
}>

/** Work of the hand: cells, whose values in a response have '|' between. */
export type HandAnswer = FillAnswer | PlotAnswer

/** How a part is answered. `whys` of a choice has the reason against each option, '' for the key. */
export type Answer =
  | Readonly<{ kind: 'choice'; options: readonly string[]; table: Table; key: number; whys: readonly string[] }>
  | (Printed & Readonly<{ kind: 'number' }>)
  | (Printed & Readonly<{ kind: 'fraction' }>)
  | Readonly<{ kind: 'ratio'; terms: 2 | 3; key: string }>
  | Readonly<{ kind: 'time'; key: string }>
  /** `letter`: its unknown; several where it has several. */
  | (Printed & Readonly<{ kind: 'expression'; letter: string }>)
  | SentenceAnswer
  | OpenAnswer
  | HandAnswer

/** Answers that are typed and compared by their value. */
export type TypedAnswer = Exclude<Answer, { kind: 'choice' | 'sentence' } | OpenAnswer | HandAnswer>

export const isHand = (answer: Answer): answer is HandAnswer => answer.kind === 'fill' || answer.kind === 'plot'

/** A line of working; `mark` is 1 where it earns a method or answer mark. */
type Step = Readonly<{ text: string; mark: 0 | 1; figure: Figure | null }>

/**
 * `id` is that of its item. `label` is '(a)', or '' for the only part. `follows` is the formula of the key over the answers
 * to earlier parts, named a, b, c; '' where it does not follow from them. Of an answer with a letter, 'a at 7' is its value where
 * the letter is 7, and 'a is 130' the letter at which its value is 130.
 */
export type Part = Readonly<{
  id: ItemId
  label: string
  ask: string
  marks: number
  answer: Answer
  slips: readonly Slip[]
  follows: string
  steps: readonly Step[]
  /** Why the key is right where there is no working. */
  reason: string
}>

/**
 * `stem` are lines before the figure, `asks` lines after it. `since` and `until`: the first and the last year in which
 * the exam asks it, 0 and null where there is none. `origin` names what draws it with other numbers, '' where there is nothing.
 */
export type Question = Readonly<{
  /** Its own among all questions of the worksheet; `number` is what is printed. */
  id: string
  number: string
  stem: readonly string[]
  figures: readonly Figure[]
  table: Table
  asks: readonly string[]
  parts: readonly Part[]
  calculator: boolean
  since: number
  until: number | null
  origin: string
}>

/** A piece of a text; `small` is fine print, the first row of a table its header. */
export type StimulusBlock =
  | Readonly<{ kind: 'heading' | 'text' | 'small'; text: string }>
  | Readonly<{ kind: 'list'; items: readonly string[] }>
  | Readonly<{ kind: 'table'; rows: Table }>

/** What the questions of a section are about. `look` decides how it is drawn; paragraphs of a 'story' are numbered. */
export type Stimulus = Readonly<{
  look: 'story' | 'notice' | 'poster' | 'web' | 'letter' | 'passage'
  title: string
  blocks: readonly StimulusBlock[]
  /** The words that have a gloss. */
  words: readonly Word[]
}>

/** `items` has one entry a part, in order. `stimulus` is null where questions stand alone. */
export type WorksheetQuiz = Quiz & Readonly<{ stimulus: Stimulus | null; questions: readonly Question[] }>

export const isWorksheet = (quiz: Quiz): quiz is WorksheetQuiz => 'questions' in quiz

/** The language in which a question is asked. Options may be pinyin; its other words are not. */
export const languageOfQuestion = ({ stem, asks, parts }: Question, around: Language | null): Language =>
  languageOf([...stem, ...asks, ...parts.flatMap(({ ask, reason }) => [ask, reason])].join(''), around)

/** The element that asks a part on the page. */
export const askId = ({ id }: Pick<Part, 'id'>): string => `ask-${id}`

/** All parts in order. */
export const partsOf = ({ questions }: Pick<WorksheetQuiz, 'questions'>): readonly Part[] =>
  questions.flatMap(({ parts }) => parts)

/** What they earn in all, also in parts that the pupil marks. */
export const marksOf = (questions: readonly Question[]): number =>
  questions.reduce((sum, { parts }) => sum + parts.reduce((all, { marks }) => all + marks, 0), 0)

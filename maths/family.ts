/**
 * What a family of Mathematics problems is, and what it makes: one problem with its answer, its working and the answers of
 * the usual slips. Pages, the server and authors know of families what this file says. Texts are plain, with {3/4} or
 * {1 3/4} for a fraction, {y} for a letter and *one* for a word that stands out.
 */
import type { SkillId } from './skills.ts'

/** A picture in SVG; `width` in millimetres, `alt` says what it shows without solving anything. */
export type Picture = Readonly<{ svg: string; alt: string; width: number }>

/**
 * How an answer is given on the screen and on paper. `before` and `after` are printed beside the box: '$', 'cm²'.
 * fraction: a fraction or mixed number in lowest terms. ratio: whole terms without a common factor. time: on a clock of
 * twelve hours. expression: in one letter. words: only to be chosen among options.
 */
export type AnswerForm =
  | Readonly<{ kind: 'number' | 'fraction'; before: string; after: string }>
  | Readonly<{ kind: 'ratio'; terms: 2 | 3 }>
  | Readonly<{ kind: 'time' }>
  | Readonly<{ kind: 'expression'; letter: string; before: string; after: string }>
  | Readonly<{ kind: 'words' }>

/**
 * `text` is in the notation above; `value` is what a second computation compares with, and the order of options. `form`
 * says how it is asked for: the marker reads the key out of `text` by it.
 */
export type Quantity = Readonly<{ value: number; text: string; form: AnswerForm }>

/**
 * A cell of a bar model. `units` is its width, in units of the model (not of the problem's quantity). `text` stands in it:
 * '$60', '?'. shaded: what the step is about. gone: taken away, with a dashed outline.
 */
export type BarCell = Readonly<{ units: number; text: string; look: 'plain' | 'shaded' | 'gone' }>

/** `total` stands beside the row, for the whole of it: '$240'; '' for none. */
export type BarRow = Readonly<{ name: string; cells: readonly BarCell[]; total: string }>

/** `below` says what holds for all rows together: '7 units = $420'; '' for nothing. */
export type BarModel = Readonly<{ rows: readonly BarRow[]; below: string }>

/** A line of working; `mark` is 1 where a marker gives a method or answer mark. `bars` is the bar model at this step. */
export type Step = Readonly<{ text: string; mark: 0 | 1; bars: BarModel | null }>

/**
 * A wrong answer that a usual slip leads to. `why` tells the pupil in a sentence or two what was done and what to do
 * instead, with the numbers of the problem: 'You took 25% of what was left, but it is 25% of all.' It never gives the
 * answer.
 */
export type Slip = Quantity & Readonly<{ why: string }>

/**
 * The marks of `steps` add up to `marks`. `slips`: the likeliest first. `follows` is the formula of the answer over the
 * pupil's own answers to earlier parts, named a, b, c: '(500 - 2 * a) / 4'; '' where it does not follow from them. Of an
 * expression, 'a at 7' is its value where the letter is 7, and 'a is 130' the letter at which its value is 130. A later part that
 * is right for an earlier wrong answer earns its marks.
 */
export type Part = Readonly<{
  ask: string
  answer: Quantity
  marks: number
  steps: readonly Step[]
  slips: readonly Slip[]
  follows: string
}>

/** The numbers of a problem as printed, by their names. */
export type Givens = Readonly<Record<string, number>>

/**
 * The marks of `parts` add up to those of the maker. Only a problem with one part can be asked with options. `G` and `P` say
 * which numbers are given and how many parts there are: a second computation is typed by them.
 */
export type Problem<G extends Givens = Givens, P extends readonly Part[] = readonly Part[]> = Readonly<{
  /** What is told before the parts; '' when the only part says it all. */
  stem: string
  parts: P
  picture: Picture | null
  /** A second computation starts from these. */
  givens: G
}>

type Person = Readonly<{ name: string; he: string; his: string; him: string }>

/** What a maker draws of a seed. Every call takes the next numbers of it: another order of calls gives another problem. */
export type Draw = Readonly<{
  /** A whole number from `least` to `most`, both included, in steps of `step` from `least`. */
  int(least: number, most: number, step?: number): number
  pick<const L extends readonly [unknown, ...unknown[]]>(list: L): L[number]
  /** Children of different communities, as a class in Singapore has them. */
  children(): readonly [Person, Person, Person]
  adult(): string
}>

/** Draws a problem for a paper of this year; null: draw again. */
export type Make<R extends Problem | null = Problem | null> = (draw: Draw, year: number) => R

/**
 * How one family makes problems of one size. `choice`: it can be asked with four options. `level`: 1 one step or recall, 2 as
 * most of the examination, 3 joins two ideas or hides the way. `calculator`: only fit for Paper 2.
 */
export type Maker = Readonly<{
  marks: 1 | 2 | 3 | 4 | 5
  choice: boolean
  level: 1 | 2 | 3
  calculator: boolean
  make: Make
}>

/** In which years the exam asks it is a matter of its skill: `yearsOf` of skills.ts. `makers` have different marks. */
export type Family<Id extends string = string, M extends readonly Maker[] = readonly Maker[]> = Readonly<{
  id: Id
  name: string
  skill: SkillId
  makers: M
}>

/**
 * The contract of a type's documents: all that the server and the authors know about a type, beside the rules that the
 * browser has too (`QuizType`). The browser never loads it.
 */
import type { ZodType } from 'zod'
import type { Issue } from '#lib/issue.ts'
import type { JsonObject } from '#lib/json.ts'
import type { PrintView } from './print-view.ts'
import type { Quiz } from './quiz-type.ts'

/** The type's section of the examination's Paper 2 until 2024. `newPage` is true where the examination turns the page. */
export type ExamSection = Readonly<{
  heading: string
  /** The number of its first question. */
  first: number
  /** How many questions it has. */
  count: number
  newPage: boolean
}>

/** A stretch of a specimen line: in print, or in the pen or with the mark that its style names. */
export type SpecimenRun = Readonly<{
  style: 'plain' | 'pen' | 'target' | 'pen target' | 'bold' | 'struck' | 'bubble'
  text: string
}>

/** The type's card on the practice page. */
export type TopicCard = Readonly<{
  title: string
  /** The title in English; '' where the title is English. */
  gloss: string
  /** What a pupil does, in a few words; '' where the gloss says it. */
  hint: string
  /** A line of such a quiz, answered. */
  specimen: readonly SpecimenRun[]
  /** The first part of the ids of its sets: '{docPrefix}_{setId}'. */
  docPrefix: string
}>

/** The type as a topic of a school's paper. */
export type PrelimTopic = Readonly<{
  /** The last part of a prelim document's id. */
  key: string
  label: string
  /** One to three characters that stand for it on its card. */
  glyph: string
}>

/** A closed range. */
export type Range = readonly [number, number]

/** What a full set holds, in the figures of docs/content-guide.md, 1, 2 and 4. */
export type Norms = Readonly<{
  /** The numbers of items that a set may have. */
  items: readonly number[]
  /**
   * The length of its passage in words, in characters for Chinese; null without a passage. A dialogue is counted without
   * the phrases that fill it.
   */
  passage: Range | null
  /** The length of a reason in words, in characters for Chinese. */
  explanation: Range
}>

/** `T` is the name of the type, which `schema` adds to the quiz that it reads. `documents` (registry) has all nine. */
export type QuizDocument<T extends string, Q extends Quiz> = Readonly<{
  /** Reads a stored document as a quiz with the name of its type. */
  schema: ZodType<Readonly<{ type: T; quiz: Q }>>
  /** What a document must hold beyond its shape. A quiz without an issue can be answered and marked as written. */
  lint(quiz: Q, stored: JsonObject): readonly Issue[]
  print: PrintView<Q>
  exam: ExamSection
  card: TopicCard
  prelim: PrelimTopic
  norms: Norms
}>

/**
 * What a page plays: sections, each a quiz of one type. A set is an exercise of one section, a whole paper of the
 * examination has several. Plain data, so that a page can carry it to the browser.
 */
import { type Language, PAGE_LANGUAGE } from '#lib/language.ts'
import type { Flow, ItemId, Quiz } from '#quiz/contract/quiz-type.ts'
import type { Playable, PlayableName } from '#quiz/registry/playable.ts'

/**
 * `id` is its own among the sections of its exercise. `numbers` are those of its questions as printed ('26 to 35'), `note` the
 * instruction above them, `marks` what it earns, `each` what one item earns whose type gives it one mark.
 */
export type Section<N extends PlayableName = PlayableName> = Readonly<{
  id: string
  name: string
  numbers: string
  note: string
  marks: number
  each: number
  asked: Playable<N>
}>

/**
 * `title` is the heading of its page and `instruction` what stands below it, where it has several sections; `flow` is how those are
 * asked: on one sheet, or one question at a time. `format` as in `Quiz`. `minutes` is what the examination gives for all of
 * them, 0 where it gives none. The ids of items are unique in the whole exercise.
 */
export type Exercise<N extends PlayableName = PlayableName> = Readonly<{
  title: string
  format: string
  language: Language
  instruction: string
  flow: Flow
  minutes: number
  sections: readonly Section<N>[]
}>

/** An exercise of several sections as one quiz, for the flow. */
export type ExerciseQuiz = Quiz & Exercise

export const quizOf = (exercise: Exercise): ExerciseQuiz => ({
  ...exercise,
  items: exercise.sections.flatMap(({ asked }) => asked.quiz.items),
})

/** The section of an item. */
export const sectionAt = ({ sections }: Exercise, id: ItemId): Section | undefined =>
  sections.find(({ asked }) => asked.quiz.items.some((item) => item.id === id))

/** The marks of all sections. */
export const marksOf = ({ sections }: Pick<Exercise, 'sections'>): number =>
  sections.reduce((sum, { marks }) => sum + marks, 0)

/** The number of items of all sections. */
export const countOf = ({ sections }: Pick<Exercise, 'sections'>): number =>
  sections.reduce((sum, { asked }) => sum + asked.quiz.items.length, 0)

/** A quiz alone as an exercise. Its page says what its type says; what is around the quiz is in the language of the pages. */
export const oneSection = <N extends PlayableName>(asked: Playable<N>): Exercise<N> => ({
  title: asked.quiz.title,
  format: asked.quiz.format,
  language: PAGE_LANGUAGE,
  instruction: '',
  flow: 'sheet',
  minutes: 0,
  sections: [{ id: '', name: '', numbers: '', note: '', marks: asked.quiz.items.length, each: 1, asked }],
})

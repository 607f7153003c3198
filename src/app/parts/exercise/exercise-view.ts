/** What the page of an exercise shows. Plain data: the loaders give it. */
import type { Language } from '#lib/language.ts'
import type { Labels } from '#lib/paper-labels.ts'
import type { Exercise } from '#quiz/exercise/exercise.ts'
import type { Afterwards } from '#quiz/flow/result/afterwards.tsx'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import type { PlayableName } from '#quiz/registry/playable.ts'

/** What the result leads to. */
export type AfterQuiz = Readonly<{ skills: SkillLinks; afterwards: Afterwards }>

/**
 * What search engines and lists read of the page. A 'canonical' one repeats the page at `path`, an 'unlisted' one should not be
 * found. `title` is also how a list calls it; `language` is that of the questions.
 */
type ExerciseFacts = Readonly<{
  listing: 'quiz' | 'plain' | 'canonical' | 'unlisted'
  path: string
  title: string
  description: string
  language: Language
}>

/**
 * `documentId` names it in the history entry and in result codes, `version` the text that it has now, `path` its own page.
 * `print` is its page for printing; '' where there is none.
 */
export type ExerciseView<N extends PlayableName = PlayableName> = AfterQuiz &
  Readonly<{
    exercise: Exercise<N>
    facts: ExerciseFacts
    documentId: string
    version: string
    path: string
    labels: Labels
    print: string
    /** The way back. */
    back: Readonly<{ to: string; text: string }>
  }>

/** As its kind finds it. Whether it has a page for printing is said of the kind (exercise-paths.ts). */
export type FoundView = Omit<ExerciseView, 'print'>

/** A page without an exercise: still loading, or refused in the words of docs/behaviour.md, 6. */
export type NoExercise = Readonly<{
  status: 'missing' | 'refused'
  /** The title of the page. */
  title: string
  words: string
  back: ExerciseView['back']
}>

export type FoundExercise = Readonly<{ status: 'ok'; view: ExerciseView }> | NoExercise

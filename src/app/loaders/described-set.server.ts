/** How lists for grown-ups describe a set. Server side only. */

import type { ExerciseView } from '#app/parts/exercise/exercise-view.ts'
import { boardPath, classPath } from '#app/parts/exercise-ref.ts'
import { setPath } from '#app/parts/set-path.ts'
import type { ListedSet } from '#app/parts/sets/set-list.tsx'
import { counted } from '#lib/counted.ts'
import { type Language, languageOf } from '#lib/language.ts'
import { examMinutes } from '#quiz/contract/pace.ts'
import { stepsOf } from '#quiz/contract/steps.ts'
import { countOf, quizOf } from '#quiz/exercise/exercise.ts'
import { levelCounts, levelMix } from '#quiz/library/levels.ts'
import { type LibrarySet, shortTitle } from '#quiz/library/library-set.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { kits } from '#quiz/registry/kits.tsx'
import type { Playable, PlayableName } from '#quiz/registry/playable.ts'
import { MAX_CODE_ITEMS } from '#quiz/result-code/result-code.ts'

/** `name` is 'Grammar 2020' or '语文应用 Set 6'; `title` is without the topic. */
type DescribedSet = Readonly<{
  typed: Typed
  to: string
  name: string
  language: Language
  title: string
  facts: string
}>

const minutesOf = <T extends PlayableName>({ type, quiz }: Playable<T>): number =>
  examMinutes(quiz.items.length, kits.definitions[type].pace(quiz))

/** What a list says of an exercise; its title beside its name, '' where the name has it. */
export function describedExercise({ exercise, facts, path }: ExerciseView): ListedSet {
  const questions = exercise.sections.reduce((sum, { asked }) => sum + stepsOf(asked.quiz.items).length, 0)
  const minutes = exercise.minutes || exercise.sections.reduce((sum, { asked }) => sum + minutesOf(asked), 0)
  const title = exercise.title.replace(/^.*[:：]\s*/u, '')
  return {
    to: path,
    name: facts.title,
    language: languageOf(facts.title, facts.language),
    title: facts.title.includes(title) ? '' : title,
    facts: `${counted(questions, 'question')}, about ${counted(minutes, 'minute')}`,
    questions,
    minutes,
    levels: levelMix(levelCounts(quizOf(exercise).items)),
    board: boardPath(path),
    results: countOf(exercise) > MAX_CODE_ITEMS ? '' : classPath(path),
  }
}

/** Null for a set whose document cannot be read. */
export function describedSet(set: LibrarySet): DescribedSet | null {
  const { topic, setId, label, typed } = set
  if (typed === null) return null
  const { items } = typed.quiz
  return {
    typed,
    to: setPath({ quizType: topic.type, setId }),
    name: `${topic.title} ${label}`,
    language: topic.language,
    title: shortTitle(set),
    facts: `${counted(items.length, 'question')}, about ${counted(minutesOf(typed), 'minute')}`,
  }
}

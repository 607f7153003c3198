/** The page of an exercise: its screen as an island, which loads the players of the types that it has. */

import { boardPath, classPath, exerciseRef } from '#app/parts/exercise-ref.ts'
import { Island } from '#app/parts/islands/island.tsx'
import { reportPath } from '#app/parts/report-path.ts'
import { setsPath } from '#app/parts/sets/chosen-sets.ts'
import { useIsExport } from '#app/parts/site/export-context.ts'
import { countOf, type Exercise } from '#quiz/exercise/exercise.ts'
import type { QuizState } from '#quiz/flow/state/quiz-state.ts'
import type { QuestionTypeName, TextName } from '#quiz/registry/playable.ts'
import { questionKits } from '#quiz/registry/question-kits.tsx'
import { textKits } from '#quiz/registry/text-kits.tsx'
import { MAX_CODE_ITEMS } from '#quiz/result-code/result-code.ts'
import { PaperScreen } from '#quiz/screen/paper-screen.tsx'
import { type ExerciseScreenProps, SectionScreen } from '#quiz/screen/section-screen.tsx'
import type { ForClass } from '#quiz/screen/share-dialog.tsx'
import type { ExerciseView } from './exercise-view.ts'

const isAlone = (exercise: Exercise, names: object): boolean =>
  exercise.sections.length === 1 && exercise.sections.every(({ asked }) => asked.type in names)

const isText = (exercise: Exercise): exercise is Exercise<TextName> => isAlone(exercise, textKits.players)
const isQuestions = (exercise: Exercise): exercise is Exercise<QuestionTypeName> =>
  isAlone(exercise, questionKits.players)

/** `title` and `path` are for what the page's script remembers of it; no screen draws them. */
type IslandProps = ExerciseScreenProps & Readonly<{ title: string; path: string }>

function ExerciseIsland({ exercise, title, path, ...data }: IslandProps) {
  const props = { ...data, exercise, title, path }
  if (isText(exercise))
    return (
      <Island name="texts" data={props}>
        <SectionScreen {...data} exercise={exercise} kits={textKits} />
      </Island>
    )
  if (isQuestions(exercise))
    return (
      <Island name="questions" data={props}>
        <SectionScreen {...data} exercise={exercise} kits={questionKits} />
      </Island>
    )
  return (
    <Island name="papers" data={props}>
      <PaperScreen {...data} exercise={exercise} />
    </Island>
  )
}

function forClass(path: string, hasCodes: boolean): ForClass {
  return { board: boardPath(path), list: setsPath([exerciseRef(path)]), codes: hasCodes ? classPath(path) : '' }
}

export function ExercisePage({ view, posted }: Readonly<{ view: ExerciseView; posted: QuizState | null }>) {
  const { version, facts, ...data } = view
  const hasCodes = countOf(view.exercise) <= MAX_CODE_ITEMS
  const report = reportPath(view.path, version)
  return (
    <ExerciseIsland
      {...data}
      title={facts.title}
      codeOf={hasCodes ? view.documentId : ''}
      posted={posted}
      report={report}
      hideScore={false}
      forClass={useIsExport() ? null : forClass(view.path, hasCodes)}
    />
  )
}

/** The page of an exercise: its screen as an island, which loads the players of the types that it has. */
import { Island } from '#app/parts/island.tsx'
import { reportPath } from '#app/parts/report-path.ts'
import type { Exercise } from '#quiz/exercise/exercise.ts'
import type { QuizState } from '#quiz/flow/state/quiz-state.ts'
import type { QuestionTypeName, TextName } from '#quiz/registry/playable.ts'
import { questionKits } from '#quiz/registry/question-kits.tsx'
import { textKits } from '#quiz/registry/text-kits.tsx'
import { PaperScreen } from '#quiz/screen/paper-screen.tsx'
import { type ExerciseScreenProps, SectionScreen } from '#quiz/screen/section-screen.tsx'
import type { ExerciseView } from './exercise-view.ts'

const isAlone = (exercise: Exercise, names: object): boolean =>
  exercise.sections.length === 1 && exercise.sections.every(({ asked }) => asked.type in names)

const isText = (exercise: Exercise): exercise is Exercise<TextName> => isAlone(exercise, textKits.players)
const isQuestions = (exercise: Exercise): exercise is Exercise<QuestionTypeName> =>
  isAlone(exercise, questionKits.players)

function ExerciseIsland({ exercise, ...data }: ExerciseScreenProps) {
  const props = { ...data, exercise }
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
      <PaperScreen {...props} />
    </Island>
  )
}

export function ExercisePage({ view, posted }: Readonly<{ view: ExerciseView; posted: QuizState | null }>) {
  const { version, path, facts: _facts, ...data } = view
  return <ExerciseIsland {...data} posted={posted} report={reportPath(path, version)} hideScore={false} />
}

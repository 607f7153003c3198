/** The screen of an exercise of several sections: one sheet with one Submit, and the marks by section. */
import { useMemo } from 'react'
import { exerciseType } from '#quiz/exercise/definition.ts'
import { quizOf } from '#quiz/exercise/exercise.ts'
import { PaperChoice } from '#quiz/exercise/paper-choice.tsx'
import { PaperMap } from '#quiz/exercise/paper-map.tsx'
import { ExercisePlayer } from '#quiz/exercise/player.tsx'
import { tickedInExercise } from '#quiz/exercise/sums.tsx'
import { kits } from '#quiz/registry/kits.tsx'
import { QuizScreen } from './quiz-screen.tsx'
import type { ExerciseScreenProps } from './section-screen.tsx'

const PARTS = { Map: PaperMap, Choice: PaperChoice }

export function PaperScreen({ exercise, ...data }: ExerciseScreenProps) {
  const quiz = useMemo(() => quizOf(exercise), [exercise])
  const type = useMemo(() => exerciseType(kits.definitions, exercise), [exercise])
  return (
    <QuizScreen
      {...data}
      type={type}
      quiz={quiz}
      player={ExercisePlayer}
      Sum={kits.Sum}
      tickedIn={tickedInExercise}
      mixes={false}
      sections={exercise.flow === 'sheet' ? PARTS : null}
    />
  )
}

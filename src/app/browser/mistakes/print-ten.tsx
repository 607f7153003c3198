/** Prints the mistakes of a day as a paper, and their key on a page of its own. Nothing is asked of a server. */

import { useEffect } from 'react'
import { drawIsland } from '#app/browser/islands/island-root.tsx'
import { make } from '#app/browser/memory/make.ts'
import { blankResponse } from '#quiz/contract/responses.ts'
import { exerciseType } from '#quiz/exercise/definition.ts'
import { type Exercise, quizOf } from '#quiz/exercise/exercise.ts'
import { ExercisePlayer } from '#quiz/exercise/player.tsx'
import { kits } from '#quiz/registry/kits.tsx'
import { exerciseOfTen, isHere, TITLE } from './exercise-of-ten.ts'
import type { Known } from './known.ts'

const nothing = () => undefined

function Paper({ exercise, onDrawn }: Readonly<{ exercise: Exercise; onDrawn(): void }>) {
  useEffect(onDrawn, [onDrawn])
  const quiz = quizOf(exercise)
  const keys = Object.fromEntries(quiz.items.map(({ id, key }) => [id, key]))
  const score = exerciseType(kits.definitions, exercise).score(quiz, keys)
  const shown = {
    quiz,
    stage: 'all',
    crossed: {},
    ticked: {},
    onRespond: nothing,
    onCross: nothing,
    onTick: nothing,
  } as const
  return (
    <>
      <h1>{TITLE}</h1>
      <ExercisePlayer {...shown} response={blankResponse(quiz)} score={null} reasons={null} />
      <div className="print-key">
        <h1>{TITLE}: the key</h1>
        <ExercisePlayer {...shown} response={keys} score={score} reasons={score} />
      </div>
    </>
  )
}

/** `place` is the page, which is not printed meanwhile. */
export async function printTen(place: HTMLElement, ten: readonly Known[]): Promise<void> {
  const exercise = await exerciseOfTen(ten.filter(isHere))
  const root = make('div', { class: 'print-ten' })
  place.after(root)
  place.classList.add('not-printed')
  const print = () => {
    window.print()
    root.remove()
    place.classList.remove('not-printed')
  }
  drawIsland(root, <Paper exercise={exercise} onDrawn={print} />)
}

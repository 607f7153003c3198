/** An exercise of several sections, in the browser. */
import { PaperScreen } from '#quiz/screen/paper-screen.tsx'
import type { ExerciseScreenProps } from '#quiz/screen/section-screen.tsx'
import { hydrateExercise } from './exercise-root.tsx'
import { partsReady } from './parts-ready.ts'

export async function hydrate(root: Element, props: ExerciseScreenProps): Promise<void> {
  await partsReady(props)
  await hydrateExercise(
    root,
    props,
    (drawn) => <PaperScreen {...drawn} />,
    async (unmixed) => unmixed,
  )
}

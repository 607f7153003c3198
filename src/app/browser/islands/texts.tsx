/** An exercise of one of the nine types, or a selection, in the browser. */
import type { TextName } from '#quiz/registry/playable.ts'
import { textKits } from '#quiz/registry/text-kits.tsx'
import { type ExerciseScreenProps, SectionScreen } from '#quiz/screen/section-screen.tsx'
import { hydrateExercise } from './exercise-root.tsx'

type Props = ExerciseScreenProps<TextName>

export function hydrate(root: Element, props: Props): Promise<void> {
  return hydrateExercise(
    root,
    props,
    (drawn) => <SectionScreen {...drawn} kits={textKits} />,
    async (unmixed, { shuffle }) => {
      if (shuffle === '') return unmixed
      // Few links mix the options, so the other pages do not fetch what does it.
      const { mixedExercise } = await import('./mixed-exercise.ts')
      return mixedExercise(unmixed, shuffle, root.querySelector('form'))
    },
  )
}

/** An exercise of questions: problems of Mathematics, questions of Science, texts, sentences, in the browser. */
import type { QuestionTypeName } from '#quiz/registry/playable.ts'
import { questionKits } from '#quiz/registry/question-kits.tsx'
import { type ExerciseScreenProps, SectionScreen } from '#quiz/screen/section-screen.tsx'
import { hydrateExercise } from './exercise-root.tsx'
import { partsReady } from './parts-ready.ts'

export async function hydrate(root: Element, props: ExerciseScreenProps<QuestionTypeName>): Promise<void> {
  await partsReady(props)
  await hydrateExercise(
    root,
    props,
    (drawn) => <SectionScreen {...drawn} kits={questionKits} />,
    async (unmixed) => unmixed,
  )
}
